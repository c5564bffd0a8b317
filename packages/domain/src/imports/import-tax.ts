import type { ImportFindingKind } from './import-findings.ts';

/* How many orders of a file say whether their prices include tax, and what the shop's setting should be then. */

export type TaxFindingKind = Extract<ImportFindingKind, 'tax_included' | 'tax_on_top' | 'tax_unknown'>;
export type TaxCounts = ReadonlyMap<TaxFindingKind, number>;

export function isTaxKind(kind: ImportFindingKind): kind is TaxFindingKind {
  return kind === 'tax_included' || kind === 'tax_on_top' || kind === 'tax_unknown';
}

/** Whether prices include tax for most orders that say it; null where they are even. */
function mostAreIncluded(counts: TaxCounts): boolean | null {
  const included = counts.get('tax_included') ?? 0;
  const onTop = counts.get('tax_on_top') ?? 0;
  return included === onTop ? null : included > onTop;
}

/** The value that the finding proposes for the setting; null where it is not of most orders, or the setting is right. */
export function proposedTaxSetting(
  kind: TaxFindingKind,
  counts: TaxCounts,
  isSettingOn: boolean,
): boolean | null {
  if (kind === 'tax_unknown' || mostAreIncluded(counts) !== (kind === 'tax_included')) return null;
  return isSettingOn === (kind === 'tax_included') ? null : !isSettingOn;
}

export function taxSentence(kind: TaxFindingKind, counts: TaxCounts, isSettingOn: boolean): string {
  const orders = counts.get(kind) ?? 0;
  const setting = `The setting “Prices include tax”`;
  const isOn = isSettingOn ? 'on' : 'off';
  if (kind === 'tax_unknown') {
    return `${orders === 1 ? '1 order does' : `${grouped(orders)} orders do`} not say whether prices include tax. ${setting} decides, and it is ${isOn}.`;
  }
  const said = saysOf[kind](orders);
  if (mostAreIncluded(counts) !== (kind === 'tax_included')) return said;
  const proposed = proposedTaxSetting(kind, counts, isSettingOn);
  if (proposed === null) return `${said} ${setting} is ${isOn}.`;
  return `${said} ${setting} is ${isOn}. Turn it ${proposed ? 'on' : 'off'} under Settings, Commissions: it decides for orders that do not say.`;
}

/** Said when the setting was changed beside a check, whose amounts were worked out before. */
export function taxSettingNews(
  isOn: boolean,
  run: {
    readonly state: string;
    readonly findings: readonly { readonly kind: ImportFindingKind }[];
  } | null,
): string {
  const news = `“Prices include tax” is ${isOn ? 'on' : 'off'}.`;
  const isOfAmounts = run?.state === 'checked' && run.findings.some(({ kind }) => kind === 'tax_unknown');
  return isOfAmounts ? `${news} Check the files again to see the amounts with it.` : news;
}

const saysOf = {
  tax_included: (orders: number) =>
    orders === 1
      ? '1 order says that its prices include tax.'
      : `${grouped(orders)} orders say that their prices include tax.`,
  tax_on_top: (orders: number) =>
    orders === 1
      ? '1 order says that its tax comes on top of its prices.'
      : `${grouped(orders)} orders say that their tax comes on top of their prices.`,
};

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
