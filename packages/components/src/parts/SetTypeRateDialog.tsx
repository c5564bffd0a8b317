import { amountInWords } from '@consignment/domain/amount-input';
import { parseTypeRate, type TypeRate } from '@consignment/domain/commission-input';
import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal } from '@consignment/domain/money';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogActions } from '../primitives/DialogActions.tsx';
import { Form } from '../primitives/Form.tsx';
import type { Answered } from '../primitives/outcome.ts';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextField } from '../primitives/TextField.tsx';

type Props = {
  productType: string;
  current: TypeRate;
  /** Of the shop's books; amounts are counted in it. */
  currency: CurrencyCode;
  onSave: (rate: TypeRate) => Promise<Answered>;
  onClose: () => void;
};

/**
 * Sets the rate of a product type, as a percentage or an amount a unit, and says what was understood before it is
 * saved. Mount it to open it. The commission of one line is a SetCommissionDialog.
 */
export function SetTypeRateDialog({ productType, current, currency, onSave, onClose }: Props) {
  const text = current.rate === null ? '' : `${current.rate}${current.isPercentage ? '%' : ''}`;
  const [typed, setTyped] = useState(text);
  const read = (rate: string) => parseTypeRate(rate, current.isPercentage, currency);
  const schema = useMemo(() => draftSchema(current.isPercentage, currency), [current.isPercentage, currency]);

  const save = async ({ rate }: Draft): Promise<Answered> => {
    const parsed = read(rate);
    if (parsed.is === 'refused') return { is: 'refused', problem: { detail: parsed.why, errors: [] } };
    const outcome = await onSave({ rate: parsed.rate, isPercentage: parsed.isPercentage });
    if (outcome.is === 'done') onClose();
    return outcome;
  };

  const parsed = read(typed);
  return (
    <Dialog isOpen onClose={onClose} title="Set Commission" description={productType} size="small">
      <Form
        label="Set Commission"
        schema={schema}
        defaultValues={{ rate: text }}
        fieldNames={{ commission_rate: 'rate', 'product_type_rate.commission_rate': 'rate' }}
        onSubmit={save}
      >
        <TextField
          name="rate"
          label="Commission rate"
          hint={`With a % sign it is a percentage, such as 35%. With ${currency} it is an amount for each unit, such as ${currency} 7.25. Leave it empty for the default.`}
          autoComplete="off"
          isOptional
          onChange={setTyped}
        />
        <Text as="div" size="small" tone="muted">
          <output>{parsed.is === 'ok' ? readingOf(parsed, currency) : amountInWords(typed, currency)}</output>
        </Text>
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { rate: string };

function draftSchema(wasPercentage: boolean, currency: CurrencyCode) {
  return z.object({
    rate: z.string().check(({ value, issues }) => {
      const parsed = parseTypeRate(value, wasPercentage, currency);
      if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
    }),
  });
}

function readingOf({ rate, isPercentage }: TypeRate, currency: CurrencyCode): string {
  if (rate === null) return 'Default: the vendor’s or the shop’s usual rate applies.';
  return isPercentage
    ? `The vendor earns ${rate}% of what is sold of this type.`
    : `The vendor earns ${formatDecimal(rate, currency)} for each unit sold of this type.`;
}
