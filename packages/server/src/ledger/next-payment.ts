import { bankCalendarOf } from '@consignment/domain/payouts/bank-days';
import { bankFileRules } from '@consignment/domain/pay-runs/bank-file';
import { nextPayment, type NextPayment } from '@consignment/domain/pay-runs/next-payment';
import type { NextPaymentWords } from './next-payment-text.ts';
import { sumMoney } from '@consignment/domain/money/money';
import { needsSecond } from '@consignment/domain/pay-runs/pay-run';
import { methodOfVendor } from '@consignment/domain/payouts/payout-method';
import { dayAt } from '@consignment/domain/time/zone';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import { readHolds } from '../pricing/available.ts';
import { bankDetailsOf, bankHolds } from '../queries/payouts/bank-details.ts';
import { vendorsWithBankDetails } from '../queries/payouts/bank-payees.ts';
import { inOpenDraft } from '../queries/payouts/open-drafts.ts';
import { lastRunOn, payRunSettingsOf, type PayRunSettings } from '../queries/payouts/pay-run-settings.ts';
import { payoutsHeldNow } from '../queries/shops/shop-jobs.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { bankFaultsOf, unaddressedVendors } from './bank-faults.ts';
import { vendorsBeingChecked } from './being-checked.ts';
import { currenciesOf } from './currencies.ts';
import { duesOf } from './open-lines.ts';
import { openPartsOf } from './open-parts.ts';
import { vendorsPaidThere } from './paid-there.ts';
import { payeeOf, type MethodSetups } from './method-setup.ts';
import { paypalSetup } from './paypal-setup.ts';

/** A vendor's next payment, with what its words need. */
export type KnownNextPayment = {
  readonly payment: NextPayment;
  readonly words: Omit<NextPaymentWords, 'shop' | 'currency'> & {
    /** In which the vendor's amounts are written. */
    readonly currency: string;
  };
};

/**
 * When these vendors of a shop are paid next, as a run of the schedule would pay them. The transaction has to see the whole
 * shop. Without `secrets` it is not known whether the shop's bank can pay to a vendor's details: vendors of whom that would
 * have to be are left out.
 */
export async function nextPaymentsOf(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly vendorIds: readonly number[];
    readonly secrets: Sealer | null;
    readonly now: Date;
  },
): Promise<Map<number, KnownNextPayment>> {
  const { shopId, vendorIds, secrets, now } = ask;
  const shop = await shopOf(tx, shopId);
  const { books, shown } = await currenciesOf(tx, shopId);
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'hidden', 'paypal_email', 'currency', 'minimum_payout', 'payout_method'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', vendorIds.length === 0 ? [0] : [...vendorIds])
    .execute();
  const settings = await payRunSettingsOf(tx, shopId);
  const lastDone = await lastRunOn(tx, shopId);
  const holds = await readHolds(tx, shopId, now);
  const parts = await openPartsOf(tx, holds, vendorIds);
  const dues = await duesOf(tx, shopId, settings.secondAbove === null ? vendorIds : 'all');
  // The most that a run of the schedule can come to.
  const most = sumMoney([...dues.values()].filter((due) => due > 0));
  const heldUntil = await bankHolds(tx, shopId, now);
  const checked = await vendorsBeingChecked(tx, shopId);
  const paidThere = await vendorsPaidThere(tx, shopId, 'all');
  const drafts = await inOpenDraft(tx, shopId, vendorIds);
  const held = await payoutsHeldNow(tx, shopId);
  const setups: MethodSetups = {
    paypal: await paypalSetup(tx, shop),
    bank: {
      method: 'bank',
      payees: await vendorsWithBankDetails(tx, shopId),
      unaddressed: secrets === null ? new Map() : await unaddressedVendors(tx, secrets, shopId, vendorIds),
    },
    by_hand: { method: 'by_hand' },
  };
  const details = secrets === null ? null : await bankDetailsOf(tx, secrets, shopId, vendorIds);
  const faults = bankFaultsOf(settings, details ?? new Map());

  const known = vendors.flatMap((vendor): [number, KnownNextPayment][] => {
    const { id } = vendor;
    const method = settings.schedule?.method ?? methodOfVendor(vendor.payout_method, shop.payout_method);
    const isByBank = method === 'bank' && settings.schedule !== null;
    if (isByBank && details === null && !takesEveryKind(settings)) return [];
    const draft = drafts.get(id);
    const until = heldUntil.get(id) ?? null;
    const minimum = vendor.minimum_payout ?? holds.minimum;
    const payment = nextPayment({
      now,
      timeZone: shop.time_zone,
      // Nothing is scheduled in a sandbox.
      rule: shop.sandbox_of === null ? settings.schedule : null,
      lastDone,
      paysByItself: settings.paysByItself && !needsSecond(most, settings.secondAbove),
      draft:
        draft === undefined
          ? null
          : {
              day: draft.scheduledFor ?? dayAt(draft.draftedAt, shop.time_zone),
              isToBeApproved: draft.isToBeApproved,
              amount: draft.amount,
            },
      due: dues.get(id) ?? 0,
      parts: parts.get(id) ?? [],
      minimum,
      currency: books,
      heldUntil: until,
      ...payeeOf(setups[method], vendor, shown),
      calendar: isByBank && settings.fileFormat !== null ? bankCalendarOf(books) : null,
      bankFault: isByBank ? (faults(id)?.code ?? null) : null,
      isHidden: vendor.hidden,
      isBeingChecked: checked.has(id),
      isPaidThere: paidThere.has(id),
      // While they are worked out the runs wait, and pay on the same day.
      isFailing: held.failing.has(id) || (held.all && !held.isUnderWay),
    });
    const words = {
      books,
      minimum,
      heldUntil: until,
      timeZone: shop.time_zone,
      locale: shop.locale,
      currency: vendor.currency ?? shown,
    };
    return [[id, { payment, words }]];
  });
  return new Map(known);
}

function takesEveryKind({ fileFormat }: PayRunSettings): boolean {
  return fileFormat === null || bankFileRules[fileFormat].kinds.length === bankFileRules.csv.kinds.length;
}
