import type { components } from '@consignment/client/generated/api';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { switchNames } from '@consignment/domain/shop/shop-switches';
import {
  changeOf,
  isNoChange,
  type HistoryChange,
  withheldField,
} from '@consignment/domain/history/history-entry';
import { percentToWire } from '@consignment/domain/money/rate';
import { vendorContactFields } from '@consignment/domain/vendor-files/vendor-file';
import type { Entry } from '../../ledger/record.ts';
import type { SettingsRow, ShopRow } from '../../queries/shops/shops.ts';
import type { VendorRow } from '../../queries/vendors/vendors.ts';
import { metaKinds, pricingMetas, trackingMeta } from './shop-metas.ts';

/* Entries on settings, rules and vendors keep figures and switches of a change, and of texts only their names. */

/** The id of the entries on the shop's own commission rules. */
const rulesOfShop = 'shop';

/** The entries of a change of a shop's settings: what commissions depend on is a rule. */
export function settingsEntries(before: SettingsRow, after: SettingsRow): Entry[] {
  return [
    ...entriesOf(
      { event: 'rule.updated', id: rulesOfShop },
      changeOf(ruleValues(before), ruleValues(after), {
        kept: [
          'tracking_type',
          'use_cost_per_item',
          'global_commission',
          'discount_share',
          'commission_start_date',
          'ignore_order_tags',
          'prices_include_tax',
        ],
      }),
    ),
    ...entriesOf({ event: 'setting.changed', id: 'settings' }, changeOf(before, after, { kept: ['theme'] })),
  ];
}

function ruleValues(row: SettingsRow) {
  return { ...row, global_commission: percentOf(row.global_commission_ppm) };
}

function percentOf(ppm: number | null): string | null {
  return ppm === null ? null : percentToWire(ppm);
}

/** Texts, pictures, styles and links may name people. */
const keptKinds: ReadonlySet<string> = new Set(['switch', 'theme', 'currency']);
const keptTexts: ReadonlySet<string> = new Set([
  trackingMeta,
  'consignment_onboarding_step',
  'vendor_portal_primary_color',
  'vendor_portal_secondary_color',
  'vendor_portal_font_color',
  'vendor_portal_button_text_color',
]);

/** The entries of a change of a shop's keys and values. `changed` has the new value of each key that was sent. */
export function metasEntries(
  before: ReadonlyMap<string, string>,
  changed: Iterable<readonly [string, string]>,
): Entry[] {
  const differing = [...changed].filter(([key, value]) => (before.get(key) ?? '') !== value);
  const isRule = (key: string) => pricingMetas.has(key) || key === trackingMeta;
  return [
    ...metaEntry(
      { event: 'rule.updated', id: rulesOfShop },
      before,
      differing.filter(([key]) => isRule(key)),
    ),
    ...metaEntry(
      { event: 'setting.changed', id: 'settings' },
      before,
      differing.filter(([key]) => !isRule(key)),
    ),
  ];
}

function metaEntry(
  entry: Entry,
  before: ReadonlyMap<string, string>,
  changed: readonly (readonly [string, string])[],
): Entry[] {
  const isKept = ([key]: readonly [string, string]) =>
    keptKinds.has(metaKinds.get(key) ?? '') || keptTexts.has(key);
  const kept = changed.filter(isKept);
  const withheld = changed.filter((one) => !isKept(one)).map(([key]) => key);
  return entriesOf(entry, {
    before: Object.fromEntries(kept.map(([key]) => [key, before.get(key) ?? ''])),
    after: {
      ...Object.fromEntries(kept),
      ...(withheld.length === 0 ? {} : { [withheldField]: withheld }),
    },
  });
}

/** The entries of a change of a shop's switches. */
export function switchesEntries(before: ShopSwitches, after: ShopSwitches): Entry[] {
  const change = changeOf(before, after, { kept: switchNames });
  return entriesOf({ event: 'setting.changed', id: 'switches' }, change);
}

/** The entries of a change of a shop's own facts. */
export function shopFactsEntries(
  before: components['schemas']['ShopFacts'],
  after: components['schemas']['ShopFacts'],
): Entry[] {
  const change = changeOf(before, after, {
    kept: ['country_code', 'locale'],
    withheld: ['legal_name', 'address_1', 'address_2', 'city', 'state', 'zip', 'tax_number', 'support_email'],
  });
  return entriesOf({ event: 'setting.changed', id: 'shop_facts' }, change);
}

/** The entries of a change of the shop itself. */
export function shopEntries(before: ShopRow, after: ShopRow): Entry[] {
  const change = changeOf(before, after, {
    kept: [
      'agree_to_terms',
      'agree_to_upgrade',
      'activation_requested',
      'upgrade_process_step',
      'show_upgrade_offer',
    ],
  });
  return entriesOf({ event: 'shop.changed', id: after.id }, change);
}

/** The entries of a change of a vendor: what its commissions depend on is a rule. */
export function vendorEntries(before: VendorRow, after: VendorRow): Entry[] {
  const terms = (row: VendorRow) => ({ ...row, commission_rate: percentOf(row.commission_rate_ppm) });
  return [
    ...entriesOf(
      { event: 'rule.updated', id: `vendor-${after.id}`, vendorId: after.id },
      changeOf(terms(before), terms(after), {
        kept: ['commission_rate', 'flat_rate', 'by_profit', 'by_compare_at_price', 'collects_tax'],
      }),
    ),
    ...entriesOf(
      { event: 'vendor.updated', id: after.id },
      changeOf(before, after, {
        kept: ['hidden', 'currency', 'payout_method', 'discount_codes'],
        withheld: ['name', ...vendorContactFields, 'paypal_email', 'pay_type', 'note', 'image'],
      }),
    ),
  ];
}

/** The same with the reason that a person gave, if one did. */
export function withReason(entries: readonly Entry[], reason = ''): Entry[] {
  return entries.map((entry) => ({ ...entry, reason: reason.trim() }));
}

function entriesOf(entry: Entry, change: HistoryChange): Entry[] {
  return isNoChange(change) ? [] : [{ ...entry, ...change }];
}
