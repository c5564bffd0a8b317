import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf } from '../../common/page.ts';
import { pageOfAnnouncements } from '../../queries/shops/announcements.ts';
import { announcementToWire } from '../../wire/shop.ts';

export const listAnnouncements = forSession<'listAnnouncements'>(async ({ query, url, session, read }) => {
  const page = pageAsk(query, 5);
  const { direction } = orderingOf(query.sort, ['created_date'], {
    by: 'created_date',
    direction: 'desc',
  });
  const found = await read((tx) => pageOfAnnouncements(tx, session.shopId, { direction, ...page }));
  return { status: 200, body: pageOf(url, page, { ...found, rows: found.rows.map(announcementToWire) }) };
});
