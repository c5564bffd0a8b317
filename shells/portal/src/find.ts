import { answerOf } from '@consignment/client/answer';
import { currencyFor } from '@consignment/domain/money/currency';
import { portalWords } from '@consignment/domain/text/find-words';
import { defineTexts } from '@consignment/domain/text/texts';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { findPages } from '@consignment/routing/app/find-pages';
import { productSearch } from '@consignment/routing/app/find-products';
import { searchFor } from '@consignment/routing/app/find-search';
import type { AppPages } from '@consignment/routing/app/pages';
import { client } from './api.ts';
import type { Shop as PageShop } from './page.ts';
import { paths } from './paths.ts';

const texts = defineTexts('PortalFind', {
  commissions: 'Commissions',
  payouts: 'Payouts',
});

type Vendor = { id: number; currency: string | null };
type Shop = { currency: string; time_zone: string };

/** The pages of the portal as the shop shows them, and the vendor's records that the server finds. */
export function findIn(pages: AppPages<PageShop>, menuOf: PageShop, shop: Shop, vendor: Vendor): AppFindable {
  const entries = pages.list('menu', menuOf);
  const shows = (path: string) => entries.some(({ href }) => href === path);
  const ofVendor = { vendor_id: vendor.id };
  return {
    timeZone: shop.time_zone,
    pages: findPages(pages, menuOf, { paths, words: portalWords }),
    searches: [
      ...(shows(paths.commissions) ? [commissions(ofVendor)] : []),
      ...(shows(paths.payouts) ? [payouts(ofVendor, shop, vendor)] : []),
      ...(shows(paths.products) ? [productSearch(client, paths.product, { vendor: vendor.id })] : []),
    ],
  };
}

function commissions(ofVendor: { vendor_id: number }) {
  return searchFor(texts.commissions, async (asked, signal) => {
    const query = { ...asked, ...ofVendor };
    const call = client.GET('/vendors/commissions/', { params: { query }, signal });
    return (await answerOf(call)).results.map(({ title, order }) => {
      const name = order?.name ?? null;
      const search = new URLSearchParams({ s: name ?? title });
      return {
        kind: 'line' as const,
        href: `${paths.commissions}?${search.toString()}`,
        title,
        order: name,
      };
    });
  });
}

function payouts(ofVendor: { vendor_id: number }, shop: Shop, vendor: Vendor) {
  return searchFor(texts.payouts, async (asked, signal) => {
    const query = { ...asked, ...ofVendor };
    const call = client.GET('/vendors/payouts/', { params: { query }, signal });
    return (await answerOf(call)).results.map((payout) => ({
      kind: 'payout' as const,
      href: paths.payout(payout.id),
      number: payout.invoice_number,
      to: '',
      amount: payout.amount,
      currency: currencyFor({ vendor: vendor.currency, shop: shop.currency }),
      at: payout.created_date,
    }));
  });
}
