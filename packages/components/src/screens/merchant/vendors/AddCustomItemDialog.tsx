import { amountInWords } from '@consignment/domain/money/amount-input';
import { parseItemAmount } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { currencyOf, signOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import type { Outcome, Problem } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';

const texts = defineTexts('AddCustomItemDialog', {
  addCustomItem: 'Add Custom Item',
  title: 'Title',
  titleHint: 'The vendor will see this too.',
  amount: 'Amount',
  amountHint: 'The vendor’s commission. Use a minus sign for an amount that the vendor owes, such as -10.',
  unchangeable: 'You can’t change an item later, but you can remove it while it’s unpaid.',
  cancel: 'Cancel',
  adding: 'Adding…',
  titleMissing: 'Enter a title.',
  titleTooLong: 'Use at most 255 characters.',
  dueChanges: 'The amount due will change from {due} to {after}.',
  belowZero: 'The negative balance will be deducted from the vendor’s next commissions.',
  notProcessed: 'There was an error processing your item. Please try again later.',
});

/** `commission` is a decimal string of the shop's books, below 0 for an amount that the vendor owes. */
export type CustomItem = { title: string; commission: string };

type Props = {
  vendor: { name: string; currency: CurrencyCode | null };
  /** The vendor's amount due now, a decimal string; null where that is not known. */
  due: string | null;
  currency: ShopCurrency;
  /** Sent once at a time; the typed text stays when it is refused. */
  onAdd: (item: CustomItem) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Adds an amount that a vendor earns, or owes, beside its orders, and shows its effect on the amount due before it is
 * added. Mount it to open it. The commission of an order's line is a SetCommissionDialog.
 */
export function AddCustomItemDialog({ vendor, due, currency, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { books } = currency;
  const shown = currencyOf(currency, vendor);
  const schema = useMemo(() => draftSchema(books), [books]);

  const add = async ({ title, commission }: Draft): Promise<Outcome> => {
    const parsed = parseItemAmount(commission, books);
    if (parsed.is === 'refused') return { is: 'refused', problem: { detail: parsed.why, errors: [] } };
    const item = { title: title.trim(), commission: moneyToWire(parsed.amount, books) };
    const outcome = await onAdd(item).catch((error: unknown): Outcome => {
      reportError(error);
      return { is: 'refused', problem: notProcessed() };
    });
    if (outcome.is === 'done') onClose();
    return outcome.is === 'refused' && !isAboutFields(outcome.problem)
      ? { is: 'refused', problem: notProcessed() }
      : outcome;
  };

  return (
    <Dialog isOpen onClose={onClose} title={texts.addCustomItem} description={vendor.name} size="small">
      <Form
        label={texts.addCustomItem}
        schema={schema}
        defaultValues={{ title: '', commission: '' }}
        onSubmit={add}
      >
        <TextField name="title" label={texts.title} hint={texts.titleHint} autoComplete="off" />
        <MoneyField
          name="commission"
          label={texts.amount}
          hint={texts.amountHint}
          currency={signOf(shown)}
          onChange={setTyped}
        />
        <Text as="div" size="small" tone="muted">
          <output>
            {[amountInWords(typed, books), ...effectOf(typed, due, books, shown)].join(' ').trim()}
          </output>
        </Text>
        <Text size="small" tone="muted">
          {texts.unchangeable}
        </Text>
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.addCustomItem} busyLabel={texts.adding} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** These words are for every failure (spec operations §8), except an error of a field. */
function notProcessed(): Problem {
  return { detail: texts.notProcessed, errors: [] };
}

function isAboutFields({ errors }: Problem): boolean {
  return errors.some(({ pointer }) => pointer !== undefined);
}

type Draft = { title: string; commission: string };

function draftSchema(books: CurrencyCode) {
  return z.object({
    title: z.string().check(
      z.refine((title) => title.trim() !== '', { error: texts.titleMissing }),
      z.refine((title) => title.trim().length <= 255, { error: texts.titleTooLong }),
    ),
    commission: z.string().check(({ value, issues }) => {
      const parsed = parseItemAmount(value, books);
      if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
    }),
  });
}

/** The effect of the typed amount on the amount due, in sentences. An amount that cannot be read is refused at the field when it is sent. */
function effectOf(text: string, due: string | null, books: CurrencyCode, shown: CurrencyCode): string[] {
  const parsed = parseItemAmount(text, books);
  if (parsed.is === 'refused' || due === null) return [];
  const after = moneyFromWire(due, books) + parsed.amount;
  const change = texts.dueChanges({
    due: formatDecimal(due, shown),
    after: formatDecimal(moneyToWire(after, books), shown),
  });
  return after < 0 ? [change, texts.belowZero] : [change];
}
