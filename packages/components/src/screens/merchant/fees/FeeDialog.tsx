import { type FeeKind, feeKinds } from '@consignment/domain/fees/fee-kinds';
import { feeKindText } from '@consignment/domain/fees/fee-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { useMemo, useState } from 'react';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { Answered, Outcome } from '../../../primitives/feedback/outcome.ts';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { Form } from '../../../primitives/forms/Form.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { latestTerms, type FeeDraft, type ShownFee } from './fee.ts';
import {
  dayField,
  feeForm,
  feeSchema,
  feeKindOf,
  monthField,
  soonestDay,
  termsOf,
  type FeeDays,
  type FeeForm,
} from './fee-form.ts';
import { feeReview } from './fee-review.ts';
import { FeeTermsFields } from './FeeTermsFields.tsx';
import { FeeVendorsField } from './FeeVendorsField.tsx';
import { useFeeReview } from './use-fee-review.tsx';

const texts = defineTexts('FeeDialog', {
  newFee: 'New fee',
  changeFee: 'Change this fee',
  name: 'Name',
  nameHint: 'Vendors will see this name.',
  kind: 'Kind',
  kindStays: '{kind}. The kind of a fee can’t be changed.',
  fromDay: 'From',
  anyDay: 'The first day of these terms.',
  notice:
    '{days, plural, one {You give a day’s notice, so new terms can start on {day} at the earliest.} other {You give # days’ notice, so new terms can start on {day} at the earliest.}}',
  reason: 'Reason',
  reasonHint: 'Your reason is kept in the history. Vendors don’t see it.',
  cancel: 'Cancel',
  review: 'Review',
  reviewing: 'Reviewing…',
});

type Props = {
  /** The fee whose terms are changed, with the names of its vendors; null for a new one. */
  fee: { fee: ShownFee; vendors: readonly VendorChoice[] } | null;
  days: FeeDays;
  currency: ShopCurrency;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  onSave: (draft: FeeDraft) => Promise<Outcome>;
  onClose: () => void;
};

/** Drafts a fee, or new terms for one, and reviews them before they are saved. Mount it to open it. */
export function FeeDialog({ fee: given, days, currency, onSearchVendors, onSave, onClose }: Props) {
  const { books } = currency;
  const shown = currencyOf(currency, null);
  const fee = given?.fee ?? null;
  const before = fee === null ? null : { name: fee.name, kind: fee.kind, terms: latestTerms(fee) };
  const [defaults] = useState(() => feeForm(before, given?.vendors ?? [], soonestDay(days)));
  const [form, setForm] = useState<FeeForm>(defaults);
  const schema = useMemo(() => feeSchema(books, { days, isNew: fee === null }), [books, days, fee]);
  const kind = feeKindOf(form.kind);
  const { ask, dialog } = useFeeReview(onSave);
  const title = fee === null ? texts.newFee : texts.changeFee;
  const submit = async (typed: FeeForm): Promise<Answered> => {
    const draft = draftOf(typed, fee, books);
    const outcome = await ask(draft, feeReview(draft, { before, vendors: typed.vendors, currency: shown }));
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(fee !== null && { description: fee.name })}>
      <Form
        label={title}
        schema={schema}
        defaultValues={defaults}
        fieldNames={fieldNamesOf(kind)}
        onValuesChange={setForm}
        onSubmit={submit}
      >
        <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
        {fee === null ? (
          <Select
            name="kind"
            label={texts.kind}
            options={feeKinds.map((value) => ({ value, label: feeKindText(value) }))}
          />
        ) : (
          <Text size="small" tone="muted">
            {texts.kindStays({ kind: feeKindText(fee.kind) })}
          </Text>
        )}
        <FeeTermsFields kind={kind} currency={shown} />
        <FeeVendorsField form={form} onSearch={onSearchVendors} />
        <DateField name="from_day" label={texts.fromDay} hint={hintOf(days)} min={days.today} />
        <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={2} isOptional />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.review} busyLabel={texts.reviewing} />
        </DialogActions>
      </Form>
      {dialog}
    </Dialog>
  );
}

/** The terms are a part of the request, and the fields stand alone. */
function fieldNamesOf(kind: FeeKind) {
  return {
    'terms.amount': 'amount',
    'terms.percent': 'percent',
    'terms.day': dayField(kind),
    'terms.month': monthField(kind),
    'terms.before_rate': 'before_rate',
    'terms.method': 'method',
    'terms.prorated': 'prorated',
    'terms.waits': 'waits',
    'terms.vendors': 'vendors',
  } as const;
}

function hintOf(days: FeeDays): string {
  if (days.noticeDays === 0) return texts.anyDay;
  return texts.notice({ days: days.noticeDays, day: formatDay(soonestDay(days)) });
}

function draftOf(typed: FeeForm, fee: ShownFee | null, books: CurrencyCode): FeeDraft {
  return {
    fee,
    name: typed.name,
    from_day: typed.from_day,
    terms: termsOf(typed, books),
    reason: typed.reason.trim(),
  };
}
