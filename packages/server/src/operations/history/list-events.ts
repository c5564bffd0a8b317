import { forSession } from '../../actions/operation.ts';
import { pageAsk } from '../../common/page.ts';
import { eventsAfter } from '../../queries/history.ts';
import { eventToWire } from '../../wire/history.ts';

export const listEvents = forSession<'listEvents'>(({ query, session, read }) => {
  const { after = 0 } = query;
  const { size } = pageAsk(query);
  return read(async (tx) => {
    const rows = await eventsAfter(tx, session.shopId, { after, size: size + 1 });
    const results = rows.slice(0, size).map(eventToWire);
    const next = results.at(-1)?.seq ?? after;
    return { status: 200, body: { results, next, has_more: rows.length > size } };
  });
});
