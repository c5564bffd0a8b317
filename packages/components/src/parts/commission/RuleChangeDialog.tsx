import type { CurrencyCode } from '@consignment/domain/money/currency';
import { nextOrderText, rateChangeText } from '@consignment/domain/rules/rates-ahead-text';
import { rateSpellsFromWire } from '@consignment/domain/rules/rates-on-wire';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import { RuleEffect } from './RuleEffect.tsx';
import type { ReviewedRules, RulePreview } from './rule-preview.ts';
import type { ShopCurrency } from '../money/shop-currency.ts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import {
  rejected,
  sentencesOf,
  unknownProblem,
  type Outcome,
  type Problem,
} from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextArea } from '../../primitives/fields/TextArea.tsx';

const texts = defineTexts('RuleChangeDialog', {
  title: 'Effect of this change',
  description: 'Nothing has been saved yet. Paid commissions never change.',
  newOrders: 'New orders will use the new settings.',
  ordersOfTheDays: 'The change will apply to orders on the days above.',
  productsMayMove: 'Products may move to other vendors.',
  why: 'Reason',
  reasonHint: 'Your reason is kept in the history. Vendors don’t see it.',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  retry: 'Retry',
  applyChange: 'Apply change',
  saving: 'Saving…',
  vendorsFoundAgain:
    'All products and unpaid lines will be matched to vendors again using the new tracking. We’ll only know which lines will move once that’s done.',
  vendorsFoundAgainBesides:
    'All products and unpaid lines will be matched to vendors again using the new tracking. We’ll only know which lines will move once that’s done, so the figures above don’t include those moves.',
  moreRules: 'And {n, plural, one {# more rule} other {# more rules}}.',
});

type Props = {
  /** Null where the rules are the whole shop's; else the currency of the vendor's amounts. */
  vendor: { currency: CurrencyCode | null } | null;
  /** Null where nothing of the change can be worked out beforehand. */
  preview: RulePreview | null;
  /** The vendors of products and unpaid lines are found again, which a preview cannot show. */
  findsVendorsAgain: boolean;
  /** Of dated rules: their words, and the notice of them. */
  reviewed?: ReviewedRules;
  currency: ShopCurrency;
  /** With the reason that was typed; '' without one. */
  onApply: (reason: string) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * The effect of a change of commission rules on unpaid lines, before it is applied. Mount it to open it; it closes
 * once the change is saved. Other questions are a ConfirmDialog.
 */
export function RuleChangeDialog({ vendor, preview, findsVendorsAgain, reviewed, ...props }: Props) {
  const { currency, onApply, onClose } = props;
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const isInFlight = useRef(false);
  const [reason, setReason] = useState('');
  const apply = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setStep({ is: 'applying' });
    const outcome = await onApply(reason.trim()).catch(rejected);
    isInFlight.current = false;
    if (outcome.is === 'done') onClose();
    else setStep({ is: 'failed', problem: outcome.problem });
  };
  const next = nextOrdersInWords(preview, currency);
  const change = rateChangeInWords(preview, currency);
  const isApplying = step.is === 'applying';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isApplying}
      title={texts.title}
      description={texts.description}
      size={vendor === null ? 'large' : 'medium'}
    >
      <Stack space="medium">
        {reviewed !== undefined && <Reviewed {...reviewed} />}
        {change !== null && <Text>{change}</Text>}
        {preview !== null && (
          <RuleEffect
            preview={preview}
            vendor={vendor}
            currency={currency}
            later={next ?? (reviewed === undefined ? texts.newOrders : texts.ordersOfTheDays)}
          />
        )}
        {next !== null && preview?.changed_lines !== 0 && <Text>{next}</Text>}
        {findsVendorsAgain && (
          <Banner tone="caution" title={texts.productsMayMove}>
            <p>{preview === null ? texts.vendorsFoundAgain : texts.vendorsFoundAgainBesides}</p>
          </Banner>
        )}
        <TextArea
          name="reason"
          label={texts.why}
          hint={texts.reasonHint}
          rows={2}
          isOptional
          onChange={setReason}
        />
      </Stack>
      <DialogActions notice={step.is === 'failed' && <Failure problem={step.problem} />}>
        <Button
          label={texts.cancel}
          onClick={onClose}
          state={isApplying ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
        />
        <Button
          label={step.is === 'failed' ? texts.retry : texts.applyChange}
          tone="primary"
          onClick={() => void apply()}
          state={isApplying ? { is: 'busy', label: texts.saving } : { is: 'ready' }}
        />
      </DialogActions>
    </Dialog>
  );
}

/** The rate of today, and one item as it is paid before and after. */
function rateChangeInWords(preview: RulePreview | null, { books }: ShopCurrency): string | null {
  if (preview === null || preview.next_orders === null) return null;
  const { before, example } = preview.next_orders;
  return rateChangeText(rateSpellsFromWire(before, books), example, books);
}

/** The rate that the next order earns then: a dated rule can override the change. */
function nextOrdersInWords(preview: RulePreview | null, { books }: ShopCurrency): string | null {
  if (preview === null || preview.next_orders === null) return null;
  const { before, after } = preview.next_orders;
  return nextOrderText(rateSpellsFromWire(after, books), {
    before: rateSpellsFromWire(before, books),
    currency: books,
  });
}

/** As many are read; a file can hold a thousand. */
const shownRules = 5;

function Reviewed({ rules, notice }: ReviewedRules) {
  const more = rules.length - shownRules;
  return (
    <Stack space="small">
      <DescriptionList
        items={rules.slice(0, shownRules).map(({ name, value, days }) => ({
          term: name,
          description: (
            <>
              <span>{value}</span>
              <br />
              <span>{days}</span>
            </>
          ),
        }))}
      />
      {more > 0 && (
        <Text size="small" tone="muted">
          {texts.moreRules({ n: more })}
        </Text>
      )}
      <Text>{notice}</Text>
    </Stack>
  );
}

function Failure({ problem }: { problem: Problem }) {
  return (
    <Banner tone="critical" title={unknownProblem.detail} announcement="assertive">
      {sentencesOf(problem)
        .filter((sentence) => sentence !== unknownProblem.detail)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
    </Banner>
  );
}

type Step = { is: 'asking' } | { is: 'applying' } | { is: 'failed'; problem: Problem };
