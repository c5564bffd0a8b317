import type { StatementsQuery } from '@consignment/components/parts/statements/StatementsPage';
import { isDate } from '@consignment/domain/time/dates';
import { listCodec } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

// The latest first.
const list = listCodec(['last_day'], '-last_day');

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
