import { formatWirePercent } from '@consignment/domain/money/rate';
import { parseRate } from '@consignment/domain/commission/commission-input';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { enteredDayTexts, isEnteredDay } from '@consignment/domain/time/entered-day';
import { percentToWire } from '@consignment/domain/money/rate';
import {
  checkFromDay,
  fromDayOf,
  fromNow,
  rateFromShape,
  type RateDates,
  type RateFromDraft,
} from '../../../parts/commission/rate-from.ts';
import * as z from 'zod/mini';

const texts = defineTexts('CommissionConfig', {
  configurationChanged: 'The commission configuration has been changed.',
  rateIs: 'The shop’s rate is now {rate}.',
  tooLong: 'Use at most {most} characters.',
});

/** `global_commission` is a percentage as a decimal string, null where the shop has none; the start a `YYYY-MM-DD`. */
export type CommissionConfig = {
  tracking_type: 'Vendor Name' | 'Product Tag';
  vendor_product_tag_prefix: string;
  use_cost_per_item: boolean;
  global_commission: string | null;
  discount_share: 'vendor' | 'store' | 'equal';
  consignment_discount_pre_percentage: boolean;
  consignment_calculate_by_profit: boolean;
  commission_start_date: string | null;
  ignore_order_tags: string;
  prices_include_tax: boolean;
};

/** As typed: an empty rate keeps the saved one, an empty day removes it. */
export type ConfigDraft = Omit<
  CommissionConfig,
  'use_cost_per_item' | 'global_commission' | 'commission_start_date'
> &
  RateFromDraft & {
    use_cost_per_item: 'percentage' | 'flat';
    global_commission: string;
    commission_start_date: string;
  };

/** With the day from which the rate holds; null for now. */
export type DatedConfig = CommissionConfig & { from_day: string | null };

function shortText(most: number) {
  return z.string().check(z.maxLength(most, { error: () => texts.tooLong({ most: formatCount(most) }) }));
}

const configFields = z.object({
  tracking_type: z.enum(['Vendor Name', 'Product Tag']),
  vendor_product_tag_prefix: shortText(100),
  use_cost_per_item: z.enum(['percentage', 'flat']),
  global_commission: z.string().check(({ value, issues }) => {
    const parsed = parseRate(value);
    if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
  }),
  discount_share: z.enum(['vendor', 'store', 'equal']),
  consignment_discount_pre_percentage: z.boolean(),
  consignment_calculate_by_profit: z.boolean(),
  commission_start_date: z.string().check(({ value, issues }) => {
    if (value === '' || isEnteredDay(value)) return;
    issues.push({ code: 'custom', message: enteredDayTexts.refused, input: value });
  }),
  ignore_order_tags: shortText(5000),
  prices_include_tax: z.boolean(),
  ...rateFromShape,
});

export function configSchema(dates: RateDates | null) {
  return configFields.check(checkFromDay(dates));
}

export function configDraft(config: CommissionConfig, dates: RateDates | null): ConfigDraft {
  return {
    ...config,
    ...fromNow(dates),
    use_cost_per_item: config.use_cost_per_item ? 'flat' : 'percentage',
    global_commission: config.global_commission ?? '',
    commission_start_date: config.commission_start_date ?? '',
  };
}

/** `kept` is the rate that is saved (spec accounts §5). Throws RangeError on a rate that the schema refuses. */
export function configValues({ rate_from, ...draft }: ConfigDraft, kept: string | null): DatedConfig {
  const rate = parseRate(draft.global_commission);
  if (rate.is === 'refused') throw new RangeError(rate.why);
  return {
    ...draft,
    from_day: fromDayOf({ rate_from, from_day: draft.from_day }),
    vendor_product_tag_prefix: draft.vendor_product_tag_prefix.trim(),
    use_cost_per_item: draft.use_cost_per_item === 'flat',
    global_commission: rate.ppm === null ? kept : percentToWire(rate.ppm),
    commission_start_date: draft.commission_start_date === '' ? null : draft.commission_start_date,
    ignore_order_tags: draft.ignore_order_tags.trim(),
  };
}

/** The change of a save in a sentence; the rule of a rate from a day is announced where it is made. */
export function configNews({ from_day: from, ...change }: Partial<DatedConfig>): string {
  const [changed, ...others] = Object.keys(change);
  const isRate = others.length === 0 && (changed ?? 'global_commission') === 'global_commission';
  if (!isRate) return texts.configurationChanged;
  if (from !== undefined && from !== null) return '';
  return texts.rateIs({ rate: formatWirePercent(change.global_commission ?? '0') });
}

const tracking = [
  'tracking_type',
  'vendor_product_tag_prefix',
] as const satisfies readonly (keyof CommissionConfig)[];

/** The settings whose effect a preview can show: not those by which the vendors of products are found. */
export type RuleChange = Partial<Omit<CommissionConfig, (typeof tracking)[number]>>;

/** That part of a change; null where there is none. */
export function rulesOf(change: Partial<CommissionConfig>): RuleChange | null {
  const rules = { ...change };
  delete rules.tracking_type;
  delete rules.vendor_product_tag_prefix;
  return Object.keys(rules).length === 0 ? null : rules;
}

/** Does it affect which vendor a product belongs to? */
export function isTrackingChange(change: Partial<CommissionConfig>): boolean {
  return tracking.some((name) => name in change);
}
