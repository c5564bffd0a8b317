import type { components } from '@consignment/client/generated/api';
import {
  decidingRules,
  ratesAhead,
  type RateBook,
  type RatedGoods,
  type RateSpell,
} from '@consignment/domain/rules/rates-ahead';
import { datedRules } from '@consignment/domain/commission/dated-rules';
import { exampleAmount, examplePrice, type PricedRules } from '@consignment/domain/rules/rate-example';
import { moneyToWire } from '@consignment/domain/money/money';
import { decidedSpells } from '@consignment/domain/rules/rates-ahead-text';
import { rateSpellsToWire } from '@consignment/domain/rules/rates-on-wire';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import type { PricedBy } from '../../pricing/proposed-rules.ts';
import { rateBookOf, ruleBook, settingsOfVendor } from '../../queries/vendors/rules.ts';
import { vendorsOfRules } from '../../queries/vendors/vendor-rules.ts';

type Wire = components['schemas']['RatesAhead'];
type NextOrders = NonNullable<components['schemas']['CommissionSettingsPreview']['next_orders']>;

/** The rate of orders to come: of a vendor, of a product type, of both, or of the whole shop. */
export async function ratesAheadOf(
  tx: Tx,
  shopId: number,
  {
    vendorId,
    now,
    party = 'merchant',
  }: {
    readonly vendorId: number | null;
    readonly now: Date;
    readonly party?: Session['party'];
  },
): Promise<(productType: string | null) => Wire> {
  const book = await ruleBook(tx, shopId, vendorId === null ? [] : [vendorId], now);
  return (productType) => {
    const spells = ratesAhead(rateBookOf(book, vendorId), { vendorId, productType }, book.day);
    return rateSpellsToWire(party === 'vendor' ? decided(spells) : spells, book.shop.currency);
  };
}

/** For vendors: a rule of the shop that waits behind their own does not concern them. */
function decided(spells: readonly RateSpell[]): RateSpell[] {
  return decidedSpells(spells).map((spell) => ({ ...spell, rules: decidingRules(spell.rules) }));
}

/** Of the whole shop, for its own people. */
export async function settingsRates(tx: Tx, { party, shopId }: Session, now: Date): Promise<Wire | null> {
  return party === 'merchant' ? (await ratesAheadOf(tx, shopId, { vendorId: null, now }))(null) : null;
}

/** All of a vendor's goods, and each of its product types that has its own rate on any day. */
export async function ratesOfVendor(tx: Tx, shopId: number, vendorId: number, now: Date) {
  const book = await ruleBook(tx, shopId, [vendorId], now);
  const rates = rateBookOf(book, vendorId);
  const [vendor] = await vendorsOfRules(tx, shopId, { vendorIds: [vendorId] }, []);
  const ruled = [...book.dated.values()].flatMap(([rule]) =>
    rule?.target.place === 'vendor_product_type' && rule.target.vendorId === vendorId
      ? [rule.target.name ?? '']
      : [],
  );
  const types = new Set([
    ...(vendor?.productTypes ?? []),
    ...(rates.vendor?.typeRates.keys() ?? []),
    ...ruled,
  ]);
  const spellsOf = (productType: string | null) => ratesAhead(rates, { vendorId, productType }, book.day);
  const ofTypes = [...types]
    .filter((type) => type !== '')
    .sort()
    .map((productType) => ({ productType, spells: spellsOf(productType) }))
    .filter(({ spells }) => spells.some(isOfType));
  return [{ productType: null, spells: spellsOf(null) }, ...ofTypes].map(({ productType, spells }) => ({
    product_type: productType,
    rates_ahead: rateSpellsToWire(decided(spells), book.shop.currency),
  }));
}

function isOfType({ rules }: RateSpell): boolean {
  return decidingRules(rules).some(
    ({ place }) => place === 'vendor_product_type' || place === 'shop_product_type',
  );
}

type Change = {
  readonly rules: PricedBy;
  /** For a vendor of null the change is one of the shop. */
  readonly goods: RatedGoods;
  /** The first day of the change; null for the day of `now`. */
  readonly from: string | null;
};

/** The rate of orders to come, as it is and as the proposed rules make it, with an example of the first day of the change. */
export async function nextOrders(
  tx: Tx,
  shopId: number,
  { rules, goods, from }: Change,
  now: Date,
): Promise<NextOrders> {
  const { vendorId } = goods;
  const book = await ruleBook(tx, shopId, vendorId === null ? [] : [vendorId], now);
  const { shop, vendors } = book;
  const before: PricedRules = {
    shop,
    vendor: vendorId === null ? null : (vendors.get(vendorId) ?? null),
    dated: book.dated,
  };
  const { typeRate, vendor } = rules;
  const typeRatesOf = (kept: RateBook['shop']['typeRates'], of: number | null) =>
    typeRate === undefined || typeRate.vendor_id !== of
      ? kept
      : new Map([
          ...kept,
          [
            typeRate.product_type,
            typeRate.commission_percentage
              ? { kind: 'percent' as const, ppm: typeRate.rate_ppm }
              : { kind: 'amount' as const, amount: typeRate.amount },
          ] as const,
        ]);
  const after: PricedRules = {
    dated: datedRules(rules.dated),
    shop: { ...rules, typeRates: typeRatesOf(before.shop.typeRates, null) },
    vendor:
      before.vendor === null
        ? null
        : {
            ...(vendor === undefined ? before.vendor : settingsOfVendor(vendor)),
            typeRates: typeRatesOf(before.vendor.typeRates, vendorId),
          },
  };
  const { currency } = shop;
  const of = (rates: PricedRules) => rateSpellsToWire(ratesAhead(rates, goods, book.day), currency);
  const day = from !== null && from > book.day ? from : book.day;
  const amounts = [before, after].map((rates) => exampleAmount(rates, goods, day));
  const [was, becomes] = amounts.map((amount) => (amount === null ? null : moneyToWire(amount, currency)));
  return {
    before: of(before),
    after: of(after),
    example:
      was == null || becomes == null
        ? null
        : { price: moneyToWire(examplePrice, currency), before: was, after: becomes },
  };
}
