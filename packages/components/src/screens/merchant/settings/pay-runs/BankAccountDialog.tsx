import { bankFileFormats, bankFileFormatWords, type BankFileFormat } from '@consignment/domain/bank-file';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../primitives/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog.tsx';
import { DialogActions } from '../../../../primitives/DialogActions.tsx';
import { Form } from '../../../../primitives/Form.tsx';
import type { Outcome } from '../../../../primitives/outcome.ts';
import { Select } from '../../../../primitives/Select.tsx';
import { SubmitButton } from '../../../../primitives/SubmitButton.tsx';
import { TextField } from '../../../../primitives/TextField.tsx';
import { formatOf, type PayRunSettings } from './pay-run-settings.ts';

/** The shop's own account as it is typed. */
type TypedAccount =
  | { kind: 'iban'; holder: string; iban: string; bic: string | null }
  | {
      kind: 'aba';
      holder: string;
      routing: string;
      account: string;
      account_type: 'checking' | 'savings';
      bank_name: string;
      company_id: string;
    }
  | { kind: 'other'; holder: string; branch: string; account: string };

/** Without an account the saved one stays. */
export type BankFileChange = { file_format: BankFileFormat; from?: TypedAccount };

type Props = {
  format: BankFileFormat | null;
  from: PayRunSettings['from'];
  onSave: (change: BankFileChange) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Asks for the format that the bank takes and for the account that it pays from. Nothing that is typed stays in the browser. Mount
 * it to open it.
 */
export function BankAccountDialog({ format, from, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState<BankFileFormat>(format ?? 'pain.001.001.09');
  const kind = kindOf(chosen);
  const keeps = from !== null && format !== null && kindOf(format) === kind;
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
        schema={schemaOf(keeps)}
        defaultValues={{ ...empty, format: chosen }}
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
        }}
        onSubmit={async (draft) => {
          const outcome = await onSave(changeOf(draft, keeps));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
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
          </>
        )}
        {kind === 'other' && (
          <>
            <TextField
              name="branch"
              label="Sort code or branch"
              autoComplete="off"
              isDraftKept={false}
              isOptional
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

type Draft = z.infer<ReturnType<typeof schemaOf>>;

const empty = {
  holder: '',
  iban: '',
  bic: '',
  branch: '',
  routing: '',
  account: '',
  accountType: 'checking',
  companyId: '',
  bankName: '',
};

const typedFields = [
  'holder',
  'iban',
  'bic',
  'branch',
  'routing',
  'account',
  'companyId',
  'bankName',
] as const satisfies readonly (keyof typeof empty)[];

const accountTypes = [
  { value: 'checking', label: 'Checking' },
  { value: 'savings', label: 'Savings' },
];

const needed = {
  iban: ['holder', 'iban'],
  aba: ['holder', 'routing', 'account', 'companyId', 'bankName'],
  other: ['holder', 'account'],
} as const;

const missing = {
  holder: 'Enter the name of the account’s holder.',
  iban: 'Enter the IBAN.',
  routing: 'Enter the routing number.',
  account: 'Enter the account number.',
  companyId: 'Enter the company identification.',
  bankName: 'Enter the name of the bank.',
} satisfies Record<(typeof needed)[keyof typeof needed][number], string>;

function kindOf(format: BankFileFormat): keyof typeof needed {
  if (format === 'csv') return 'other';
  return format.startsWith('nacha') ? 'aba' : 'iban';
}

/** Nothing of an account was typed, in whatever field. */
function isUntouched(draft: Draft): boolean {
  return typedFields.every((field) => draft[field].trim() === '');
}

/** The server checks the numbers; here only what is missing is noticed. */
function schemaOf(keeps: boolean) {
  return z
    .object({
      format: z.string(),
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      branch: z.string(),
      routing: z.string(),
      account: z.string(),
      accountType: z.string(),
      companyId: z.string(),
      bankName: z.string(),
    })
    .check(({ value, issues }) => {
      const fields = needed[kindOf(formatOf(value.format) ?? 'csv')];
      if (keeps && isUntouched(value)) return;
      for (const field of fields.filter((one) => value[one].trim() === '')) {
        issues.push({ code: 'custom', message: missing[field], path: [field], input: value[field] });
      }
    });
}

function changeOf(draft: Draft, keeps: boolean): BankFileChange {
  const format = formatOf(draft.format) ?? 'csv';
  const kind = kindOf(format);
  if (keeps && isUntouched(draft)) return { file_format: format };
  return { file_format: format, from: accountOf(draft, kind) };
}

function accountOf(draft: Draft, kind: keyof typeof needed): TypedAccount {
  const holder = draft.holder.trim();
  const account = draft.account.trim();
  switch (kind) {
    case 'iban':
      return { kind, holder, iban: draft.iban.trim(), bic: draft.bic.trim() || null };
    case 'aba':
      return {
        kind,
        holder,
        routing: draft.routing.trim(),
        account,
        account_type: draft.accountType === 'savings' ? 'savings' : 'checking',
        bank_name: draft.bankName.trim(),
        company_id: draft.companyId.trim(),
      };
    case 'other':
      return { kind, holder, branch: draft.branch.trim(), account };
  }
}
