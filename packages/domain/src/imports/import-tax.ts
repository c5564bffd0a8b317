import { defineTexts } from '../text/texts.ts';
import type { ImportFindingKind } from './import-findings.ts';

/* How many orders of a file say whether their prices include tax, and what the shop's setting should be then. */

const texts = defineTexts('ImportTax', {
  changed: '“Prices include tax” is now {state, select, on {on} other {off}}.',
  changedBesideCheck:
    '“Prices include tax” is now {state, select, on {on} other {off}}. Check the files again to see the amounts with this setting.',
  included:
    '{orders, plural, one {# order says that its prices include tax.} other {# orders say that their prices include tax.}}',
  onTop:
    '{orders, plural, one {# order says that tax is added on top of its prices.} other {# orders say that tax is added on top of their prices.}}',
  setting: 'The setting “Prices include tax” is {state, select, on {on} other {off}}.',
  settingToChange:
    'The setting “Prices include tax” is {state, select, on {on. Turn it off} other {off. Turn it on}} under Settings, Commissions: this setting applies to orders that don’t say whether prices include tax.',
  unknown:
    '{orders, plural, one {# order does} other {# orders do}} not say whether prices include tax. The setting “Prices include tax” applies instead, and is {state, select, on {on} other {off}}.',
});

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
  const state = isSettingOn ? 'on' : 'off';
  if (kind === 'tax_unknown') return texts.unknown({ orders, state });
  const said = kind === 'tax_included' ? texts.included({ orders }) : texts.onTop({ orders });
  if (mostAreIncluded(counts) !== (kind === 'tax_included')) return said;
  const isRight = proposedTaxSetting(kind, counts, isSettingOn) === null;
  return `${said} ${isRight ? texts.setting({ state }) : texts.settingToChange({ state })}`;
}

/** Said when the setting was changed beside a check, whose amounts were worked out before. */
export function taxSettingNews(
  isOn: boolean,
  run: {
    readonly state: string;
    readonly findings: readonly { readonly kind: ImportFindingKind }[];
  } | null,
): string {
  const state = isOn ? 'on' : 'off';
  const isOfAmounts = run?.state === 'checked' && run.findings.some(({ kind }) => kind === 'tax_unknown');
  return isOfAmounts ? texts.changedBesideCheck({ state }) : texts.changed({ state });
}
