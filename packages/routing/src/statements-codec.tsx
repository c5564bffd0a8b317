import type { StatementsQuery } from '@consignment/components/parts/StatementsPage';
import type { StatementEntriesQuery } from '@consignment/components/parts/StatementView';
import { isDate } from '@consignment/domain/dates';
import { statementSections } from '@consignment/domain/statement';
import { listCodec } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

// Both lists have one order: the latest first, and as the statement has them.
const list = listCodec(['last_day'], '-last_day');
const entries = listCodec(['position'], 'position');

/** The address of a list of statements: its search and page, and the last day of their period. */
export const statementsCodec: ListCodec<StatementsQuery> = {
  keys: [...list.keys, 'until'],
  parse: (params) => {
    const lastDay = params.get('until') ?? '';
    return { ...list.parse(params), lastDay: isDate(lastDay) ? lastDay : '' };
  },
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.lastDay !== '') params.set('until', query.lastDay);
    return params;
  },
};

/** The address of the entries of a statement: the page, and the part of the statement. */
export const statementEntriesCodec: ListCodec<StatementEntriesQuery> = {
  keys: [...entries.keys, 'part'],
  parse: (params) => ({
    ...entries.parse(params),
    section: statementSections.find((section) => section === params.get('part')) ?? 'all',
  }),
  serialise: (query) => {
    const params = entries.serialise(query);
    if (query.section !== 'all') params.set('part', query.section);
    return params;
  },
};
