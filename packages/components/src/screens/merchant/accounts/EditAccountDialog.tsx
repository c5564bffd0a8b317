import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../../parts/pages/LeaveDialog.tsx';
import { emptyPassword, newPassword, type NewPassword } from '../../../parts/signing-in/new-password.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { ChosenField } from '../../../primitives/fields/ChosenField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Answered, Outcome } from '../../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { useEffectEvent } from '../../../primitives/feedback/use-effect-event.ts';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { accountChange, type Account, type AccountChange, type AccountVendor } from './account.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { noPassword, newPasswordRefused } from './new-password.ts';
import { SendResetLink } from './SendResetLink.tsx';

const texts = defineTexts('EditAccountDialog', {
  wait: 'Please wait for a response.',
  title: '{name} Edit',
  history: 'Account history',
  access: 'Access',
  vendors: 'Vendors',
  noVendors: 'This Account Currently is not associated with any vendors',
  remove: 'Remove {vendor}',
  alreadyAdded: 'already added',
  noneSelected: 'No vendors selected.',
  active: 'Active',
  activeHint:
    'Only active accounts can log in to the vendor portal. The account holder gets an email when the account becomes active, unless these emails are switched off in Settings.',
  closePasswordChange: 'close password change',
  changePassword: 'change password',
  newPassword: 'New password',
  newPasswordHint:
    'At least 8 characters. It can’t be only digits, one repeated character, a common password, or similar to the account’s name or email.',
  confirmPassword: 'Confirm password',
  deleteAccount: 'Delete Account',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  addVendor: 'Add a vendor',
  searchPlaceholder: 'type 3 characters to search...',
  noneFound: 'No vendor has this name.',
});

type Props = {
  account: Account;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The shop saves no account without a vendor. */
  requiresVendor: boolean;
  /** The history of the account. */
  hrefOfHistory: string;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<AccountVendor>>;
  onSave: (change: AccountChange) => Promise<Outcome>;
  onChangePassword: (password: NewPassword) => Promise<Outcome>;
  /** Mails its owner the link by which to choose a new password. */
  onSendReset: () => Promise<Outcome>;
  onDelete: () => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  /** With the other effects of the save, to be shown where the dialog was opened. */
  onClose: (news: AccountNews | null) => void;
};

export type AccountNews = 'password_changed' | 'deleted';

/**
 * An account with its vendors, whether it may log in, and a new password (spec accounts §2.1, §5). Nothing is sent
 * before Save. Mount it to open it. A vendor's commissions and terms are the vendor's own page.
 */
export function EditAccountDialog({ account, requiresVendor, onDirtyChange, onClose, ...props }: Props) {
  const { vendor_signup_name: name } = account;
  const [saved, setSaved] = useState<Pick<Account, 'approved' | 'vendors'>>(account);
  const [vendors, setVendors] = useState(account.vendors);
  const [approved, setApproved] = useState(account.approved);
  const [hasVendorError, setHasVendorError] = useState(false);
  const [password, setPassword] = useState<'closed' | 'open' | 'typed'>('closed');
  const [isSaving, setIsSaving] = useState(false);
  const [question, setQuestion] = useState<'leave' | 'delete' | null>(null);
  const isPasswordOpen = password !== 'closed';

  const isDirty = accountChange(saved, { approved, vendors }) !== null || password === 'typed';
  const tellDirty = useEffectEvent(() => onDirtyChange(isDirty));
  useEffect(() => tellDirty(), [isDirty]);

  const leave = (news: AccountNews | null) => {
    onDirtyChange(false);
    onClose(news);
  };
  const ask = () => (isDirty ? setQuestion('leave') : leave(null));

  const send = async (typed: NewPassword): Promise<Outcome> => {
    const isMissing = requiresVendor && vendors.length === 0;
    setHasVendorError(isMissing);
    if (isMissing) return noVendors();
    const wanted = { approved, vendors };
    const change = accountChange(saved, wanted);
    if (change !== null) {
      const outcome = await props.onSave(change);
      if (outcome.is === 'refused') return outcome;
      setSaved(wanted);
    }
    if (!isPasswordOpen) {
      leave(null);
      return { is: 'done' };
    }
    const outcome = await props.onChangePassword(typed);
    if (outcome.is === 'refused') {
      return { is: 'refused', problem: newPasswordRefused(outcome.problem, change !== null) };
    }
    leave('password_changed');
    return outcome;
  };
  const save = async (typed: NewPassword): Promise<Outcome> => {
    setIsSaving(true);
    try {
      return await send(typed);
    } finally {
      setIsSaving(false);
    }
  };
  const whileSaving = isSaving
    ? ({ is: 'disabled', reason: texts.wait } as const)
    : ({ is: 'ready' } as const);

  return (
    <Dialog isOpen onClose={ask} title={texts.title({ name: isolated(name) })}>
      <Stack space="large">
        <AccountFacts account={account} timeZone={props.timeZone} />
        <Link href={props.hrefOfHistory} label={texts.history} />
        {/* A separate form, since the other form is replaced when its section opens or closes. */}
        <Form
          label={texts.access}
          schema={access}
          defaultValues={{ approved: account.approved, vendors: account.vendors }}
          onValuesChange={(typed) => {
            setApproved(typed.approved);
            setVendors(typed.vendors);
          }}
          onSubmit={sentWithTheRest}
        >
          <ChosenField
            name="vendors"
            chosen={vendors}
            label={texts.vendors}
            emptyText={texts.noVendors}
            removeLabelOf={(vendor) => texts.remove({ vendor: isolated(vendor) })}
            chosenText={texts.alreadyAdded}
            search={vendorSearch()}
            error={hasVendorError && vendors.length === 0 ? texts.noneSelected : null}
            onSearch={props.onSearchVendors}
          />
          <Checkbox name="approved" label={texts.active} hint={texts.activeHint} />
        </Form>
        <div>
          <Button
            label={isPasswordOpen ? texts.closePasswordChange : texts.changePassword}
            tone="quiet"
            size="small"
            state={whileSaving}
            onClick={() => setPassword(isPasswordOpen ? 'closed' : 'open')}
          />
        </div>
        {/* Another form when the section closes: its typed text is gone with it. */}
        <Form
          key={String(isPasswordOpen)}
          label={name}
          schema={isPasswordOpen ? newPassword : noPassword}
          defaultValues={emptyPassword}
          onSubmit={save}
          onDirtyChange={(isTyped) => {
            if (isPasswordOpen) setPassword(isTyped ? 'typed' : 'open');
          }}
        >
          {isPasswordOpen && (
            <>
              <PasswordField
                name="new_password1"
                label={texts.newPassword}
                hint={texts.newPasswordHint}
                purpose="new"
              />
              <PasswordField name="new_password2" label={texts.confirmPassword} purpose="new" />
              <SendResetLink email={account.vendor_signup_user_email} onSend={props.onSendReset} />
            </>
          )}
          <DialogActions>
            <Button
              label={texts.deleteAccount}
              tone="critical"
              state={whileSaving}
              onClick={() => setQuestion('delete')}
            />
            <Button label={texts.cancel} state={whileSaving} onClick={ask} />
            <SubmitButton label={texts.save} busyLabel={texts.saving} />
          </DialogActions>
        </Form>
      </Stack>
      {question === 'leave' && (
        <LeaveDialog unsaved={[name]} onLeave={() => leave(null)} onStay={() => setQuestion(null)} />
      )}
      {question === 'delete' && (
        <DeleteAccountDialog
          account={{ ...account, vendors: saved.vendors }}
          onDelete={async () => {
            const outcome = await props.onDelete();
            if (outcome.is === 'done') leave('deleted');
            return outcome;
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </Dialog>
  );
}

function vendorSearch() {
  return {
    label: texts.addVendor,
    // The words are the specification's; but the search starts at two characters (spec accounts §5).
    placeholder: texts.searchPlaceholder,
    minimumCharacters: 2,
    noneText: texts.noneFound,
  };
}

const access = z.object({
  approved: z.boolean(),
  vendors: z.readonly(z.array(z.object({ id: z.number(), name: z.string() }))),
});

const sentWithTheRest = (): Promise<Answered> => Promise.resolve({ is: 'cancelled' });

function noVendors(): Outcome {
  const detail = texts.noneSelected;
  return { is: 'refused', problem: { detail, errors: [{ detail }] } };
}
