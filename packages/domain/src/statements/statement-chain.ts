import { defineTexts } from '../text/texts.ts';
import type { StatementSummary } from './statement-summary.ts';

const texts = defineTexts('StatementChain', {
  followsAbsent: 'Statement {number} follows a statement that can’t be found in the files.',
  followsAnother:
    'Statement {number} does not follow statement {before}: it names a different statement as the previous one.',
  followsEarlier:
    'Statement {number} follows statement {earlier}, and statement {before} was withdrawn or belongs to another chain.',
  followsNone:
    'Statement {number} does not follow statement {before}: it does not name a previous statement.',
  otherOpening: 'Statement {number} does not open with the closing balance of statement {before}.',
  sameNumber: 'Two statements have the number {number}.',
});

/** A place where the chain of a payee's statements does not hold, or cannot be followed, in a sentence. */
export type ChainFinding = { readonly is: 'broken' | 'gap'; readonly text: string };

export type Chain = {
  readonly shop: string;
  readonly payee: string;
  /** The numbers of the statements, in order. */
  readonly numbers: readonly number[];
  readonly findings: readonly ChainFinding[];
};

/**
 * The chains of the payees of whom there are two statements or more, all of one installation. The same statement in two kinds
 * of file counts once.
 */
export function chainsOf(summaries: readonly StatementSummary[]): Chain[] {
  const byPayee = new Map<string, Map<string, StatementSummary>>();
  for (const summary of summaries) {
    const { payeeKind, payeeId, hash } = summary;
    const payee = `${payeeKind}:${payeeId}`;
    byPayee.set(payee, (byPayee.get(payee) ?? new Map<string, StatementSummary>()).set(hash, summary));
  }
  return [...byPayee.values()].flatMap((found) => {
    const statements = [...found.values()].toSorted((one, other) => one.number - other.number);
    const [first] = statements;
    if (first === undefined || statements.length < 2) return [];
    const numbers = statements.map(({ number }) => number);
    return [{ shop: first.shop, payee: first.payee, numbers, findings: findingsIn(statements) }];
  });
}

function findingsIn(statements: readonly StatementSummary[]): ChainFinding[] {
  return statements.slice(1).flatMap((statement, at) => {
    const before = statements[at];
    return before === undefined ? [] : findingsBetween(before, statement, statements);
  });
}

function findingsBetween(
  before: StatementSummary,
  statement: StatementSummary,
  all: readonly StatementSummary[],
): ChainFinding[] {
  const [one, other] = [before.number, statement.number];
  if (one === other) return [broken(texts.sameNumber({ number: one }))];
  if (statement.previous === before.hash) {
    return statement.opening === before.closing
      ? []
      : [broken(texts.otherOpening({ number: other, before: one }))];
  }
  const named = all.find(({ hash }) => hash === statement.previous);
  if (named !== undefined) {
    return [broken(texts.followsEarlier({ number: other, earlier: named.number, before: one }))];
  }
  if (statement.previous === null) {
    return [broken(texts.followsNone({ number: other, before: one }))];
  }
  if (other > one + 1) {
    return [{ is: 'gap', text: texts.followsAbsent({ number: other }) }];
  }
  return [broken(texts.followsAnother({ number: other, before: one }))];
}

function broken(text: string): ChainFinding {
  return { is: 'broken', text };
}
