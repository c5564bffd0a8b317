/**
 * `npm test -- quick`, the loop of work: types, rules and format of the changed files, the laws of the house, and the
 * unit tests, contract tests and stories that the change reaches, nearest first, as many as a minute and a half holds. It
 * prints the names of what is left out.
 */
import type { Change } from '../change.ts';
import { tool, typecheck, vitest, type Row, type Step } from '../commands.ts';
import type { Cost } from '../plan.ts';
import { choose, type Choice } from './choose.ts';

export function quickRows({ files: changed, reached }: Change, cost: Cost): readonly Row[] {
  const choices = choose(reached, cost);
  for (const choice of choices) sayChoice(choice);
  const [units, contract, stories] = choices.map(({ chosen }) => chosen);
  const stepOf = (project: string, files: readonly string[] = []): readonly Step[] =>
    files.length === 0 ? [] : [vitest(project, files)];
  return [
    [
      [typecheck, ...checksOf(changed), ...stepOf('stories', stories)],
      [vitest('unit', ['tests/house/', ...(units ?? [])]), ...stepOf('contract', contract)],
    ],
  ];
}

function checksOf(changed: readonly string[]): Step[] {
  const linted = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/generated/'));
  const lint = tool('lint', ['eslint', '--max-warnings=0', '--no-warn-ignored', ...linted]);
  const format = tool('format', ['prettier', '--check', '--ignore-unknown', '--log-level=warn', ...changed]);
  return [...(linted.length === 0 ? [] : [lint]), ...(changed.length === 0 ? [] : [format])];
}

function sayChoice({ project, chosen, left }: Choice): void {
  if (chosen.length + left.length === 0) return;
  console.log(
    `${project}: ${chosen.length} of ${chosen.length + left.length} files that the change reaches.`,
  );
  if (left.length > 0) console.log(`  Left to the whole run: ${left.join(', ')}`);
}
