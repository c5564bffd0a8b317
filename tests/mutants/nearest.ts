/** The tests that a mutant is tried with: those nearest to its file, first the quick ones. */
import { choose, type Budget } from '../quick/choose.ts';
import { reachedBy, type Readers, type Texts } from '../quick/reach.ts';
import type { Stage } from './runner.ts';

const budgets: readonly Budget[] = [
  { project: 'unit', holds: /^tests\/unit\//, seconds: 10, usual: 1 },
  { project: 'stories', holds: /\.stories\.tsx$/, seconds: 40, usual: 1 },
  {
    project: 'contract',
    holds: /^tests\/contract\/(?!hostile\/outgoing)/,
    // Most faults are caught in the first seconds.
    seconds: 45,
    usual: 5,
  },
];

/** These files declare the same tests for both engines; the real PostgreSQL is enough to catch a fault. */
const declaresForBoth = /\bforEach(Database|World|MailWorld)\(|\bforDatabase\('postgresql'/;

/** The two nearest files of a project run first, since they catch most mutants. */
export function stagesFor(
  path: string,
  texts: Texts,
  readers: Readers,
  measured: (path: string) => number | null,
): Stage[] {
  const choices = choose(reachedBy([path], texts, readers), measured, budgets);
  return choices.flatMap(({ project, chosen }) => {
    const ofPostgres = (file: string) =>
      project === 'contract' && declaresForBoth.test(texts.get(file) ?? '');
    return [chosen.slice(0, 2), chosen.slice(2)].flatMap((files) =>
      [true, false].flatMap((both): Stage[] => {
        const these = files.filter((file) => ofPostgres(file) === both);
        return these.length === 0 ? [] : [{ project, files: these, tests: both ? 'postgresql' : null }];
      }),
    );
  });
}
