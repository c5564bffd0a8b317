import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Builds the Storybook of the commit that wrote the baseline, in a separate work tree. The tree is not under
 * `node_modules`, where Vite takes every source for a dependency and needs ten times as long.
 *
 * @returns the folder of the built Storybook.
 */
export function buildBaseline(root: string, baselineFile: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('log', '-1', '--format=%H', '--', relative(root, baselineFile));
  if (commit === '') throw new Error('The baseline is not committed, so there is nothing to compare with.');
  const tree = join(root, '.cache/visual', commit);
  const built = join(tree, 'storybook-static');
  if (existsSync(join(built, 'index.json'))) return built;

  console.log(`Building the Storybook of ${commit.slice(0, 9)}, which the baseline was drawn from …`);
  git('worktree', 'prune');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    linkPackages(root, tree);
    execFileSync(join(root, 'node_modules/.bin/storybook'), ['build', '--loglevel', 'warn', '-o', built], {
      cwd: tree,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch (error) {
    git('worktree', 'remove', '--force', tree);
    throw error;
  }
  return built;
}

/** Packages of others are shared with this checkout; the workspace's own have to be those of the old commit. */
function linkPackages(root: string, tree: string): void {
  const from = join(root, 'node_modules');
  const to = join(tree, 'node_modules');
  mkdirSync(join(to, '@consignment'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@consignment' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  for (const home of workspacesOf(tree)) {
    symlinkSync(home, join(to, nameOf(home)));
    // npm keeps a version that only one workspace wants beside that workspace.
    const own = join(root, relative(tree, home), 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(home, 'node_modules'));
  }
}

/** The folders of the workspace's own packages. */
export function workspacesOf(tree: string): string[] {
  return globSync('{packages,shells}/*/package.json', { cwd: tree }).map((manifest) =>
    join(tree, dirname(manifest)),
  );
}

export function nameOf(home: string): string {
  // The type of npm's manifest.
  return (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { name: string }).name;
}
