import { isolated } from '@consignment/domain/text/direction';
import { defineTexts, formatList } from '@consignment/domain/text/texts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import type { Account } from './account.ts';

const texts = defineTexts('DeleteAccountDialog', {
  title: 'Delete {name}’s account?',
  detail:
    '{email} will be logged out of your vendor portal and won’t be able to log in again. This cannot be undone. To return, they must register again and wait for your approval.',
  deleteAccount: 'Delete Account',
  deleting: 'Deleting…',
  keep: 'Keep it',
  losesAccess: 'Will lose access to',
  noVendor: 'No vendor',
  unchanged: 'Not affected',
  vendorsAndPayouts: 'The vendors, their commissions and their payouts',
});

type Props = {
  account: Pick<Account, 'vendor_signup_name' | 'vendor_signup_user_email' | 'vendors'>;
  onDelete: () => Promise<Outcome>;
  onClose: () => void;
};

/** Asks before an account is deleted, and names the data that stays. Mount it to open it. */
export function DeleteAccountDialog({ account, onDelete, onClose }: Props) {
  const { vendor_signup_name: name, vendor_signup_user_email: email, vendors } = account;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.title({ name: isolated(name) })}
      description={texts.detail({ email })}
      confirmLabel={texts.deleteAccount}
      busyLabel={texts.deleting}
      cancelLabel={texts.keep}
      tone="critical"
      onConfirm={onDelete}
    >
      <DescriptionList
        items={[
          {
            term: texts.losesAccess,
            description: vendors.length === 0 ? texts.noVendor : formatList(vendors.map((one) => one.name)),
          },
          { term: texts.unchanged, description: texts.vendorsAndPayouts },
        ]}
      />
    </ConfirmDialog>
  );
}
