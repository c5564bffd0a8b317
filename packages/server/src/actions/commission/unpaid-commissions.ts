import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from '@consignment/client/generated/api';
import type { Session } from '../../common/session.ts';
import { searchOf } from '../../common/page.ts';
import { datesOf, saleDaysOf } from '../../common/period.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { bankHoldReason } from '../../ledger/bank-hold-reason.ts';
import { isVendorBeingChecked } from '../../ledger/being-checked.ts';
import { vendorsPaidThere } from '../../ledger/paid-there.ts';
import { payeeOf } from '../../ledger/method-setup.ts';
import { paypalSetup } from '../../ledger/paypal-setup.ts';
import { isHeld, onItsWayAmong, readHolds } from '../../pricing/available.ts';
import { bankHoldOf } from '../../queries/payouts/bank-details.ts';
import { openReversals, payableLines, type PayableLine } from '../../queries/orders/line-items.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import type { Tx } from '../../database/database.ts';
import { visibleTo } from '../../common/visibility.ts';

const texts = defineTexts('UnpaidCommissions', {
  salesHidden: 'This shop does not show what individual sales earn. Request all unpaid commissions instead.',
});

/** The amount payable to a vendor now: the answer of both documented paths. */
export async function unpaidCommissions(
  tx: Tx,
  session: Session,
  vendorId: number,
  now: Date,
  narrow: { date_start?: string; date_end?: string; search?: string },
): Promise<components['schemas']['UnpaidCommissions']> {
  const vendor = await vendorById(tx, session.shopId, vendorId);
  if (vendor === null) throw notFound();
  const shop = await shopOf(tx, session.shopId);
  const visible = visibleTo(session, await metasOf(tx, session.shopId));
  // Narrowed to one line, the amount would reveal its commission.
  const isNarrowed = [narrow.date_start, narrow.date_end, narrow.search].some(
    (value) => (value ?? '') !== '',
  );
  if (isNarrowed && !visible.commissions) {
    throw refuse(403, 'forbidden', texts.salesHidden);
  }
  const carriedOver = await openReversals(tx, session.shopId, vendorId);
  const carriedIds = new Set(carriedOver.map((line) => line.id));
  const holds = await readHolds(tx, session.shopId, now);
  const payable = await payableLines(tx, holds, {
    vendorId,
    period: saleDaysOf(datesOf(narrow), shop.time_zone, visible),
    search: searchOf(narrow.search),
    visible,
  });
  // Reversals are part of every payout, chosen or not, so they are listed once and separately.
  const open = payable.filter((line) => !carriedIds.has(line.id));
  const held = open.filter(isHeld);
  const lines = open.filter((line) => !isHeld(line));
  const { next } = onItsWayAmong(holds, held);
  const sum = (of: readonly PayableLine[]) =>
    moneyToWire(sumMoney(of.map((line) => line.commission_amount)), shop.currency);
  const paypal = session.party === 'vendor' ? null : await paypalSetup(tx, shop);
  return {
    line_items: lines.map((line) => line.id),
    count: lines.length,
    amount: sum(lines),
    carried_over: {
      line_items: carriedOver.map((line) => line.id),
      amount: sum(carriedOver),
    },
    on_its_way: {
      line_items: held.map((line) => line.id),
      amount: sum(held),
      next_available_on: next?.on ?? null,
      next_available_amount: moneyToWire(next?.amount ?? 0, shop.currency),
    },
    minimum_payout: moneyToWire(vendor.minimum_payout ?? holds.minimum, shop.currency),
    ...(paypal === null
      ? {}
      : {
          paypal: paypal.mode,
          paypal_refused: payeeOf(paypal, vendor, shop.currency).paypal?.refused ?? null,
          being_checked: await isVendorBeingChecked(tx, session.shopId, vendorId),
          paid_there: (await vendorsPaidThere(tx, session.shopId, vendorId)).get(vendorId) ?? null,
          bank_hold: await bankHoldToShow(tx, session.shopId, vendor, now),
        }),
  };
}

/** The hold that a payout would be refused for, so that the review says so before. */
async function bankHoldToShow(
  tx: Tx,
  shopId: number,
  vendor: { readonly id: number; readonly name: string },
  now: Date,
): Promise<components['schemas']['UnpaidCommissions']['bank_hold']> {
  const until = await bankHoldOf(tx, { shopId, vendorId: vendor.id }, now);
  if (until === null) return null;
  return { until: until.toISOString(), reason: await bankHoldReason(tx, shopId, vendor.name, until) };
}
