import { isolated } from '@consignment/domain/text/direction';
import { shortestCustomerSearch } from '@consignment/domain/shop/customer';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../../../parts/pages/LeaveDialog.tsx';
import type { Loadable } from '../../../../parts/lists/loadable.ts';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { ChipList, type Chip } from '../../../../primitives/fields/ChipList.tsx';
import { ChosenField } from '../../../../primitives/fields/ChosenField.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { FailedState } from '../../../../primitives/feedback/FailedState.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import { useForm } from '../../../../primitives/forms/form-context.ts';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import type { SearchAnswer } from '../../../../primitives/filters/use-remote-search.ts';
import { nameOfCustomer, type Customer, type CustomersChange } from './customers.ts';
import { Loading } from './Loading.tsx';

type Props = {
  vendorName: string;
  customers: Loadable<readonly Customer[]>;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<Customer>>;
  onSave: (change: CustomersChange) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
};

/**
 * Gives customers of the shop to a vendor and takes them away, and shows what that changes before it is saved. Mount
 * it to open it. A customer that the shop does not know yet is added by the vendor in the portal.
 */
export function EditCustomersDialog({ vendorName, customers, onDirtyChange, onClose, ...props }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const tellDirty = (is: boolean) => {
    setIsDirty(is);
    onDirtyChange(is);
  };
  const leave = () => {
    onDirtyChange(false);
    onClose();
  };
  const ask = () => (isDirty ? setIsLeaving(true) : leave());
  const save = async (change: CustomersChange) => {
    const outcome = await props.onSave(change);
    if (outcome.is === 'done') leave();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={ask} title="Edit Customers" description={vendorName}>
      {customers.is === 'loading' && <Loading what="The customers" />}
      {customers.is === 'failed' && (
        <FailedState what="The customers" problem={customers.problem} onRetry={customers.onRetry} />
      )}
      {customers.is === 'ready' && (
        <CustomersEditor
          saved={customers.value}
          onSearch={props.onSearch}
          onSave={save}
          onDirtyChange={tellDirty}
          onCancel={ask}
        />
      )}
      {isLeaving && (
        <LeaveDialog unsaved={['Customers']} onLeave={leave} onStay={() => setIsLeaving(false)} />
      )}
    </Dialog>
  );
}

type EditorProps = Pick<Props, 'onSearch' | 'onSave' | 'onDirtyChange'> & {
  saved: readonly Customer[];
  onCancel: () => void;
};

function CustomersEditor({ saved: customers, onSearch, onSave, onDirtyChange, onCancel }: EditorProps) {
  const [saved] = useState(() => customers.map(chipOf));
  const [chosen, setChosen] = useState<readonly Chip[]>(saved);
  const added = without(chosen, saved);
  const removed = without(saved, chosen);
  return (
    <Form
      label="Customers"
      schema={schema}
      defaultValues={{ customers: saved }}
      onValuesChange={({ customers: next }) => {
        setChosen(next);
        onDirtyChange(without(next, saved).length + without(saved, next).length > 0);
      }}
      onSubmit={() => onSave({ added: idsOf(added), removed: idsOf(removed) })}
    >
      <ChosenField
        name="customers"
        chosen={chosen}
        label="Customers"
        emptyText="This vendor has no customers."
        removeLabelOf={(name) => `Remove ${isolated(name)}`}
        chosenText="chosen already"
        search={{
          label: 'Add a customer',
          hint: 'By name or email.',
          minimumCharacters: shortestCustomerSearch,
          noneText: 'No customer of the shop has this name or email.',
        }}
        onSearch={async (text, signal) => {
          const answer = await onSearch(text, signal);
          return answer.is === 'found' ? { is: 'found', options: answer.options.map(chipOf) } : answer;
        }}
      >
        {(focusSearch) => (
          <Changes added={added} removed={removed} chosen={chosen} onLastGone={focusSearch} />
        )}
      </ChosenField>
      <DialogActions>
        <Button label="Cancel" onClick={onCancel} />
        <SubmitButton
          label="Save"
          busyLabel="Saving…"
          disabledReason={added.length + removed.length === 0 ? 'Add or remove a customer first.' : null}
        />
      </DialogActions>
    </Form>
  );
}

/** The changes that saving would make, each with its way back. */
function Changes({
  added,
  removed,
  chosen,
  onLastGone,
}: Record<'added' | 'removed' | 'chosen', readonly Chip[]> & { onLastGone: () => void }) {
  const form = useForm();
  const set = (next: readonly Chip[]) => form?.setValue('customers', next);
  return (
    <>
      {added.length > 0 && (
        <ChipList
          label={`Will be added (${added.length.toLocaleString('en-US')})`}
          chips={added}
          emptyText=""
          action={{
            icon: Undo,
            labelOf: (name) => `Do not add ${isolated(name)}`,
            onPress: (id) => set(chosen.filter((one) => one.id !== id)),
          }}
          onLastGone={onLastGone}
        />
      )}
      {removed.length > 0 && (
        <ChipList
          label={`Will be removed (${removed.length.toLocaleString('en-US')})`}
          chips={removed}
          emptyText=""
          action={{
            icon: Undo,
            labelOf: (name) => `Keep ${isolated(name)}`,
            onPress: (id) => set([...chosen, ...removed.filter((one) => one.id === id)]),
          }}
          onLastGone={onLastGone}
        />
      )}
    </>
  );
}

const schema = z.object({
  customers: z.readonly(
    z.array(z.object({ id: z.number(), name: z.string(), detail: z.optional(z.string()) })),
  ),
});

function without(all: readonly Chip[], some: readonly Chip[]): Chip[] {
  const gone = new Set(some.map(({ id }) => id));
  return all.filter(({ id }) => !gone.has(id));
}

function idsOf(chips: readonly Chip[]): number[] {
  return chips.map(({ id }) => id);
}

function chipOf(customer: Customer): Chip {
  const name = nameOfCustomer(customer);
  return { id: customer.id, name, ...(customer.email === name ? {} : { detail: customer.email }) };
}
