import {
  bankFileFormats,
  bankFileFormatWords,
  type BankFileFormat,
} from '@consignment/domain/pay-runs/bank-file';
import { countryOfAccount, hasSortCodes } from '@consignment/domain/payouts/account-countries';
import { useState } from 'react';
import { CountryField } from '../../../../parts/people/CountryField.tsx';
import { AddressFields } from '../../../../parts/payouts/AddressFields.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import { useForm } from '../../../../primitives/forms/form-context.ts';
import {
  accountSchema,
  bankFileChange,
  emptyAccount,
  formatIn,
  kindOf,
  kindSaved,
  type BankFileChange,
} from './bank-account.ts';
import { formatOf, type PayRunSettings } from './pay-run-settings.ts';

type Props = {
  format: BankFileFormat | null;
  from: PayRunSettings['from'];
  /** Of the shop; '' where it is not known. */
  country: string;
  isBalanced: boolean;
  /** Null has the company identification at the head of ACH files. */
  immediateOrigin: string | null;
  onSave: (change: BankFileChange) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Asks for the country, for the format that the bank takes and for the account that it pays from. Nothing that is typed stays in the browser. Mount
 * it to open it.
 */
export function BankAccountDialog({
  format,
  from,
  isBalanced,
  immediateOrigin,
  onSave,
  onClose,
  ...shop
}: Props) {
  const saved = from === null ? null : kindSaved(from.masked);
  const first =
    from === null || saved === null ? shop.country : countryOfAccount(saved, from.masked, shop.country);
  const [country, setCountry] = useState(first);
  const [chosen, setChosen] = useState<BankFileFormat>(format ?? formatIn(first));
  const kind = kindOf(chosen, country);
  const keeps = from !== null && format !== null && (saved ?? kindOf(format, first)) === kind;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Bank files"
      description={
        keeps
          ? `${[from.holder, from.masked].filter((words) => words !== '').join(', ')} is saved. Leave the account’s fields empty to keep it, or type another to replace it.`
          : 'Your account is stored encrypted, and shown only in part.'
      }
      size="small"
    >
      <Form
        label="Bank files"
        schema={accountSchema(keeps)}
        defaultValues={{
          ...emptyAccount,
          accountCountry: first,
          format: chosen,
          isBalanced,
          immediateOrigin: immediateOrigin ?? '',
        }}
        fieldNames={{
          file_format: 'format',
          'from.holder': 'holder',
          'from.iban': 'iban',
          'from.bic': 'bic',
          'from.branch': 'branch',
          'from.routing': 'routing',
          'from.account_type': 'accountType',
          'from.account': 'account',
          'from.company_id': 'companyId',
          'from.bank_name': 'bankName',
          'from.street': 'street',
          'from.building': 'building',
          'from.postcode': 'postcode',
          'from.town': 'town',
          'from.country': 'country',
          balanced_file: 'isBalanced',
          immediate_origin: 'immediateOrigin',
        }}
        onSubmit={async (draft) => {
          const outcome = await onSave(bankFileChange(draft, keeps));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <AccountCountry
          onChoose={(code, likely) => {
            setCountry(code);
            setChosen(likely);
          }}
        />
        <Select
          name="format"
          label="Format"
          hint="Your bank can say which one it takes."
          options={bankFileFormats.map((value) => ({ value, label: bankFileFormatWords[value] }))}
          onChange={(value) => setChosen(formatOf(value) ?? chosen)}
        />
        <TextField
          name="holder"
          label="Account holder"
          autoComplete="off"
          isDraftKept={false}
          isOptional={keeps}
        />
        {kind === 'iban' && (
          <>
            <TextField name="iban" label="IBAN" autoComplete="off" isDraftKept={false} isOptional={keeps} />
            <TextField name="bic" label="BIC" autoComplete="off" isDraftKept={false} isOptional />
            <AddressFields />
          </>
        )}
        {kind === 'aba' && (
          <>
            <TextField
              name="routing"
              label="Routing number"
              hint="Nine digits (ABA)."
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <TextField
              name="account"
              label="Account number"
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <Select name="accountType" label="Type of account" options={accountTypes} />
            <TextField
              name="companyId"
              label="Company identification"
              hint="Ten characters, given by your bank for ACH files."
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <TextField
              name="bankName"
              label="Bank name"
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <TextField
              name="immediateOrigin"
              label="Immediate origin"
              hint="Only if your bank gives one that is not the company identification."
              autoComplete="off"
              isDraftKept={false}
              isOptional
            />
            <Checkbox
              name="isBalanced"
              label="The bank wants a balanced file"
              hint="Only if your bank asks for it: each file then has one more entry, which takes the file’s sum from your account."
            />
          </>
        )}
        {kind === 'other' && (
          <>
            <TextField
              name="branch"
              label={hasSortCodes(country) ? 'Sort code' : 'Branch or bank code'}
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps || !hasSortCodes(country)}
            />
            <TextField
              name="account"
              label="Account number"
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
          </>
        )}
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The country first, which fills in the format. */
function AccountCountry({ onChoose }: { onChoose: (country: string, format: BankFileFormat) => void }) {
  const form = useForm();
  return (
    <CountryField
      name="accountCountry"
      label="Country of the account"
      onChange={(code) => {
        form?.setValue('format', formatIn(code));
        onChoose(code, formatIn(code));
      }}
      isOptional
    />
  );
}

const accountTypes = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
];
