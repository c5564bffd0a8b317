import { plainName } from '@consignment/domain/text/plain-name';
import { defineTexts } from '@consignment/domain/text/texts';
import { startOfDay } from '@consignment/domain/time/zone';
import { rateOf } from '../../common/figures.ts';
import { forSession, type Answer, type Body } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { globalRateOf, startDateOf } from '../../actions/shops/settings-values.ts';
import { nextOrders } from '../../actions/vendors/rates-ahead.ts';
import type { Tx } from '../../database/database.ts';
import { tried } from '../../database/trial.ts';
import { tryTaxSetting } from '../../imports/write/tax-setting.ts';
import type { PricedBy } from '../../pricing/proposed-rules.ts';
import { pricesUnderRules } from '../../pricing/rule-preview.ts';
import { readRules, splitTags, type LoadedRules } from '../../pricing/shop-rules.ts';
import { typeRateChangeOf } from '../../actions/commission/type-rates.ts';
import { rulePreviewToWire } from '../../wire/rule-preview.ts';

const texts = defineTexts('PreviewCommissionSettings', {
  oneVendor: 'You can only request the rates for one vendor at a time.',
});

type Sent = Body<'previewCommissionSettings'>;

/** The page limit of a list. */
const largestDifferences = 1000;

export const previewCommissionSettings = forSession<'previewCommissionSettings'>(
  ({ body, session, now, read, write }) => {
    const { prices_include_tax: pricesIncludeTax } = body;
    const preview = async (tx: Tx): Promise<Answer<'previewCommissionSettings'>> => {
      const { shopId } = session;
      const { currency } = await shopOf(tx, shopId);
      const vendorId = vendorIdOf(body);
      const rules = {
        ...proposed(await readRules(tx, shopId), body),
        ...(vendorId === null ? {} : await vendorRulesOf(tx, shopId, vendorId, body.vendor)),
      };
      const prices = await pricesUnderRules(tx, shopId, rules, { vendorId, largest: largestDifferences });
      const next = isOfRate(body)
        ? await nextOrders(
            tx,
            shopId,
            { rules, goods: { vendorId, productType: rules.typeRate?.product_type ?? null }, from: null },
            now,
          )
        : null;
      return { status: 200, body: rulePreviewToWire(prices, currency, next) };
    };
    if (pricesIncludeTax === undefined) return read(preview);
    // Refunds are read again by it.
    return tried(write, async (tx) => {
      await tryTaxSetting(tx, { shopId: session.shopId, now }, pricesIncludeTax);
      return preview(tx);
    });
  },
);

/** Whether the change is one of a rate, and not only of what a rate is taken from. */
function isOfRate({ vendor, product_type_rate: typeRate, ...shop }: Sent): boolean {
  if (typeRate !== undefined) return true;
  if (vendor !== undefined) return vendor.commission_rate !== undefined || vendor.flat_rate !== undefined;
  return shop.global_commission !== undefined || shop.use_cost_per_item !== undefined;
}

/** The vendor of the figures; null for the whole shop. */
function vendorIdOf({ vendor, product_type_rate: typeRate }: Sent): number | null {
  if (vendor !== undefined && typeRate !== undefined && typeRate.vendor !== vendor.id) {
    throw refuse(422, 'invalid_value', texts.oneVendor, {
      pointer: '/product_type_rate/vendor',
    });
  }
  return vendor?.id ?? typeRate?.vendor ?? null;
}

/** The vendor's stored rules with the proposed ones in their place. */
async function vendorRulesOf(
  tx: Tx,
  shopId: number,
  vendorId: number,
  sent: Sent['vendor'],
): Promise<Pick<PricedBy, 'vendor'>> {
  const kept = await vendorById(tx, shopId, vendorId);
  if (kept === null) throw notFound();
  const { commission_rate: rate, ...plain }: Partial<NonNullable<Sent['vendor']>> = sent ?? {};
  return {
    vendor: {
      ...kept,
      ...plain,
      ...(rate === undefined ? {} : { commission_rate_ppm: rateOf(rate, '/vendor/commission_rate') }),
    },
  };
}

/** The stored rules with the proposed ones in their place; each key has the form of the call that saves it. */
function proposed(kept: LoadedRules, sent: Sent): PricedBy {
  const { product_type_rate: typeRate } = sent;
  const startDate =
    sent.commission_start_date === undefined
      ? kept.commissionStartDate
      : startDateOf(sent.commission_start_date, '/commission_start_date');
  return {
    ...kept,
    globalCommission:
      sent.global_commission === undefined
        ? kept.globalCommission
        : globalRateOf(sent.global_commission, '/global_commission'),
    useCostPerItem: sent.use_cost_per_item ?? kept.useCostPerItem,
    discountShare: sent.discount_share ?? kept.discountShare,
    discountBeforePercentage: sent.consignment_discount_pre_percentage ?? kept.discountBeforePercentage,
    calculateByProfit: sent.consignment_calculate_by_profit ?? kept.calculateByProfit,
    commissionStartDate: startDate,
    startsAt: startDate === null ? null : startOfDay(startDate, kept.timeZone).toISOString(),
    ignoreOrderTags:
      sent.ignore_order_tags === undefined ? kept.ignoreOrderTags : splitTags(sent.ignore_order_tags),
    ...(typeRate === undefined
      ? {}
      : {
          typeRate: {
            vendor_id: typeRate.vendor ?? null,
            product_type: plainName(typeRate.product_type),
            ...typeRateChangeOf(typeRate, kept.currency, '/product_type_rate/commission_rate'),
          },
        }),
  };
}
