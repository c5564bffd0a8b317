import { isolated } from '@consignment/domain/text/direction';
import { shortestCustomerSearch } from '@consignment/domain/shop/customer';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
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

const texts = defineTexts('EditCustomersDialog', {
  editCustomers: 'Edit Customers',
  customersNotLoaded: 'The customers could not be loaded.',
  customers: 'Customers',
  noCustomers: 'This vendor has no customers.',
  remove: 'Remove {name}',
  alreadyChosen: 'already chosen',
  addCustomer: 'Add a customer',
  searchHint: 'By name or email.',
  noneFound: 'No customers in the shop have this name or email.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  nothingChanged: 'Add or remove a customer first.',
  doNotAdd: 'Don’t add {name}',
  keep: 'Keep {name}',
  loading: 'Loading the customers…',
  willBeAdded: 'Will be added ({n})',
  willBeRemoved: 'Will be removed ({n})',
});

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
    <Dialog isOpen onClose={ask} title={texts.editCustomers} description={vendorName}>
      {customers.is === 'loading' && <Loading label={texts.loading} />}
      {customers.is === 'failed' && (
        <FailedState
          title={texts.customersNotLoaded}
          problem={customers.problem}
          onRetry={customers.onRetry}
        />
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
        <LeaveDialog unsaved={[texts.customers]} onLeave={leave} onStay={() => setIsLeaving(false)} />
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
      label={texts.customers}
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
        label={texts.customers}
        emptyText={texts.noCustomers}
        removeLabelOf={(name) => texts.remove({ name: isolated(name) })}
        chosenText={texts.alreadyChosen}
        search={{
          label: texts.addCustomer,
          hint: texts.searchHint,
          minimumCharacters: shortestCustomerSearch,
          noneText: texts.noneFound,
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
        <Button label={texts.cancel} onClick={onCancel} />
        <SubmitButton
          label={texts.save}
          busyLabel={texts.saving}
          disabledReason={added.length + removed.length === 0 ? texts.nothingChanged : null}
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
          label={texts.willBeAdded({ n: formatCount(added.length) })}
          chips={added}
          emptyText=""
          action={{
            icon: Undo,
            labelOf: (name) => texts.doNotAdd({ name: isolated(name) }),
            onPress: (id) => set(chosen.filter((one) => one.id !== id)),
          }}
          onLastGone={onLastGone}
        />
      )}
      {removed.length > 0 && (
        <ChipList
          label={texts.willBeRemoved({ n: formatCount(removed.length) })}
          chips={removed}
          emptyText=""
          action={{
            icon: Undo,
            labelOf: (name) => texts.keep({ name: isolated(name) }),
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
