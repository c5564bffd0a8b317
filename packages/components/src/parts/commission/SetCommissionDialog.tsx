import { amountInWords } from '@consignment/domain/money/amount-input';
import type { Override } from '@consignment/domain/commission/commission';
import {
  parseOverrideAs,
  unitTyped,
  type CommissionUnit,
} from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney, moneyFromWire } from '@consignment/domain/money/money';
import { aboveSoldText, isAboveSold, ofSoldText } from '@consignment/domain/commission/override-against-line';
import { formatPercent } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { CommissionField } from './CommissionField.tsx';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Answered, Outcome } from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useLatestAnswer } from '../../primitives/filters/use-latest-answer.ts';
import { previewInWords, type OverridePreview } from './override-preview.ts';

const texts = defineTexts('SetCommissionDialog', {
  title: 'Set Commission',
  amountOrPercentage: 'Amount or percentage',
  commissionHint:
    'Choose a percentage or an amount below. An amount is for the whole line. Leave this empty to use the usual rate.',
  saveOnceMore: 'Save again to confirm.',
  cancel: 'Cancel',
  save: 'Save',
  saveAnyway: 'Save anyway',
  saving: 'Saving…',
  noOverride: 'No override: the usual rate applies.',
  inPlaceOfUsual: '{ppm}, instead of this line item’s usual rate.',
  wholeLine: '{amount} for the whole line item, as entered.',
  notKnown: 'The commission on this line item could not be calculated at the moment.',
});

type Props = {
  /** Whose commission, such as `Oak table, order #1001`. */
  what: string;
  /** The override as it would be typed: '12.50', '20%', or empty while there is none. */
  current: string;
  /** The price of the line, less its discount, in minor units of `currency`; null where that is not known. */
  sold: number | null;
  /** Of the shop's books; amounts are counted in it. */
  currency: CurrencyCode;
  /** The line's commission then, without setting it. */
  onPreview: (override: Override | null) => Promise<OverridePreview>;
  /** Null clears the override. An amount is in minor units of `currency`, a rate in parts per million. */
  onSave: (override: Override | null) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Sets the commission of one line item by hand, as an amount or as a rate. Before it is saved, it says what was understood
 * and what the line will earn. It asks once more about an amount above what the line was sold for. Mount it to open it. The
 * rate of a vendor or a product type is a setting, not this.
 */
export function SetCommissionDialog({ what, current, sold, currency, onPreview, onSave, onClose }: Props) {
  const start: Draft = { commission: current, unit: unitTyped(current, currency) ?? 'amount' };
  const [draft, setDraft] = useState(start);
  /** The override that the person has been asked about. */
  const [asked, setAsked] = useState<Override | null>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const latest = useLatestAnswer<Asked, Known>(async ({ of, override }) => {
    const answer = await onPreview(override).catch((error: unknown) => {
      reportError(error);
      const refused: OverridePreview = { is: 'refused', problem: { detail: texts.notKnown, errors: [] } };
      return refused;
    });
    return { of, override, answer };
  }, setKnown);
  const schema = useMemo(() => draftSchema(currency), [currency]);
  const read = (typed: Draft) => {
    if (isSame(typed, draft)) return;
    setDraft(typed);
    setAsked(null);
    const parsed = parseOverrideAs(typed.commission, typed.unit, currency);
    if (parsed.is === 'ok') latest.ask({ of: typed, override: parsed.override });
    else latest.drop();
  };

  const save = async ({ commission, unit }: Draft): Promise<Answered> => {
    const parsed = parseOverrideAs(commission, unit, currency);
    if (parsed.is === 'refused') return { is: 'refused', problem: { detail: parsed.why, errors: [] } };
    if (isAboveSold(parsed.override, sold) && asked === null) {
      setAsked(parsed.override);
      return { is: 'cancelled' };
    }
    const outcome = await onSave(parsed.override);
    if (outcome.is === 'done') onClose();
    return outcome;
  };

  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={what} size="small">
      <Form label={texts.title} schema={schema} defaultValues={start} onValuesChange={read} onSubmit={save}>
        <Stack space="xsmall">
          <CommissionField
            name="commission"
            label={texts.amountOrPercentage}
            hint={texts.commissionHint}
            isOptional
            currency={currency}
          />
          <Text as="div" size="small" tone="muted">
            <output>{readingOf(draft, currency)}</output>
          </Text>
          <Text as="div">
            <output>
              {known !== null && isSame(known.of, draft) ? earningOf(known, sold, currency) : ''}
            </output>
          </Text>
        </Stack>
        {asked?.kind === 'amount' && sold !== null && (
          <Banner tone="caution" title={aboveSoldText(asked.amount, sold, currency)} announcement="assertive">
            <p>{texts.saveOnceMore}</p>
          </Banner>
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={asked === null ? texts.save : texts.saveAnyway} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { commission: string; unit: CommissionUnit };

type Asked = { of: Draft; override: Override | null };

/** Of which text: an amount is never beside another. */
type Known = Asked & { answer: OverridePreview };

function isSame(one: Draft, other: Draft): boolean {
  return one.commission === other.commission && one.unit === other.unit;
}

function draftSchema(currency: CurrencyCode) {
  return z
    .object({ commission: z.string(), unit: z.enum(['percent', 'amount']) })
    .check(({ value, issues }) => {
      const parsed = parseOverrideAs(value.commission, value.unit, currency);
      if (parsed.is === 'refused')
        issues.push({ code: 'custom', message: parsed.why, path: ['commission'], input: value });
    });
}

/** '55% of £11.80 = £6.49. This line item will earn £6.49.' */
function earningOf({ override, answer }: Known, sold: number | null, currency: CurrencyCode): string {
  const words = previewInWords(answer, currency);
  if (override?.kind !== 'percent' || answer.is === 'refused') return words;
  const earned = moneyFromWire(answer.preview.commission_amount, currency);
  const sum = ofSoldText(override.ppm, { sold, earned }, currency);
  return sum === null ? words : `${sum}. ${words}`;
}

/** The effect of saving, in words. A text that cannot be read is refused at the field when it is sent. */
function readingOf({ commission: text, unit }: Draft, currency: CurrencyCode): string {
  const parsed = parseOverrideAs(text, unit, currency);
  if (parsed.is === 'refused') return unit === 'percent' ? '' : amountInWords(text, currency);
  if (parsed.override === null) return texts.noOverride;
  return parsed.override.kind === 'percent'
    ? texts.inPlaceOfUsual({ ppm: formatPercent(parsed.override.ppm) })
    : texts.wholeLine({ amount: formatMoney(parsed.override.amount, currency) });
}
