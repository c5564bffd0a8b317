import type { CurrencyCode } from '@consignment/domain/currency';
import { targetKey, versionOn, type DatedRule, type RuleValue } from '@consignment/domain/dated-rules';
import { formatMoney } from '@consignment/domain/money';
import { formatPercent } from '@consignment/domain/rate';
import { targetText, valueText } from '@consignment/domain/rule-text';
import { concernsVendor } from '@consignment/domain/vendor-rules';
import { dayAt } from '@consignment/domain/zone';
import type { Tx } from '../database/database.ts';
import { ruleNoticeContent, type RuleNotice } from '../mail-content/rule-notice-content.ts';
import { addressesOfVendors } from '../queries/mail-recipients.ts';
import { ruleBook, type RuleBook } from '../queries/rules.ts';
import { shopOf } from '../queries/shops.ts';
import {
  showsRatesToVendors,
  titledRules,
  vendorsOfRules,
  type TitledRule,
} from '../queries/vendor-rules.ts';
import { mailBrandOf } from './brand.ts';
import { portalLink } from './portal-link.ts';
import { queueMails } from './queue-mail.ts';

/**
 * Notifies vendors of versions of rules with days, in the transaction that has saved them: one mail for all of them to each
 * vendor that one concerns, is not hidden and has an approved account, and none for a version that ends before today. A shop
 * that hides from its vendors what they earn sends none. For a session of the shop, not of a vendor.
 */
export async function ruleNoticeMails(
  tx: Tx,
  about: {
    readonly shopId: number;
    /** As they were saved. */
    readonly versions: readonly Pick<DatedRule, 'id'>[];
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, publicUrl, now } = about;
  if (!(await showsRatesToVendors(tx, shopId))) return;
  const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
  const today = dayAt(now, timeZone);
  const saved = new Set(about.versions.map(({ id }) => id));
  const all = await titledRules(tx, shopId);
  const versions = all
    .filter(({ id, until }) => saved.has(id) && (until === null || until >= today))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : one.id - other.id));
  if (versions.length === 0) return;
  const vendors = (await vendorsOfRules(tx, shopId, 'with accounts', versions)).flatMap((vendor) => {
    const own = versions.filter(({ target }) => concernsVendor(target, vendor));
    return own.length === 0 ? [] : [{ vendor, own }];
  });
  const ids = vendors.map(({ vendor }) => vendor.id);
  const addresses = await addressesOfVendors(tx, shopId, ids);
  const book = await ruleBook(tx, shopId, ids, now);
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const before = Map.groupBy(
    all.filter(({ id }) => !saved.has(id)),
    ({ target }) => targetKey(target),
  );
  const mails = vendors.flatMap(({ vendor, own }) => {
    const noticeOf = (version: TitledRule): RuleNotice => {
      const setting = settingOf(version, vendor.id, book);
      const earlier = versionOn(before.get(targetKey(version.target)) ?? [], version.from);
      return {
        what: targetText(version.target, version),
        before: earlier === null ? setting : valueText(earlier.value, currency),
        after: isEnd(version.value) ? setting : valueText(version.value, currency),
        from: version.from,
        until: version.until,
      };
    };
    const content = ruleNoticeContent({
      shop: brand.shopName,
      vendorName: vendor.name,
      notices: own.map(noticeOf),
      today,
      link: portalLink(publicUrl, brand, '/rates'),
      canReply: brand.shopEmail !== null,
    });
    return (addresses.get(vendor.id) ?? []).map((address) => ({
      shopId,
      kind: 'rule_notice' as const,
      to: { name: vendor.name, address },
      content,
      brand,
      vendorId: vendor.id,
    }));
  });
  await queueMails(tx, mails, now);
}

function isEnd({ steps }: RuleValue): boolean {
  return steps.length === 0;
}

/** The setting at the place of a version, which holds where no rule with days does; null where there is none. */
function settingOf({ target }: DatedRule, vendorId: number, { shop, vendors }: RuleBook): string | null {
  const vendor = vendors.get(vendorId);
  const { currency } = shop;
  switch (target.place) {
    case 'vendor':
      return percentText(vendor?.commissionRate ?? null);
    case 'global':
      return percentText(shop.globalCommission);
    case 'flat':
      return (target.vendorId === null ? shop.useCostPerItem : (vendor?.flatRate ?? shop.useCostPerItem))
        ? 'Cost per item'
        : null;
    case 'vendor_product_type':
      return typeRateText(vendor?.typeRates.get(target.name ?? ''), currency);
    case 'shop_product_type':
      return typeRateText(shop.typeRates.get(target.name ?? ''), currency);
    default:
      return null;
  }
}

type TypeRate = ReturnType<RuleBook['shop']['typeRates']['get']>;

function typeRateText(rate: TypeRate, currency: CurrencyCode): string | null {
  if (rate === undefined) return null;
  if (rate.kind === 'percent') return percentText(rate.ppm);
  return rate.amount === null ? null : `${formatMoney(rate.amount, currency)} a unit`;
}

function percentText(ppm: number | null): string | null {
  return ppm === null ? null : formatPercent(ppm);
}
