import { startOfDay } from '@consignment/domain/zone';
import { forSession, type Body } from '../operation.ts';
import { shopOf } from '../queries/shops.ts';
import { globalRateOf, startDateOf } from '../settings-values.ts';
import type { PricedBy } from '../store/pricing.ts';
import { previewRules } from '../store/rule-preview.ts';
import { readRules, splitTags, type LoadedRules } from '../store/shop-rules.ts';
import { typeRateChangeOf } from '../type-rates.ts';
import { rulePreviewToWire } from '../wire/rule-preview.ts';

type Sent = Body<'previewCommissionSettings'>;

/** As many vendors as a page of a list has at most. */
const largestDifferences = 1000;

export const previewCommissionSettings = forSession<'previewCommissionSettings'>(({ body, session, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const { currency } = await shopOf(tx, shopId);
    const rules = proposed(await readRules(tx, shopId), body);
    const preview = await previewRules(tx, shopId, rules, largestDifferences);
    return { status: 200, body: rulePreviewToWire(preview, currency) };
  }),
);

/** The rules as they are with what was sent in their place: each key as the call that saves it takes it. */
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
            product_type: typeRate.product_type.trim(),
            ...typeRateChangeOf(typeRate, kept.currency, '/product_type_rate/commission_rate'),
          },
        }),
  };
}
