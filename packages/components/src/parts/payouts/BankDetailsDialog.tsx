import {
  accountKindsIn,
  branchCodeIn,
  countryOfAccount,
} from '@consignment/domain/payouts/account-countries';
import {
  bankDetailsKinds,
  bankHoldHours,
  usAccountTypes,
  type BankDetailsKind,
} from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { RadioCards } from '../../primitives/fields/RadioCards.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import { useForm } from '../../primitives/forms/form-context.ts';
import { CountryField } from '../people/CountryField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { BranchField } from './BranchField.tsx';
import { addressShape, emptyAddress, typedAddress } from './address.ts';
import type { TypedBankDetails } from './bank-details.ts';

const texts = defineTexts('BankDetailsDialog', {
  addBankDetails: 'Add bank details',
  changeBankDetails: 'Change bank details',
  paymentsAreHeldForHours:
    'Payments will then be held for {bankHoldHours} hours. An email will be sent with a link to stop the change.',
  bankDetails: 'Bank details',
  accountHolder: 'Account holder',
  holderHint: 'The name as it appears on the bank account.',
  yourPassword: 'Your password',
  passwordHint: 'Money is paid to this account, so you need your login password to change it.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  countryOfTheAccount: 'Account country',
  kindOfAccount: 'Kind of account',
  sortCodeAndAccountNumber: 'Sort code and account number',
  accountNumber: 'Account number',
  bicHint: 'Also known as a SWIFT code. Most banks don’t need it.',
  routingNumber: 'Routing number',
  routingHint: 'Nine digits, at the bottom left of a check.',
  typeOfAccount: 'Account type',
  checking: 'Checking',
  savings: 'Savings',
  chooseCountry: 'Choose the account’s country.',
  enterHolder: 'Enter the account holder’s name.',
  enterPassword: 'Enter your password.',
});

type Props = {
  /** Of the details that are there; null for none. */
  kind: BankDetailsKind | null;
  /** Those details as they are shown; '' for none. */
  masked: string;
  /** Of the shop; '' where it is not known. */
  country: string;
  /** Of a vendor's login, whose password the change needs. */
  asksPassword: boolean;
  onSave: (typed: TypedBankDetails) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Takes the details of an account in full: existing details are never filled in, and nothing that is typed stays in the
 * browser. Mount it to open it.
 */
export function BankDetailsDialog({ kind: present, masked, asksPassword, onSave, onClose, ...shop }: Props) {
  const first = present === null ? shop.country : countryOfAccount(present, masked, shop.country);
  const [country, setCountry] = useState(first);
  const [kind, setKind] = useState<BankDetailsKind | null>(present ?? accountKindsIn(first)[0] ?? null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={present === null ? texts.addBankDetails : texts.changeBankDetails}
      description={texts.paymentsAreHeldForHours({ bankHoldHours })}
    >
      <Form
        label={texts.bankDetails}
        schema={asksPassword ? withPassword : schema}
        defaultValues={{ ...nothing, accountCountry: first, kind: kind ?? '' }}
        fieldNames={{ account_type: 'accountType', ...(kind === 'other' && { country: 'accountCountry' }) }}
        onSubmit={async (draft) => {
          if (kind === null) throw new Error('The form has a country, and each has a kind.');
          const outcome = await onSave(toTyped(kind, draft, asksPassword));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <AccountCountry
          country={country}
          onChoose={(code) => {
            setCountry(code);
            setKind(accountKindsIn(code)[0] ?? null);
          }}
          onChooseKind={setKind}
        />
        <TextField
          name="holder"
          label={texts.accountHolder}
          hint={texts.holderHint}
          autoComplete="off"
          isDraftKept={false}
        />
        {kind !== null && <FieldsOf kind={kind} country={country} />}
        {asksPassword && (
          <PasswordField
            name="password"
            label={texts.yourPassword}
            purpose="current"
            hint={texts.passwordHint}
          />
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type CountryProps = {
  country: string;
  onChoose: (country: string) => void;
  onChooseKind: (kind: BankDetailsKind) => void;
};

/** The country first, and the kind of account where it has more than one. */
function AccountCountry({ country, onChoose, onChooseKind }: CountryProps) {
  const form = useForm();
  const kinds = accountKindsIn(country);
  return (
    <>
      <CountryField
        name="accountCountry"
        label={texts.countryOfTheAccount}
        onChange={(code) => {
          form?.setValue('kind', accountKindsIn(code)[0] ?? '');
          onChoose(code);
        }}
      />
      {kinds.length > 1 && (
        <RadioCards
          key={country}
          name="kind"
          label={texts.kindOfAccount}
          choices={kinds.map((value) => ({ value, label: kindText(value, country) }))}
          onChange={(value) => {
            const chosen = bankDetailsKinds.find((one) => one === value);
            if (chosen !== undefined) onChooseKind(chosen);
          }}
        />
      )}
    </>
  );
}

function kindText(kind: BankDetailsKind, country: string): string {
  if (kind === 'iban') return 'IBAN';
  return branchCodeIn(country) === 'sort_code' ? texts.sortCodeAndAccountNumber : texts.accountNumber;
}

/** The fields of other kinds are gone, and their text is not sent. */
function FieldsOf({ kind, country }: { kind: BankDetailsKind; country: string }) {
  switch (kind) {
    case 'iban':
      return (
        <>
          <TextField name="iban" label="IBAN" autoComplete="off" isDraftKept={false} />
          <TextField
            name="bic"
            label="BIC"
            hint={texts.bicHint}
            autoComplete="off"
            isDraftKept={false}
            isOptional
          />
          <AddressFields />
        </>
      );
    case 'aba':
      return (
        <>
          <TextField
            name="routing"
            label={texts.routingNumber}
            hint={texts.routingHint}
            autoComplete="off"
            isDraftKept={false}
          />
          <TextField name="account" label={texts.accountNumber} autoComplete="off" isDraftKept={false} />
          <RadioCards
            name="accountType"
            label={texts.typeOfAccount}
            choices={usTypes.map((value) => ({ value, label: texts[value] }))}
          />
        </>
      );
    case 'other':
      return (
        <>
          <BranchField country={country} />
          <TextField name="account" label={texts.accountNumber} autoComplete="off" isDraftKept={false} />
        </>
      );
  }
}

const usTypes = ['checking', 'savings'] as const;

const nothing = {
  holder: '',
  iban: '',
  bic: '',
  routing: '',
  account: '',
  accountType: 'checking',
  branch: '',
  ...emptyAddress,
  password: '',
};

const fields = {
  accountCountry: z.string().check(z.minLength(1, { error: () => texts.chooseCountry })),
  kind: z.string(),
  holder: z.string().check(z.trim(), z.minLength(1, { error: () => texts.enterHolder })),
  iban: z.string(),
  bic: z.string(),
  routing: z.string(),
  account: z.string(),
  accountType: z.string(),
  branch: z.string(),
  ...addressShape,
};

const schema = z.object({ ...fields, password: z.string() });
const withPassword = z.object({
  ...fields,
  password: z.string().check(z.minLength(1, { error: () => texts.enterPassword })),
});

function toTyped(
  kind: BankDetailsKind,
  draft: z.infer<typeof schema>,
  asksPassword: boolean,
): TypedBankDetails {
  const { holder, iban, bic, routing, account, branch, password } = draft;
  const all = { kind, holder, ...(asksPassword ? { password } : {}) };
  switch (kind) {
    case 'iban':
      return { ...all, iban, bic, ...typedAddress(draft) };
    case 'aba': {
      const type = usAccountTypes.find((one) => one === draft.accountType);
      return { ...all, routing, account, ...(type === undefined ? {} : { account_type: type }) };
    }
    case 'other':
      return { ...all, branch, account, country: draft.accountCountry };
  }
}
