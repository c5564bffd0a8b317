import { isolated } from '@consignment/domain/direction';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { ChipList } from '../../../primitives/ChipList.tsx';
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import type { SearchAnswer } from '../../../primitives/use-remote-search.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import type { AccountVendor } from './account.ts';

type Props = {
  vendors: readonly AccountVendor[];
  error: string | null;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<AccountVendor>>;
  onChange: (vendors: readonly AccountVendor[]) => void;
};

/** The vendors that an account sees in the portal: each can be taken away, and others found by name. */
export function AccountVendors({ vendors, error, onSearch, onChange }: Props) {
  const [news, setNews] = useState('');
  const search = useRef<HTMLDivElement>(null);
  const isThere = (id: number) => vendors.some((vendor) => vendor.id === id);

  const add = ({ value, label }: ComboboxOption) => {
    const id = Number(value);
    if (isThere(id)) {
      setNews(`${label} is there already.`);
      return;
    }
    onChange([...vendors, { id, name: label }]);
    setNews(`${label} added.`);
  };
  const remove = (id: number) => {
    const name = vendors.find((vendor) => vendor.id === id)?.name ?? '';
    onChange(vendors.filter((vendor) => vendor.id !== id));
    setNews(`${isolated(name)} removed.`);
  };
  const ask = async (text: string, signal: AbortSignal): Promise<SearchAnswer<ComboboxOption>> => {
    const answer = await onSearch(text, signal);
    if (answer.is === 'failed') return answer;
    const options = answer.options.map(({ id, name }) => ({
      value: String(id),
      label: name,
      ...(isThere(id) ? { detail: 'there already' } : {}),
    }));
    return { is: 'found', options };
  };

  return (
    <Stack space="medium">
      <ChipList
        label={`Vendors (${vendors.length.toLocaleString('en-US')})`}
        chips={vendors}
        emptyText="This Account Currently is not associated with any vendors"
        action={{ icon: X, labelOf: (name) => `Remove ${isolated(name)}`, onPress: remove }}
        onLastGone={() => search.current?.querySelector('input')?.focus()}
      />
      <div ref={search}>
        <Combobox
          name="vendor"
          label="Add a vendor"
          // The words are the specification's; the search starts at two characters all the same (spec accounts §5).
          placeholder="type 3 characters to search..."
          minimumCharacters={2}
          noneText="No vendor has this name."
          error={error}
          isOptional
          isForSeveral
          onSearch={ask}
          onChange={(option) => {
            if (option !== null) add(option);
          }}
        />
      </div>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  );
}
