import { amountInWords } from '@consignment/domain/amount-input';
import type { Override } from '@consignment/domain/commission';
import { parseOverride } from '@consignment/domain/commission-input';
import type { CurrencyCode } from '@consignment/domain/currency';
import { formatMoney } from '@consignment/domain/money';
import { formatPercent } from '@consignment/domain/rate';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogActions } from '../primitives/DialogActions.tsx';
import { Form } from '../primitives/Form.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { Stack } from '../primitives/Stack.tsx';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useLatestAnswer } from '../primitives/use-latest-answer.ts';
import { previewInWords, type OverridePreview } from './override-preview.ts';

type Props = {
  /** Whose commission, such as `Oak table, order #1001`. */
  what: string;
  /** The override as it would be typed: '12.50', '20%', or empty while there is none. */
  current: string;
  /** Of the shop's books; amounts are counted in it. */
  currency: CurrencyCode;
  /** The line's commission then, without setting it. */
  onPreview: (override: Override | null) => Promise<OverridePreview>;
  /** Null clears the override. An amount is in minor units of `currency`, a rate in parts per million. */
  onSave: (override: Override | null) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Sets the commission of one line item by hand, as an amount or, with a % sign, as a rate, and says what was
 * understood and what the line will earn before it is saved. Mount it to open it. The rate of a vendor or a product type
 * is a setting, not this.
 */
export function SetCommissionDialog({ what, current, currency, onPreview, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(current);
  const [known, setKnown] = useState<Known | null>(null);
  const latest = useLatestAnswer<Asked, Known>(async ({ text, override }) => {
    const answer = await onPreview(override).catch((error: unknown) => {
      reportError(error);
      return notKnown;
    });
    return { text, answer };
  }, setKnown);
  const schema = useMemo(() => draftSchema(currency), [currency]);

  const save = async ({ commission }: Draft): Promise<Outcome> => {
    const parsed = parseOverride(commission, currency);
    if (parsed.is === 'refused') return { is: 'refused', problem: { detail: parsed.why, errors: [] } };
    const outcome = await onSave(parsed.override);
    if (outcome.is === 'done') onClose();
    return outcome;
  };

  return (
    <Dialog isOpen onClose={onClose} title="Set Commission" description={what} size="small">
      <Form label="Set Commission" schema={schema} defaultValues={{ commission: current }} onSubmit={save}>
        <Stack space="xsmall">
          <TextField
            name="commission"
            label="Amount or percentage"
            hint={`With a % sign it is a percentage, such as 20%. Without one it is an amount in ${currency}. Leave it empty to use the usual rate.`}
            isOptional
            onChange={(text) => {
              setTyped(text);
              const parsed = parseOverride(text, currency);
              if (parsed.is === 'ok') latest.ask({ text, override: parsed.override });
              else latest.drop();
            }}
          />
          <Text as="div" size="small" tone="muted">
            <output>{readingOf(typed, currency)}</output>
          </Text>
          <Text as="div">
            <output>{known?.text === typed ? previewInWords(known.answer, currency) : ''}</output>
          </Text>
        </Stack>
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { commission: string };

type Asked = { text: string; override: Override | null };

/** Of which text: an amount never stands beside another. */
type Known = { text: string; answer: OverridePreview };

const notKnown: OverridePreview = {
  is: 'refused',
  problem: { detail: 'The commission of this line item could not be worked out just now.', errors: [] },
};

function draftSchema(currency: CurrencyCode) {
  return z.object({
    commission: z.string().check(({ value, issues }) => {
      const parsed = parseOverride(value, currency);
      if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
    }),
  });
}

/** The effect of saving, in words. A text that cannot be read is refused at the field when it is sent. */
function readingOf(text: string, currency: CurrencyCode): string {
  const parsed = parseOverride(text, currency);
  if (parsed.is === 'refused') return text.includes('%') ? '' : amountInWords(text, currency);
  if (parsed.override === null) return 'No override: the usual rate applies.';
  return parsed.override.kind === 'percent'
    ? `${formatPercent(parsed.override.ppm)}, in place of the usual rate of this line item.`
    : `${formatMoney(parsed.override.amount, currency)} for the whole line item, as entered.`;
}
