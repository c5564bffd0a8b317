import { parseAmount } from '@consignment/domain/money/amount-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal, moneyToWire } from '@consignment/domain/money/money';
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

type Props = {
  vendor: Pick<MoveVendor, 'name' | 'vendor_name' | 'opening' | 'suggested'>;
  currency: CurrencyCode;
  /** A decimal string, below 0 for what the vendor owes; null takes the suggested amount. */
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
      title={`Balance of ${isolated(vendor.vendor_name ?? vendor.name)}`}
      description="It is booked as an item “Opening balance” when the move is booked, and paid with the vendor’s next payout."
      size="small"
    >
      <Form
        label="Balance"
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
          label="Carried over"
          hint={`Left empty it is ${suggested}, as the files suggest. Write a minus before an amount that the vendor owes.`}
          currency={signOf(currency)}
          isOptional
        />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
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
