import { amountInWords } from '@consignment/domain/money/amount-input';
import {
  parseItemAmount,
  parseOverrideAs,
  type CommissionUnit,
} from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CommissionField } from '../../../parts/commission/CommissionField.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Combobox, type ComboboxOption } from '../../../primitives/fields/Combobox.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { actTitles, type Act, type ActKind } from './question-act.ts';

const texts = defineTexts('QuestionActFields', {
  commission: 'Commission %',
  amountOrPercentage: 'Amount or percentage',
  commissionHint: 'Choose the unit below. An amount is for the whole line.',
  title: 'Title',
  titleHint: 'The vendor will see this title too.',
  amount: 'Amount',
  amountHint:
    'This is added to the next payout. Use a minus sign for an amount that the vendor owes, such as -10.',
  vendor: 'Vendor',
  vendorHint: 'The commission on the line will be recalculated at the rates for the vendor you choose.',
  noVendorFound: 'No vendor has this name.',
  cancel: 'Cancel',
  review: 'Review',
  calculating: 'Calculating…',
  commissionMissing: 'Enter an amount or a percentage.',
  percentageMissing: 'Enter a percentage.',
  titleMissing: 'Enter a title.',
  titleTooLong: 'Use at most 255 characters.',
  vendorMissing: 'Choose a vendor from the list.',
  notRead: 'Enter the change first.',
});

/** As it is typed; the fields of the other kinds stay empty. */
export type ActDraft = {
  commission: string;
  unit: CommissionUnit;
  title: string;
  amount: string;
  vendor: VendorChoice | null;
};

export const emptyActDraft: ActDraft = {
  commission: '',
  unit: 'amount',
  title: '',
  amount: '',
  vendor: null,
};

type Props = {
  kind: ActKind;
  /** A sales rep's share, which is a percentage. */
  isShare: boolean;
  /** Of the shop's books, and the one in which the vendor's amounts are written. */
  books: CurrencyCode;
  written: CurrencyCode;
  draft: ActDraft;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** Works out the effect; refused where that is not possible. */
  onReview: (act: Act, draft: ActDraft) => Promise<Outcome>;
  onCancel: () => void;
};

/** The fields of a change of a line, which is reviewed before it is made. */
export function QuestionActFields({
  kind,
  isShare,
  books,
  written,
  draft,
  onReview,
  onCancel,
  ...props
}: Props) {
  const [typed, setTyped] = useState(draft.amount);
  const chosen = useRef(draft.vendor);
  const schema = useMemo(() => schemaOf(kind, isShare, books), [kind, isShare, books]);
  const review = async (fields: Fields): Promise<Outcome> => {
    const read = isShare ? { ...fields, commission: percentText(fields) } : fields;
    const act = actOf(kind, read, chosen.current, books);
    return act === null ? notRead() : onReview(act, { ...fields, vendor: chosen.current });
  };
  const { vendor } = draft;
  return (
    <Form
      label={actTitles[kind]}
      schema={schema}
      defaultValues={{ ...draft, vendor: vendor === null ? '' : String(vendor.id) }}
      onSubmit={review}
    >
      {kind === 'override' && isShare && <PercentField name="commission" label={texts.commission} />}
      {kind === 'override' && !isShare && (
        <CommissionField
          name="commission"
          label={texts.amountOrPercentage}
          hint={texts.commissionHint}
          currency={books}
        />
      )}
      {kind === 'custom_item' && (
        <>
          <TextField name="title" label={texts.title} hint={texts.titleHint} autoComplete="off" />
          <MoneyField
            name="amount"
            label={texts.amount}
            hint={texts.amountHint}
            currency={signOf(written)}
            onChange={setTyped}
          />
          <Text as="div" size="small" tone="muted">
            <output>{amountInWords(typed, books)}</output>
          </Text>
        </>
      )}
      {kind === 'move' && (
        <Combobox
          name="vendor"
          label={texts.vendor}
          hint={texts.vendorHint}
          minimumCharacters={1}
          noneText={texts.noVendorFound}
          {...(vendor !== null && { defaultOption: optionOf(vendor) })}
          onSearch={async (text, signal) => {
            const answer = await props.onSearchVendors(text, signal);
            return answer.is === 'found' ? { is: 'found', options: answer.options.map(optionOf) } : answer;
          }}
          onChange={(option) => {
            chosen.current = option === null ? null : { id: Number(option.value), name: option.label };
          }}
        />
      )}
      <DialogActions>
        <Button label={texts.cancel} onClick={onCancel} />
        <SubmitButton label={texts.review} busyLabel={texts.calculating} />
      </DialogActions>
    </Form>
  );
}

type Fields = Omit<ActDraft, 'vendor'> & { vendor: string };

function notRead(): Outcome {
  const detail = texts.notRead;
  return { is: 'refused', problem: { detail, errors: [{ detail }] } };
}

/** Null where the schema let something through that is no act. */
function actOf(kind: ActKind, fields: Fields, vendor: VendorChoice | null, books: CurrencyCode): Act | null {
  if (kind === 'move') return vendor === null ? null : { do: 'move', vendor };
  if (kind === 'override') {
    const parsed = parseOverrideAs(fields.commission, fields.unit, books);
    if (parsed.is === 'refused' || parsed.override === null) return null;
    return { do: 'override', override: parsed.override };
  }
  const parsed = parseItemAmount(fields.amount, books);
  if (parsed.is === 'refused') return null;
  return { do: 'custom_item', title: fields.title.trim(), amount: moneyToWire(parsed.amount, books) };
}

type Fault = { path: keyof Fields; message: string };

function schemaOf(kind: ActKind, isShare: boolean, books: CurrencyCode) {
  const faultsOf = isShare
    ? shareFaults
    : { override: commissionFaults, custom_item: itemFaults, move: vendorFaults }[kind];
  return z
    .object({
      commission: z.string(),
      unit: z.enum(['percent', 'amount']),
      title: z.string(),
      amount: z.string(),
      vendor: z.string(),
    })
    .check(({ value, issues }) => {
      for (const { path, message } of faultsOf(value, books))
        issues.push({ code: 'custom', message, path: [path], input: value[path] });
    });
}

function commissionFaults({ commission, unit }: Fields, books: CurrencyCode): Fault[] {
  const parsed = parseOverrideAs(commission, unit, books);
  if (parsed.is === 'refused') return [{ path: 'commission', message: parsed.why }];
  return parsed.override === null ? [{ path: 'commission', message: texts.commissionMissing }] : [];
}

function shareFaults(fields: Fields, books: CurrencyCode): Fault[] {
  return fields.commission.trim() === ''
    ? [{ path: 'commission', message: texts.percentageMissing }]
    : commissionFaults({ ...fields, commission: percentText(fields), unit: 'percent' }, books);
}

/** The field has its sign beside it. */
function percentText({ commission }: Fields): string {
  return commission.includes('%') ? commission : `${commission.trim()}%`;
}

function itemFaults({ title, amount }: Fields, books: CurrencyCode): Fault[] {
  const parsed = parseItemAmount(amount, books);
  return [
    ...(title.trim() === '' ? [{ path: 'title' as const, message: texts.titleMissing }] : []),
    ...(title.trim().length > 255 ? [{ path: 'title' as const, message: texts.titleTooLong }] : []),
    ...(parsed.is === 'refused' ? [{ path: 'amount' as const, message: parsed.why }] : []),
  ];
}

function vendorFaults({ vendor }: Fields): Fault[] {
  return vendor === '' ? [{ path: 'vendor', message: texts.vendorMissing }] : [];
}

function optionOf({ id, name }: VendorChoice): ComboboxOption {
  return { value: String(id), label: name };
}
