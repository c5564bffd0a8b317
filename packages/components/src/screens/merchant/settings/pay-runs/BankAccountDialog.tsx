import { bankFileFormatWords, type BankFileFormat } from '@consignment/domain/pay-runs/bank-file';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { accountKindsIn, countryOfAccount } from '@consignment/domain/payouts/account-countries';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { CountryField } from '../../../../parts/people/CountryField.tsx';
import { AddressFields } from '../../../../parts/payouts/AddressFields.tsx';
import { BranchField } from '../../../../parts/payouts/BranchField.tsx';
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
  countryIn,
  emptyAccount,
  fieldOf,
  formatIn,
  formatsIn,
  kindOf,
  kindSaved,
  namesIn,
  type BankFileChange,
} from './bank-account.ts';
import { formatOf, type PayRunSettings } from './pay-run-settings.ts';

const texts = defineTexts('BankAccountDialog', {
  title: 'Bank files',
  about: 'Your account details are stored encrypted and only partly shown.',
  format: 'Format',
  formatHint: 'Ask your bank which format it accepts.',
  holder: 'Account holder',
  routingNumber: 'Routing number',
  routingNumberHint: 'The nine-digit ABA number.',
  accountNumber: 'Account number',
  accountType: 'Account type',
  companyId: 'Company identification',
  companyIdHint: 'Your bank provides these ten characters for ACH files.',
  bankName: 'Bank name',
  immediateOrigin: 'Immediate origin',
  immediateOriginHint:
    'Enter this only if your bank gives you an immediate origin that differs from the company identification.',
  balancedFile: 'The bank requires a balanced file',
  balancedFileHint:
    'Tick this only if your bank asks for it. Each file will then have an extra entry that debits the file’s total from your account.',
  apcaUserId: 'APCA user ID',
  apcaUserIdHint: 'Your bank provides these six digits for direct entry.',
  originatorId: 'Originator ID',
  originatorIdHint: 'Your bank provides these ten characters.',
  serviceUserNumber: 'Service user number',
  serviceUserNumberHint: 'Your bank provides these six digits for Bacs.',
  bankCode: 'Bank',
  bankCodeHint: 'The bank’s three-character code, such as CBA.',
  dataCentre: 'Data centre',
  dataCentreHint: 'Your bank provides these five digits.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  country: 'Account country',
  saved:
    '{account} has been saved. Leave the account fields empty to keep it, or enter another account to replace it.',
  checking: 'Checking',
  savings: 'Savings',
});

type Props = {
  format: BankFileFormat | null;
  from: PayRunSettings['from'];
  /** Of the shop; '' where it is not known. */
  country: string;
  /** Of the shop, in which its files pay. */
  currency: CurrencyCode;
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
  currency,
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
  const [chosen, setChosen] = useState<BankFileFormat>(format ?? formatIn(first, currency));
  const kind = kindOf(chosen, country);
  const names = namesIn(chosen);
  // A saved account has the names that its format asked for.
  const hasNames = format !== null && names.every((name) => namesIn(format).includes(name));
  const keeps = from !== null && format !== null && (saved ?? kindOf(format, first)) === kind && hasNames;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={
        keeps
          ? texts.saved({ account: [from.holder, from.masked].filter((words) => words !== '').join(', ') })
          : texts.about
      }
      size="small"
    >
      <Form
        label={texts.title}
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
          chosen={chosen}
          currency={currency}
          onChoose={(code, likely) => {
            setCountry(code);
            setChosen(likely);
          }}
        />
        <Select
          name="format"
          label={texts.format}
          hint={texts.formatHint}
          options={formatsIn(first, currency, format).map((value) => ({
            value,
            label: bankFileFormatWords[value],
          }))}
          onChange={(value) => setChosen(formatOf(value) ?? chosen)}
        />
        <TextField
          name="holder"
          label={texts.holder}
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
              label={texts.routingNumber}
              hint={texts.routingNumberHint}
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <TextField
              name="account"
              label={texts.accountNumber}
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <Select name="accountType" label={texts.accountType} options={accountTypes()} />
            <TextField
              name="companyId"
              label={texts.companyId}
              hint={texts.companyIdHint}
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <TextField
              name="bankName"
              label={texts.bankName}
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            <TextField
              name="immediateOrigin"
              label={texts.immediateOrigin}
              hint={texts.immediateOriginHint}
              autoComplete="off"
              isDraftKept={false}
              isOptional
            />
          </>
        )}
        {kind === 'other' && (
          <>
            <BranchField country={countryIn(chosen, country)} isOptional={keeps} />
            <TextField
              name="account"
              label={texts.accountNumber}
              autoComplete="off"
              isDraftKept={false}
              isOptional={keeps}
            />
            {names.map((name) => (
              <TextField
                key={name}
                name={fieldOf(name)}
                label={texts[name]}
                hint={texts[`${name}Hint`]}
                autoComplete="off"
                isDraftKept={false}
                isOptional={keeps}
              />
            ))}
          </>
        )}
        {(kind === 'aba' || chosen === 'aba') && (
          <Checkbox name="isBalanced" label={texts.balancedFile} hint={texts.balancedFileHint} />
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The country first, which fills in the format where the present one cannot pay from there. */
function AccountCountry({
  chosen,
  currency,
  onChoose,
}: {
  chosen: BankFileFormat;
  currency: CurrencyCode;
  onChoose: (country: string, format: BankFileFormat) => void;
}) {
  const form = useForm();
  return (
    <CountryField
      name="accountCountry"
      label={texts.country}
      onChange={(code) => {
        const isPossible = accountKindsIn(code).includes(kindOf(chosen, code));
        const likely = isPossible ? chosen : formatIn(code, currency);
        form?.setValue('format', likely);
        onChoose(code, likely);
      }}
      isOptional
    />
  );
}

const accountTypes = () => [
  { value: 'checking', label: texts.checking },
  { value: 'savings', label: texts.savings },
];
