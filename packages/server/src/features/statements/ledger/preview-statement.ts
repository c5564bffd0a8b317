import {
  statementSums,
  type StatementSection,
  type StatementSums,
} from '@consignment/domain/statements/statement';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { openItems } from './open-items.ts';
import { nextPeriod, nothingToState, type PeriodAsk, type StatementRefusal } from './statement-period.ts';

export type StatementPreview = {
  readonly is: 'preview';
  readonly firstDay: string;
  readonly isFirst: boolean;
  readonly sums: StatementSums;
  readonly entryCount: number;
};

/** A payee's next statement as it would be issued now. Nothing is written or locked. */
export async function previewStatement(
  tx: Tx,
  ask: PeriodAsk,
  shop: Parameters<typeof nextPeriod>[2],
): Promise<StatementPreview | StatementRefusal> {
  const period = await nextPeriod(tx, ask, shop);
  if (period.is === 'refused') return period;
  const { last, startsAt, endsAt, firstDay } = period;
  const isFirst = last === null;
  const { rows } = await sql<{ section: StatementSection; amount: number; count: number }>`
    select section, sum(earned - returned)::int8 as amount, count(*) as count
    from (${openItems(ask.payee, { startsAt, endsAt, isFirst })}) open group by section`.execute(tx);
  const entryCount = rows.reduce((sum, { count }) => sum + count, 0);
  const opening = last?.closing ?? 0;
  if (entryCount === 0 && opening === 0) return nothingToState();
  return { is: 'preview', firstDay, isFirst, sums: statementSums(opening, rows), entryCount };
}
