import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { proposedParts, reviewRefund, type RefundReview } from '@consignment/domain/orders/refund-assignment';
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
 * Records what came back of an order whose refund names no items: units or an amount of each item, and a rest of none. It shows
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
      title="What came back?"
      description={`The refund on order ${order} names no items: up to ${formatMoney(open, currency)} came back. Enter the part that belongs to no item under “Of no item”. The amounts here are without tax.`}
    >
      <Form
        label="What came back?"
        schema={schema}
        defaultValues={proposal}
        onSubmit={assign}
        onValuesChange={(draft) => setTyped(structuredClone(draft))}
      >
        {refund.lines.map((line, place) => (
          <FieldSet
            key={line.line_item}
            legend={line.name}
            hint={`${vendorName(vendors, line.vendor)}, ${line.quantity - line.units} of ${line.quantity} can still come back`}
          >
            <NumberField name={`units.${place}`} label="Units that came back" isOptional />
            <MoneyField
              name={`amounts.${place}`}
              label="Or an amount"
              currency={signOf(currency)}
              isOptional
            />
          </FieldSet>
        ))}
        <MoneyField
          name="beside"
          label="Of no item"
          hint="Shipping, or goodwill of the shop. Nothing of it is taken from a vendor."
          currency={signOf(currency)}
          isOptional
        />
        <Effect review={review(typed)} vendors={vendors} currency={currency} />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
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
    ? `${formatMoney(left, currency)} is still to be assigned.`
    : `${formatMoney(-left, currency)} more is assigned than was refunded.`;
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
    <output aria-label="Effect">
      <DescriptionList
        items={[
          ...losses.map(({ vendor, amount }) => ({
            term: `${vendorName(vendors, vendor)} loses`,
            description: money(amount),
          })),
          { term: 'Taken from no vendor', description: money(beside) },
          {
            term: left < 0 ? 'Assigned beyond the refund' : 'Still to be assigned',
            description: money(Math.abs(left)),
          },
        ]}
      />
    </output>
  );
}

function vendorName(vendors: readonly OrderVendor[], id: number | null): string {
  return vendors.find((vendor) => vendor.id === id)?.name ?? 'No vendor';
}
