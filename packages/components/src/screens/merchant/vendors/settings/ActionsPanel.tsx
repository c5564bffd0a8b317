import { formatDate } from '@consignment/domain/time/dates';
import { defineTexts } from '@consignment/domain/text/texts';
import type { MailSetup } from '../../../../parts/team/MailSetupNotice.tsx';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useState } from 'react';
import { DateText } from '../../../../parts/lists/DateText.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { isStale, type Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import type { SearchAnswer } from '../../../../primitives/filters/use-remote-search.ts';
import type { Customer, CustomersChange } from './customers.ts';
import type { VendorInviteOutcome } from './InviteDialog.tsx';
import type { VendorMerging } from './MergeVendorDialog.tsx';
import type { KeyValue, KeyValueDraft } from '../../../../parts/people/key-value-rows.ts';
import { useAskedList, type ListAnswer } from './use-asked-list.ts';
import { onUse } from '../../../../parts/pages/on-use.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ActionsPanel', {
  actions: 'Actions',
  addEmail: 'Add vendor email for more options.',
  inviteToCreateAccount: 'Invite to Create Account',
  editCustomers: 'Edit Customers',
  editMetafields: 'Edit Metafields',
  merge: 'Merge into another vendor…',
  customers: 'Customers',
  metafields: 'Metafields',
  invitedOn: 'Invited on {day}',
  merged: '{name} was merged into this vendor on {day}.',
});

// The dialogs of the Actions panel come when they are opened for the first time.
const { Component: InviteDialogOnUse } = onUse(async () => (await import('./InviteDialog.tsx')).InviteDialog);
const { Component: EditCustomersDialogOnUse } = onUse(
  async () => (await import('./EditCustomersDialog.tsx')).EditCustomersDialog,
);
const { Component: EditMetafieldsDialogOnUse } = onUse(
  async () => (await import('./EditMetafieldsDialog.tsx')).EditMetafieldsDialog,
);
const { Component: MergeVendorDialogOnUse } = onUse(
  async () => (await import('./MergeVendorDialog.tsx')).MergeVendorDialog,
);

export type VendorActions = {
  /** How an invitation is mailed; null where it is not known. */
  mail: MailSetup | null;
  /** ISO 8601: when the open invitation was sent; null without one. */
  invitedAt: string | null;
  onInvite: () => Promise<VendorInviteOutcome>;
  /** The person came to invite the vendor. */
  isInviteAsked?: boolean;
  onInviteClosed?: () => void;
  /** All of the vendor's customers. */
  onAskCustomers: () => Promise<ListAnswer<Customer>>;
  onSearchCustomers: (text: string, signal: AbortSignal) => Promise<SearchAnswer<Customer>>;
  onSaveCustomers: (change: CustomersChange) => Promise<Outcome>;
  onAskMetafields: () => Promise<ListAnswer<KeyValue>>;
  /** The whole list, which removes the rows that are not in it, and the list that the person has seen. */
  onSaveMetafields: (metafields: KeyValueDraft[], seen: readonly KeyValue[]) => Promise<Outcome>;
} & VendorMerging;

type Props = VendorActions & {
  vendor: {
    id: number;
    name: string;
    email: string;
    /** Those that were merged into it, the last one first. */
    merged_vendors?: readonly { name: string; merged_date: string }[];
  };
  /** In which the shop's amounts are shown. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Called with the place, 'Customers' or 'Metafields'. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
};

/** Acts on a vendor beside its settings (spec operations §2). */
export function ActionsPanel({ vendor, currency, timeZone, onUnsaved, ...actions }: Props) {
  const [isInvitePressed, setIsInvitePressed] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const merged = vendor.merged_vendors ?? [];
  const customers = useAskedList(actions.onAskCustomers);
  const metafields = useAskedList(actions.onAskMetafields);
  return (
    <Card title={texts.actions}>
      <Stack space="small" align="start">
        {vendor.email === '' ? (
          <Text tone="muted">{texts.addEmail}</Text>
        ) : (
          <>
            <Button label={texts.inviteToCreateAccount} onClick={() => setIsInvitePressed(true)} />
            {actions.invitedAt !== null && (
              <Text size="small" tone="muted">
                {texts.invitedOn({ day: formatDate(actions.invitedAt, timeZone) })}
              </Text>
            )}
          </>
        )}
        <Button label={texts.editCustomers} onClick={customers.open} />
        <Button label={texts.editMetafields} onClick={metafields.open} />
        <Button label={texts.merge} onClick={() => setIsMerging(true)} />
        {merged.map(({ name, merged_date: at }) => (
          <Text key={name} size="small" tone="muted">
            <TextWithElements
              text={texts.merged}
              elements={{ name: <bdi>{name}</bdi>, day: <DateText instant={at} timeZone={timeZone} /> }}
            />
          </Text>
        ))}
      </Stack>
      {(isInvitePressed || actions.isInviteAsked) && vendor.email !== '' && (
        <InviteDialogOnUse
          vendorName={vendor.name}
          email={vendor.email}
          mail={actions.mail}
          onInvite={actions.onInvite}
          onClose={() => {
            setIsInvitePressed(false);
            actions.onInviteClosed?.();
          }}
        />
      )}
      {isMerging && (
        <MergeVendorDialogOnUse
          vendor={vendor}
          currency={currency}
          onSearchVendors={actions.onSearchVendors}
          onAskMerge={actions.onAskMerge}
          onMerge={actions.onMerge}
          onClose={() => setIsMerging(false)}
        />
      )}
      {customers.list !== null && (
        <EditCustomersDialogOnUse
          vendorName={vendor.name}
          customers={customers.list}
          onSearch={actions.onSearchCustomers}
          onSave={actions.onSaveCustomers}
          onDirtyChange={(isDirty) => onUnsaved(texts.customers, isDirty)}
          onClose={customers.close}
        />
      )}
      {metafields.list !== null && (
        <EditMetafieldsDialogOnUse
          vendorName={vendor.name}
          metafields={metafields.list}
          onSave={async (list, seen) => {
            const outcome = await actions.onSaveMetafields(list, seen);
            if (isStale(outcome)) await metafields.askAgain();
            return outcome;
          }}
          onDirtyChange={(isDirty) => onUnsaved(texts.metafields, isDirty)}
          onClose={metafields.close}
        />
      )}
    </Card>
  );
}
