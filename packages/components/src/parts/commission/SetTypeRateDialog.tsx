import { formatWirePercent } from '@consignment/domain/money/rate';
import { amountInWords } from '@consignment/domain/money/amount-input';
import {
  parseTypeRate,
  type CommissionUnit,
  type TypedRate,
} from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import {
  checkFromDay,
  fromDayOf,
  fromNow,
  rateFromShape,
  type RateDates,
  type RateFromDraft,
} from './rate-from.ts';
import { RateFrom } from './RateFrom.tsx';
import { CommissionField } from './CommissionField.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Answered } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('SetTypeRateDialog', {
  setCommission: 'Set Commission',
  commissionRate: 'Commission rate',
  rateHint:
    'Choose a percentage or an amount below. An amount is for each unit sold. Leave this empty to use the default.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  usualRate: 'Default: the vendor’s or the shop’s usual rate applies.',
  earnsShare: 'The vendor earns {rate} of sales of this type.',
  earnsAmount: 'The vendor earns {rate} for each unit of this type sold.',
});

type Props = {
  productType: string;
  current: TypedRate;
  /** Of the shop's books; amounts are counted in it. */
  currency: CurrencyCode;
  /** Null for a person who may not make rules. */
  dates: RateDates | null;
  /** `fromDay` is null for now. */
  onSave: (rate: TypedRate, fromDay: string | null) => Promise<Answered>;
  onClose: () => void;
};

/**
 * Sets the rate of a product type, as a percentage or an amount a unit, and says what was understood before it is
 * saved. Mount it to open it. The commission of one line is a SetCommissionDialog.
 */
export function SetTypeRateDialog({ productType, current, currency, dates, onSave, onClose }: Props) {
  const start: Draft = {
    rate: current.rate === null ? '' : `${current.rate}${current.isPercentage ? '%' : ''}`,
    unit: current.isPercentage ? 'percent' : 'amount',
    ...fromNow(dates),
  };
  const [draft, setDraft] = useState(start);
  const schema = useMemo(() => draftSchema(currency, dates), [currency, dates]);

  const save = async ({ rate, unit, ...from }: Draft): Promise<Answered> => {
    const parsed = parseTypeRate(rate, unit, currency);
    if (parsed.is === 'refused') return { is: 'refused', problem: { detail: parsed.why, errors: [] } };
    const outcome = await onSave({ rate: parsed.rate, isPercentage: parsed.isPercentage }, fromDayOf(from));
    if (outcome.is === 'done') onClose();
    return outcome;
  };

  return (
    <Dialog isOpen onClose={onClose} title={texts.setCommission} description={productType} size="small">
      <Form
        label={texts.setCommission}
        schema={schema}
        defaultValues={start}
        fieldNames={{ commission_rate: 'rate', 'product_type_rate.commission_rate': 'rate' }}
        onValuesChange={setDraft}
        onSubmit={save}
      >
        <CommissionField
          name="rate"
          label={texts.commissionRate}
          hint={texts.rateHint}
          isOptional
          currency={currency}
        />
        <Text as="div" size="small" tone="muted">
          <output>{readingOf(draft, currency)}</output>
        </Text>
        {dates !== null && <RateFrom draft={draft} dates={dates} />}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = RateFromDraft & { rate: string; unit: CommissionUnit };

function draftSchema(currency: CurrencyCode, dates: RateDates | null) {
  return z
    .object({ rate: z.string(), unit: z.enum(['percent', 'amount']), ...rateFromShape })
    .check(({ value, issues }) => {
      const parsed = parseTypeRate(value.rate, value.unit, currency);
      if (parsed.is === 'refused')
        issues.push({ code: 'custom', message: parsed.why, path: ['rate'], input: value });
    }, checkFromDay(dates));
}

/** The effect of saving, in words. A text that cannot be read is refused at the field when it is sent. */
function readingOf({ rate: text, unit }: Draft, currency: CurrencyCode): string {
  const parsed = parseTypeRate(text, unit, currency);
  if (parsed.is === 'refused') return unit === 'percent' ? '' : amountInWords(text, currency);
  const { rate, isPercentage } = parsed;
  if (rate === null) return texts.usualRate;
  return isPercentage
    ? texts.earnsShare({ rate: formatWirePercent(rate) })
    : texts.earnsAmount({ rate: formatDecimal(rate, currency) });
}
