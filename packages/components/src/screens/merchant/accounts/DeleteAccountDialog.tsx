import { isolated } from '@consignment/domain/text/direction';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import type { Account } from './account.ts';

type Props = {
  account: Pick<Account, 'vendor_signup_name' | 'vendor_signup_user_email' | 'vendors'>;
  onDelete: () => Promise<Outcome>;
  onClose: () => void;
};

const words = new Intl.ListFormat('en-GB');

/** Asks before an account is deleted, and says what stays. Mount it to open it. */
export function DeleteAccountDialog({ account, onDelete, onClose }: Props) {
  const { vendor_signup_name: name, vendor_signup_user_email: email, vendors } = account;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete the account of ${isolated(name)}?`}
      description={`${email} is logged out of your vendor portal and cannot log in again. This cannot be undone. To come back they have to register anew and wait for your approval.`}
      confirmLabel="Delete Account"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      tone="critical"
      onConfirm={onDelete}
    >
      <DescriptionList
        items={[
          {
            term: 'No longer sees',
            description: vendors.length === 0 ? 'No vendor' : words.format(vendors.map((one) => one.name)),
          },
          { term: 'Stays as it is', description: 'The vendors, their commissions and their payouts' },
        ]}
      />
    </ConfirmDialog>
  );
}
