import { useState } from 'react';
import { Button } from '../../../../primitives/Button.tsx';
import { Card } from '../../../../primitives/Card.tsx';
import type { Outcome } from '../../../../primitives/outcome.ts';
import { Stack } from '../../../../primitives/Stack.tsx';
import { Text } from '../../../../primitives/Text.tsx';
import type { SearchAnswer } from '../../../../primitives/use-remote-search.ts';
import type { Customer, CustomersChange } from './customers.ts';
import { EditCustomersDialogOnUse, EditMetafieldsDialogOnUse, InviteDialogOnUse } from './dialogs-on-use.ts';
import type { KeyValue, KeyValueDraft } from '../../../../parts/key-value-rows.ts';
import { useAskedList, type ListAnswer } from './use-asked-list.ts';

export type VendorActions = {
  onInvite: () => Promise<Outcome>;
  /** All of the vendor's customers. */
  onAskCustomers: () => Promise<ListAnswer<Customer>>;
  onSearchCustomers: (text: string) => Promise<SearchAnswer<Customer>>;
  onSaveCustomers: (change: CustomersChange) => Promise<Outcome>;
  onAskMetafields: () => Promise<ListAnswer<KeyValue>>;
  /** The whole list: what is not in it is removed. */
  onSaveMetafields: (metafields: KeyValueDraft[]) => Promise<Outcome>;
};

type Props = VendorActions & {
  vendor: { name: string; email: string };
  /** Told of the place, 'Customers' or 'Metafields'. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
};

/** What can be done about a vendor beside its settings (spec operations §2). */
export function ActionsPanel({ vendor, onUnsaved, ...actions }: Props) {
  const [isInviting, setIsInviting] = useState(false);
  const customers = useAskedList(actions.onAskCustomers);
  const metafields = useAskedList(actions.onAskMetafields);
  return (
    <Card title="Actions">
      <Stack space="small" align="start">
        {vendor.email === '' ? (
          <Text tone="muted">Add vendor email for more options.</Text>
        ) : (
          <Button label="Invite to Create Account" onClick={() => setIsInviting(true)} />
        )}
        <Button label="Edit Customers" onClick={customers.open} />
        <Button label="Edit Metafields" onClick={metafields.open} />
      </Stack>
      {isInviting && (
        <InviteDialogOnUse
          vendorName={vendor.name}
          email={vendor.email}
          onInvite={actions.onInvite}
          onClose={() => setIsInviting(false)}
        />
      )}
      {customers.list !== null && (
        <EditCustomersDialogOnUse
          vendorName={vendor.name}
          customers={customers.list}
          onSearch={actions.onSearchCustomers}
          onSave={actions.onSaveCustomers}
          onDirtyChange={(isDirty) => onUnsaved('Customers', isDirty)}
          onClose={customers.close}
        />
      )}
      {metafields.list !== null && (
        <EditMetafieldsDialogOnUse
          vendorName={vendor.name}
          metafields={metafields.list}
          onSave={actions.onSaveMetafields}
          onDirtyChange={(isDirty) => onUnsaved('Metafields', isDirty)}
          onClose={metafields.close}
        />
      )}
    </Card>
  );
}
