import { parseAmount } from '@consignment/domain/money/amount-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import type { MoveVendor } from './move.ts';

const texts = defineTexts('BalanceDialog', {
  description:
    'Once the move has been recorded, this balance will become an “Opening balance” item and will be paid with the vendor’s next payout.',
  label: 'Balance',
  carriedOver: 'Carried over',
  amountHint:
    'If you leave this empty, the balance suggested by the files will be used: {suggested}. Put a minus sign before an amount that the vendor owes.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  title: 'Balance for {vendor}',
});

type Props = {
  vendor: Pick<MoveVendor, 'name' | 'vendor_name' | 'opening' | 'suggested'>;
  currency: CurrencyCode;
  /** A decimal string, below 0 for an amount that the vendor owes; null takes the suggested amount. */
  onSave: (amount: string | null) => Promise<Outcome>;
  onClose: () => void;
};

/** The balance of a vendor that is carried over, typed by hand or as suggested. Mount it to open it. */
export function BalanceDialog({ vendor, currency, onSave, onClose }: Props) {
  const schema = useMemo(() => schemaOf(currency), [currency]);
  const suggested = formatDecimal(vendor.suggested, currency);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title({ vendor: isolated(vendor.vendor_name ?? vendor.name) })}
      description={texts.description}
      size="small"
    >
      <Form
        label={texts.label}
        schema={schema}
        defaultValues={{ amount: vendor.opening }}
        onSubmit={async ({ amount }) => {
          const outcome = await onSave(amount);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <MoneyField
          name="amount"
          label={texts.carriedOver}
          hint={texts.amountHint({ suggested })}
          currency={signOf(currency)}
          isOptional
        />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function schemaOf(currency: CurrencyCode) {
  return z.object({
    amount: z.pipe(
      z.string().check(({ value, issues }) => {
        if (value.trim() === '') return;
        const parsed = parseAmount(value.replaceAll('−', '-'), currency);
        if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
      }),
      z.transform((text: string): string | null => {
        const parsed = text.trim() === '' ? null : parseAmount(text.replaceAll('−', '-'), currency);
        return parsed?.is === 'ok' ? moneyToWire(parsed.minor, currency) : null;
      }),
    ),
  });
}
