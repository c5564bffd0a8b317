import { isolated } from '@consignment/domain/direction';
import { shortestCustomerSearch } from '@consignment/domain/customer';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../../../parts/LeaveDialog.tsx';
import type { Loadable } from '../../../../parts/loadable.ts';
import { Button } from '../../../../primitives/Button.tsx';
import { ChipList, type Chip } from '../../../../primitives/ChipList.tsx';
import { Combobox, type ComboboxOption } from '../../../../primitives/Combobox.tsx';
import { Dialog } from '../../../../primitives/Dialog.tsx';
import { FailedState } from '../../../../primitives/FailedState.tsx';
import { DialogActions } from '../../../../primitives/DialogActions.tsx';
import { Form } from '../../../../primitives/Form.tsx';
import type { Outcome } from '../../../../primitives/outcome.ts';
import { Stack } from '../../../../primitives/Stack.tsx';
import { SubmitButton } from '../../../../primitives/SubmitButton.tsx';
import type { SearchAnswer } from '../../../../primitives/use-remote-search.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden.tsx';
import { nameOf, type Customer, type CustomersChange } from './customers.ts';
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

function CustomersEditor({ saved, onSearch, onSave, onDirtyChange, onCancel }: EditorProps) {
  const [chosen, setChosen] = useState(saved);
  const [news, setNews] = useState('');
  const found = useRef(new Map<string, Customer>());
  const search = useRef<HTMLDivElement>(null);
  const added = without(chosen, saved);
  const removed = without(saved, chosen);

  const change = (next: readonly Customer[], what: string) => {
    setChosen(next);
    setNews(`${what} ${countOf(next.length)} chosen.`);
    onDirtyChange(without(next, saved).length + without(saved, next).length > 0);
  };
  const add = (customer: Customer) => {
    const isThere = chosen.some(({ id }) => id === customer.id);
    if (isThere) setNews(`${nameOf(customer)} is chosen already.`);
    else change([...chosen, customer], `${nameOf(customer)} added.`);
  };
  const remove = (id: number) => {
    const customer = chosen.find((one) => one.id === id);
    if (customer === undefined) return;
    change(
      chosen.filter((one) => one !== customer),
      `${nameOf(customer)} removed.`,
    );
  };
  const keep = (id: number) => {
    const customer = saved.find((one) => one.id === id);
    if (customer !== undefined) add(customer);
  };
  const ask = async (text: string, signal: AbortSignal): Promise<SearchAnswer<ComboboxOption>> => {
    const answer = await onSearch(text, signal);
    if (answer.is === 'failed') return answer;
    for (const customer of answer.options) found.current.set(String(customer.id), customer);
    return { is: 'found', options: answer.options.map((one) => optionOf(one, chosen)) };
  };
  const focusSearch = () => search.current?.querySelector('input')?.focus();

  return (
    <Stack space="large">
      <div ref={search}>
        <Combobox
          name="customer"
          label="Add a customer"
          hint="By name or email."
          minimumCharacters={shortestCustomerSearch}
          noneText="No customer of the shop has this name or email."
          isOptional
          isForSeveral
          onSearch={ask}
          onChange={(option) => {
            const customer = option === null ? undefined : found.current.get(option.value);
            if (customer !== undefined) add(customer);
          }}
        />
      </div>
      <ChipList
        label={`Customers (${chosen.length.toLocaleString('en-US')})`}
        chips={chosen.map(chipOf)}
        emptyText="This vendor has no customers."
        action={{ icon: X, labelOf: (name) => `Remove ${isolated(name)}`, onPress: remove }}
        onLastGone={focusSearch}
      />
      <Form
        label="Customers"
        schema={nothingTyped}
        defaultValues={{}}
        onSubmit={() => onSave(idsOf(added, removed))}
      >
        {added.length > 0 && (
          <ChipList
            label={`Will be added (${added.length.toLocaleString('en-US')})`}
            chips={added.map(chipOf)}
            emptyText=""
            action={{ icon: Undo, labelOf: (name) => `Do not add ${isolated(name)}`, onPress: remove }}
            onLastGone={focusSearch}
          />
        )}
        {removed.length > 0 && (
          <ChipList
            label={`Will be removed (${removed.length.toLocaleString('en-US')})`}
            chips={removed.map(chipOf)}
            emptyText=""
            action={{ icon: Undo, labelOf: (name) => `Keep ${isolated(name)}`, onPress: keep }}
            onLastGone={focusSearch}
          />
        )}
        <DialogActions>
          <Button label="Cancel" onClick={onCancel} />
          <SubmitButton
            label="Save"
            busyLabel="Saving…"
            disabledReason={added.length + removed.length === 0 ? 'Add or remove a customer first.' : null}
          />
        </DialogActions>
      </Form>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  );
}

const nothingTyped = z.object({});

function without(all: readonly Customer[], some: readonly Customer[]): Customer[] {
  const gone = new Set(some.map(({ id }) => id));
  return all.filter(({ id }) => !gone.has(id));
}

function idsOf(added: readonly Customer[], removed: readonly Customer[]): CustomersChange {
  return { added: added.map(({ id }) => id), removed: removed.map(({ id }) => id) };
}

function chipOf(customer: Customer): Chip {
  const name = nameOf(customer);
  return { id: customer.id, name, ...(customer.email === name ? {} : { detail: customer.email }) };
}

function optionOf(customer: Customer, chosen: readonly Customer[]): ComboboxOption {
  const isChosen = chosen.some(({ id }) => id === customer.id);
  const detail = [customer.email, isChosen ? 'chosen already' : ''].filter(Boolean).join(' · ');
  return { value: String(customer.id), label: nameOf(customer), detail };
}

function countOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'customer is' : 'customers are'}`;
}
