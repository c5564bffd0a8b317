import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { vendorIdsOnPage } from '../../queries/vendors/vendor-pages.ts';
import type { Session } from '../../common/session.ts';
import { deriveTotals } from '../../pricing/totals.ts';

/** The page size of the list of vendors, which calls this first. */
const vendorsOnPage = 100;

export const recalculateTotals = forSession<'recalculateTotals'>(async ({ query, session, write }) => {
  if (query.shop_id !== undefined && query.shop_id !== session.shopId) throw notFound();
  const page = query.page ?? 1;
  return write(async (tx) => {
    const { ids, count } = await vendorIdsOnPage(tx, session.shopId, {
      vendorIds: vendorsAsked(session, query.vendor_id),
      size: vendorsOnPage,
      offset: (page - 1) * vendorsOnPage,
    });
    if (query.vendor_id !== undefined && count === 0) throw notFound();
    await deriveTotals(tx, session.shopId, ids);
    const pages = Math.max(1, Math.ceil(count / vendorsOnPage));
    return { status: 200, body: { page, pages, done: page >= pages } };
  });
});

/** Null for all of the shop. */
function vendorsAsked({ vendorIds }: Session, asked: number | undefined): readonly number[] | null {
  if (asked === undefined) return vendorIds;
  return vendorIds === null || vendorIds.includes(asked) ? [asked] : [];
}
