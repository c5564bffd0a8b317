import { datedRules, targetKey, versionOn, type DatedRule } from '@consignment/domain/commission/dated-rules';
import { decidingRules, goodsOf, ratesAhead, type RateSpell } from '@consignment/domain/rules/rates-ahead';
import { daysAfter } from '@consignment/domain/time/periods';
import { rateValueText } from '@consignment/domain/rules/rates-ahead-text';
import { targetText, valueText } from '@consignment/domain/commission/rule-text';
import { concernsVendor } from '@consignment/domain/commission/vendor-rules';
import { dayAt } from '@consignment/domain/time/zone';
import type { Tx } from '../../database/database.ts';
import { ruleNoticeContent, type RuleNotice } from '../../mail-content/rule-notice-content.ts';
import { addressesOfVendors } from '../../queries/mail-recipients.ts';
import { rateBookOf, ruleBook } from '../../queries/vendors/rules.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import {
  showsRatesToVendors,
  titledRules,
  vendorsOfRules,
  type TitledRule,
} from '../../queries/vendors/vendor-rules.ts';
import { mailBrandOf } from '../../mail/brand.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMails } from '../../mail/queue-mail.ts';

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
  const unsaved = datedRules(all.filter(({ id }) => !saved.has(id)));
  const mails = vendors.flatMap(({ vendor, own }) => {
    const rates = rateBookOf(book, vendor.id);
    const endedBy = ({ target, from }: TitledRule) =>
      versionOn(before.get(targetKey(target)) ?? [], from < today ? today : from)?.id ?? 0;
    const noticesOf = (version: TitledRule): RuleNotice[] => {
      const said = { what: targetText(version.target, version), from: version.from, until: version.until };
      const isEnd = version.value.steps.length === 0;
      const goods = goodsOf(version.target, vendor.id);
      if (goods === null) {
        const earlier = versionOn(before.get(targetKey(version.target)) ?? [], version.from);
        return [
          {
            ...said,
            before: earlier === null ? null : valueText(earlier.value, currency),
            after: isEnd ? null : valueText(version.value, currency),
          },
        ];
      }
      const from = version.from < today ? today : version.from;
      const spells = ratesAhead(rates, goods, from);
      const was = ratesAhead({ ...rates, dated: unsaved }, goods, from);
      const decides = ({ rules }: RateSpell, id: number) =>
        decidingRules(rules).some(({ version: one }) => one?.id === id);
      // One that ends a rule represents the version that it ends.
      const isSaid = isEnd
        ? was.some((spell) => decides(spell, endedBy(version)))
        : spells.some((spell) => decides(spell, version.id));
      if (!isSaid) return [];
      const textOf = (of: readonly RateSpell[]) => rateValueText(of[0]?.rules ?? [], currency);
      // Versions that were saved together can change the rate one after the other.
      const eve = from > today ? ratesAhead(rates, goods, daysAfter(from, -1)) : was;
      return [{ ...said, before: textOf(eve), after: textOf(spells) }];
    };
    if (own.flatMap(noticesOf).length === 0) return [];
    const content = () =>
      ruleNoticeContent({
        shop: brand.shopName,
        vendorName: vendor.name,
        notices: own.flatMap(noticesOf),
        today,
        locale: brand.locale,
        link: portalLink(publicUrl, brand, '/rates'),
        canReply: brand.supportEmail !== null,
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
