import type { StatementsQuery } from '@consignment/components/parts/statements/StatementsPage';
import { aDay, listCodec, narrowedCodec } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

// The latest first.
const list = listCodec(['last_day'], '-last_day');

/** The address of a list of statements: its search and page, and the last day of their period. */
export const statementsCodec: ListCodec<StatementsQuery> = narrowedCodec(list, {
  lastDay: { ...aDay, key: 'until' },
});
