import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { proposedParts, reviewRefund, type RefundReview } from '@consignment/domain/orders/refund-assignment';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { FieldSet } from '../../../primitives/fields/FieldSet.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { NumberField } from '../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import {
  assignableOf,
  type RefundAssignment,
  type RefundToAssign,
} from '../../../parts/orders/order-refund.ts';
import type { OrderVendor } from '../../../parts/orders/LineItems.tsx';
import { signOf } from '../../../parts/money/shop-currency.ts';

const texts = defineTexts('AssignRefundDialog', {
  title: 'What was returned?',
  detail:
    'The refund on order {order} doesn’t say which items were returned. They may be worth up to {amount}. Enter any amount that isn’t for an item under “Not for an item”. Amounts exclude tax.',
  canStillComeBack: '{vendor}, {left} of {quantity} can still be returned',
  units: 'Units returned',
  amount: 'Or an amount',
  noItem: 'Not for an item',
  noItemHint: 'For example, shipping or goodwill. This amount is not taken from any vendor.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  stillToAssign: '{amount} still needs to be assigned.',
  tooMuchAssigned: 'You’ve assigned {amount} more than was refunded.',
  effect: 'Effect',
  takenFromNoVendor: 'Not taken from any vendor',
  beyondRefund: 'Assigned beyond the refund amount',
  remaining: 'Still to be assigned',
  noVendor: 'No vendor',
  loses: 'Taken from {vendor}',
});

type Props = {
  /** The name of the order. */
  order: string;
  refund: RefundToAssign;
  vendors: readonly OrderVendor[];
  /** Of the shop's books. */
  currency: CurrencyCode;
  onAssign: (assignment: RefundAssignment) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Records the returned goods of an order whose refund names no items: units or an amount of each item, and a rest of none. It shows
 * the effect on each vendor before it is saved. Mount it to open it.
 */
export function AssignRefundDialog({ order, refund, vendors, currency, onAssign, onClose }: Props) {
  const open = moneyFromWire(refund.to_assign, currency);
  const lines = useMemo(() => refund.lines.map((line) => assignableOf(line, currency)), [refund, currency]);
  const proposal = useMemo(() => draftOf(proposedParts(open, lines, currency)), [open, lines, currency]);
  const [typed, setTyped] = useState<Draft>(proposal);
  const review = (draft: Draft) => reviewRefund(open, lines, partsOf(draft), draft.beside, currency);
  const schema = useMemo(
    () => draftSchema((draft) => reviewRefund(open, lines, partsOf(draft), draft.beside, currency), currency),
    [open, lines, currency],
  );
  const assign = async (draft: Draft): Promise<Outcome> => {
    const { parts, beside } = review(draft);
    const outcome = await onAssign({
      amount: refund.to_assign,
      lines: parts.map(({ line, units, amount }) => ({
        line_item: line,
        units,
        amount: moneyToWire(amount, currency),
      })),
      beside: moneyToWire(beside, currency),
    });
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.detail({ order, amount: formatMoney(open, currency) })}
    >
      <Form
        label={texts.title}
        schema={schema}
        defaultValues={proposal}
        onSubmit={assign}
        onValuesChange={(draft) => setTyped(structuredClone(draft))}
      >
        {refund.lines.map((line, place) => (
          <FieldSet
            key={line.line_item}
            legend={line.name}
            hint={texts.canStillComeBack({
              vendor: vendorName(vendors, line.vendor),
              left: formatCount(line.quantity - line.units),
              quantity: formatCount(line.quantity),
            })}
          >
            <NumberField name={`units.${place}`} label={texts.units} isOptional />
            <MoneyField
              name={`amounts.${place}`}
              label={texts.amount}
              currency={signOf(currency)}
              isOptional
            />
          </FieldSet>
        ))}
        <MoneyField
          name="beside"
          label={texts.noItem}
          hint={texts.noItemHint}
          currency={signOf(currency)}
          isOptional
        />
        <Effect review={review(typed)} vendors={vendors} currency={currency} />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { units: string[]; amounts: string[]; beside: string };

function draftOf(parts: readonly { units: string; amount: string }[]): Draft {
  return {
    units: parts.map(({ units }) => units),
    amounts: parts.map(({ amount }) => amount),
    beside: '',
  };
}

function partsOf({ units, amounts }: Draft) {
  return amounts.map((amount, place) => ({ amount, units: units[place] ?? '' }));
}

function draftSchema(review: (draft: Draft) => RefundReview, currency: CurrencyCode) {
  return z
    .object({ units: z.array(z.string()), amounts: z.array(z.string()), beside: z.string() })
    .check(({ value, issues }) => {
      const { refused, left } = review(value);
      if (refused !== null) {
        const { line, field, why } = refused;
        const path = line === null ? ['beside'] : [field === 'units' ? 'units' : 'amounts', line];
        issues.push({ code: 'custom', message: why, path, input: value });
      } else if (left !== 0) {
        issues.push({ code: 'custom', message: leftText(left, currency), path: ['beside'], input: value });
      }
    });
}

function leftText(left: number, currency: CurrencyCode): string {
  return left > 0
    ? texts.stillToAssign({ amount: formatMoney(left, currency) })
    : texts.tooMuchAssigned({ amount: formatMoney(-left, currency) });
}

/** The effect of saving: the commission that each vendor loses, and the rest that the shop bears. */
function Effect({
  review: { losses, beside, left },
  vendors,
  currency,
}: {
  review: RefundReview;
  vendors: readonly OrderVendor[];
  currency: CurrencyCode;
}) {
  const money = (minor: number) => <MoneyText amount={moneyToWire(minor, currency)} currency={currency} />;
  return (
    <output aria-label={texts.effect}>
      <DescriptionList
        items={[
          ...losses.map(({ vendor, amount }) => ({
            term: texts.loses({ vendor: vendorName(vendors, vendor) }),
            description: money(amount),
          })),
          { term: texts.takenFromNoVendor, description: money(beside) },
          {
            term: left < 0 ? texts.beyondRefund : texts.remaining,
            description: money(Math.abs(left)),
          },
        ]}
      />
    </output>
  );
}

function vendorName(vendors: readonly OrderVendor[], id: number | null): string {
  return vendors.find((vendor) => vendor.id === id)?.name ?? texts.noVendor;
}
