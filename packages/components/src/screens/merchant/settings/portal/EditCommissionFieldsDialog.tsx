import type { CommissionFieldKey } from '@consignment/domain/commission/commission-fields';
import { commissionFieldKeys } from '@consignment/domain/commission/commission-fields';
import { defineTexts } from '@consignment/domain/text/texts';
import type { KeyValueDraft } from '../../../../parts/people/key-value-rows.ts';
import { KeyValuesDialog } from '../../../../parts/people/KeyValuesDialog.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';

const texts = defineTexts('EditCommissionFieldsDialog', {
  title: 'Edit Commission Fields',
  about: 'Commissions in the portal show these columns, in this order.',
  key: 'Key',
  chooseAColumn: 'Choose a column',
  value: 'Value',
  valueHint: 'The column heading. Leave empty to use the default heading.',
});

/** A column of the portal's commissions and its heading. */
export type PortalCommissionField = { id: number; key: CommissionFieldKey; value: string };
export type PortalCommissionFieldDraft = { id?: number; key: CommissionFieldKey; value: string };

type Props = {
  fields: readonly PortalCommissionField[];
  /** The whole list, in its order, and the one that the person has seen. */
  onSave: (
    fields: PortalCommissionFieldDraft[],
    seen: readonly Omit<PortalCommissionField, 'id'>[],
  ) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
};

/** Which columns the portal's commissions have, in which order and under which names. Mount it to open it. */
export function EditCommissionFieldsDialog({ fields, onSave, ...props }: Props) {
  return (
    <KeyValuesDialog
      {...props}
      title={texts.title}
      description={texts.about}
      kind="commissionFields"
      listName="fields"
      list={{ is: 'ready', value: fields }}
      longestValue={100}
      mostRows={commissionFieldKeys.length}
      onSave={(drafts, seen) => onSave(drafts.flatMap(asField), seen.flatMap(asKnown))}
      fields={({ key, value }) => (
        <>
          <Select name={key} label={texts.key} placeholder={texts.chooseAColumn} options={options()} />
          <TextField name={value} label={texts.value} hint={texts.valueHint} autoComplete="off" isOptional />
        </>
      )}
    />
  );
}

const columnNames = defineTexts('ColumnsOfEditCommissionFieldsDialog', {
  order_number: 'Order',
  product: 'Product',
  price: 'Price',
  commission: 'Owed',
  date: 'Date',
  sku: 'SKU',
  barcode: 'Barcode',
  item_cost: 'Item Cost',
  customer: 'Customer',
  company: 'Company',
  location: 'Location',
  quantity: 'Quantity',
} satisfies Record<CommissionFieldKey, string>);

const options = () =>
  commissionFieldKeys.map((key) => ({ value: key, label: `${columnNames[key]} (${key})` }));

/** As it is now; the saved value has no other keys. */
function asKnown({ key, value }: KeyValueDraft): Omit<PortalCommissionField, 'id'>[] {
  const known = commissionFieldKeys.find((one) => one === key);
  return known === undefined ? [] : [{ key: known, value }];
}

/** The form lets nothing through that is no key of the list. */
function asField({ key, value, ...draft }: KeyValueDraft): PortalCommissionFieldDraft[] {
  const known = commissionFieldKeys.find((one) => one === key);
  return known === undefined ? [] : [{ ...draft, key: known, value: value || columnNames[known] }];
}
