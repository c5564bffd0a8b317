/** The change that a run is for. */
import { execFileSync } from 'node:child_process';
import { sourcesIn } from './house/source.ts';
import { reachedBy, type Reached, type Texts } from './quick/reach.ts';
import { root } from './commands.ts';

const folders = ['packages', 'shells', 'stories', 'tests', 'examples', '.storybook'];

export type Change = {
  readonly commit: string;
  readonly files: readonly string[];
  readonly reached: readonly Reached[];
  /** The tests that its files with SQL, or about it, reach. */
  readonly reachedBySql: readonly Reached[];
  readonly texts: Texts;
};

const isSql =
  /^packages\/server\/(migrations|src\/(database|pricing|(features\/[^/]+\/)?(queries|ledger)))\//;

export function readChange(): Change {
  const files = changedFiles();
  const texts = textsOfCheckout();
  const sql = files.filter((file) => isSql.test(file));
  return {
    commit: git('rev-parse', 'HEAD') ?? '0000000',
    files,
    reached: reachedBy(files, texts),
    reachedBySql: sql.length === 0 ? [] : reachedBy(sql, texts),
    texts,
  };
}

export function textsOfCheckout(): Texts {
  const sources = folders.flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx', '.mjs']));
  return new Map(sources.map(({ path, text }) => [path, text]));
}

/**
 * Committed or not, and new files; deleted ones reach nothing. On a branch what has changed since it left main; on main
 * itself what is not committed, or else what the last commit or merge brought.
 */
function changedFiles(): string[] {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'main', 'HEAD') ?? git('merge-base', 'origin/main', 'HEAD');
  const isCommitted = git('status', '--porcelain') === '';
  const base = left === head && isCommitted ? (git('rev-parse', 'HEAD^1') ?? head) : left;
  const changed = git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD') ?? '';
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...changed.split('\n'), ...fresh.split('\n')].filter((path) => path !== '');
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
