import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../primitives/actions/Button.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/fields/Combobox.tsx';
import { Dropdown } from '../../primitives/filters/Dropdown.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import type { SearchAnswer } from '../../primitives/filters/use-remote-search.ts';
import type { VendorChoice } from '../people/SetVendorDialog.tsx';

const texts = defineTexts('VendorFilter', {
  vendor: 'Vendor',
  all: 'All',
  vendorNumber: 'Vendor {value}',
  none: 'No vendor has this name.',
  showAllVendors: 'Show all vendors',
});

type Props = {
  /** The id of the one that the list is narrowed to; null for all of them. */
  value: number | null;
  /** The same with its name; null while that is not known. */
  vendor: VendorChoice | null;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  onSelect: (id: number | null) => void;
};

/** Narrows a list to one vendor, found by name. The button shows which, and the panel leads back to all of them. */
export function VendorFilter({ value, vendor, onSearch, onSelect }: Props) {
  return (
    <Dropdown
      label={texts.vendor}
      shown={value === null ? texts.all : (vendor?.name ?? texts.vendorNumber({ value }))}
    >
      {(close) => (
        <Stack space="small">
          <Combobox
            name="vendor"
            label={texts.vendor}
            minimumCharacters={1}
            noneText={texts.none}
            isOptional
            {...(vendor !== null && { defaultOption: optionOf(vendor) })}
            onSearch={async (text, signal) => {
              const answer = await onSearch(text, signal);
              return answer.is === 'found' ? { is: 'found', options: answer.options.map(optionOf) } : answer;
            }}
            onChange={(option) => {
              if (option === null) return;
              close();
              onSelect(Number(option.value));
            }}
          />
          {value !== null && (
            <Button
              label={texts.showAllVendors}
              onClick={() => {
                close();
                onSelect(null);
              }}
            />
          )}
        </Stack>
      )}
    </Dropdown>
  );
}

function optionOf({ id, name }: VendorChoice): ComboboxOption {
  return { value: String(id), label: name };
}
