import type { ListQuery } from '@consignment/domain/text/list-query';
import { statementSections, type StatementSection } from '@consignment/domain/statements/statement';
import { listCodec, narrowedCodec, oneOf, pageOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

type StatementEntriesQuery = ListQuery & { section: StatementSection | 'all' };

/** Entries come in the order of the statement. */
const list = listCodec(['position'], 'position');

/** The address of a statement's page: the page of its entries, and the part that is shown alone. */
export const statementEntriesCodec: ListCodec<StatementEntriesQuery> = narrowedCodec(list, {
  section: { ...oneOf(statementSections, 'all'), key: 'part' },
});

/** How the call is asked for a page of them. */
export function statementEntriesAsk(query: StatementEntriesQuery, pageSize: number) {
  const { page, page_size } = pageOf(query, pageSize);
  return { page, page_size, ...(query.section === 'all' ? {} : { section: query.section }) };
}
