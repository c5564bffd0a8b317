import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../../parts/pages/SettingsPanel.tsx';
import { signOf } from '../../../../parts/money/shop-currency.ts';
import { MoneyField } from '../../../../primitives/fields/MoneyField.tsx';
import { NumberField } from '../../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { daysSchema, minimumOf, minimumSchema } from '../../settings/payout-rules.ts';

const texts = defineTexts('PayoutRulesOfVendor', {
  title: 'When this vendor is paid',
  hold: 'Hold',
  minimumPayout: 'Minimum payout',
  saved: 'This vendor’s payout rules have been updated.',
  holdFollowsShop: 'This vendor now uses the shop’s hold.',
  minimumFollowsShop: 'This vendor now uses the shop’s minimum payout.',
  minimumIs: 'This vendor’s minimum payout is now {minimum}.',
  days: 'days',
  holdHint: 'Leave this empty to use the shop’s hold. Enter 0 to hold nothing back.',
  holdHintOfShop:
    'Leave this empty to use the shop’s {n, plural, one {# day} other {# days}}. Enter 0 to hold nothing back.',
  minimumHint: 'Leave this empty to use the shop’s minimum. Enter 0 to pay any amount.',
  minimumHintOfShop: 'Leave this empty to use the shop’s {amount}. Enter 0 to pay any amount.',
  holdIs: 'This vendor’s commissions are now held for {n, plural, =1 {one day} other {# days}}.',
});

/** A vendor's own; null follows the shop's. `minimum_payout` is a decimal string of the books. */
export type VendorPayoutRules = { hold_days: number | null; minimum_payout: string | null };

type Props = {
  rules: VendorPayoutRules;
  /** The shop's; null while they are not known. */
  shop: { hold_days: number; minimum_payout: string } | null;
  books: CurrencyCode;
  onSave: (change: Partial<VendorPayoutRules>, seen: VendorPayoutRules) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** A hold and a minimum payout of one vendor's own. */
export function PayoutRulesOfVendor({ rules, shop, books, onSave, onDirtyChange }: Props) {
  const schema = useMemo(
    () => z.object({ hold_days: daysSchema(true), minimum_payout: minimumSchema(books) }),
    [books],
  );
  const save = (change: Partial<Texts>, seen: Partial<Texts>) =>
    onSave(numbersIn(change), { ...rules, ...numbersIn(seen) });
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={{
        hold_days: rules.hold_days === null ? '' : String(rules.hold_days),
        minimum_payout: rules.minimum_payout ?? '',
      }}
      toValues={(draft) => ({
        hold_days: draft.hold_days.trim() === '' ? null : String(Number(draft.hold_days.trim())),
        minimum_payout: minimumOf(draft.minimum_payout, books),
      })}
      onSave={save}
      savedText={(change) => newsOf(change, books)}
      undoOf={(former, seen) => () => save(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <NumberField
        name="hold_days"
        label={texts.hold}
        unit={texts.days}
        hint={shop === null ? texts.holdHint : texts.holdHintOfShop({ n: shop.hold_days })}
        isOptional
      />
      <MoneyField
        name="minimum_payout"
        label={texts.minimumPayout}
        hint={
          shop === null
            ? texts.minimumHint
            : texts.minimumHintOfShop({ amount: formatDecimal(shop.minimum_payout, books) })
        }
        currency={signOf(books)}
        isOptional
      />
    </SettingsPanel>
  );
}

type Texts = Record<keyof VendorPayoutRules, string | null>;

function newsOf({ hold_days: days, minimum_payout: minimum }: Partial<Texts>, books: CurrencyCode): string {
  if (days !== undefined && minimum !== undefined) return texts.saved;
  if (days !== undefined) return days === null ? texts.holdFollowsShop : texts.holdIs({ n: Number(days) });
  return minimum === undefined || minimum === null
    ? texts.minimumFollowsShop
    : texts.minimumIs({ minimum: formatDecimal(minimum, books) });
}

/** The panel compares values as texts. */
function numbersIn({ hold_days: days, ...change }: Partial<Texts>): Partial<VendorPayoutRules> {
  return { ...change, ...(days === undefined ? {} : { hold_days: days === null ? null : Number(days) }) };
}
