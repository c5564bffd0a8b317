import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { ChosenField } from '../../../primitives/fields/ChosenField.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import type { FeeForm } from './fee-form.ts';

const texts = defineTexts('FeeVendorsField', {
  for: 'For',
  all: 'All vendors',
  allDetail: 'New vendors too.',
  some: 'Chosen vendors',
  someDetail: 'Only those you choose here.',
  vendors: 'Vendors',
  none: 'No vendors chosen yet',
  remove: 'Remove {name}',
  chosen: 'already chosen',
  add: 'Add a vendor',
  notFound: 'No vendor has this name.',
});

type Props = {
  form: Pick<FeeForm, 'for' | 'vendors'>;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
};

/** Chooses the vendors of a fee: all of them, or some by name. */
export function FeeVendorsField({ form, onSearch }: Props) {
  return (
    <>
      <RadioCards
        name="for"
        label={texts.for}
        choices={[
          { value: 'all', label: texts.all, detail: texts.allDetail },
          { value: 'some', label: texts.some, detail: texts.someDetail },
        ]}
      />
      {form.for === 'some' && (
        <ChosenField
          name="vendors"
          chosen={form.vendors}
          label={texts.vendors}
          emptyText={texts.none}
          removeLabelOf={(name) => texts.remove({ name: isolated(name) })}
          chosenText={texts.chosen}
          search={{ label: texts.add, minimumCharacters: 1, noneText: texts.notFound }}
          onSearch={async (text, signal) => {
            const answer = await onSearch(text, signal);
            return answer.is === 'found'
              ? { is: 'found', options: answer.options.map(({ id, name }) => ({ id, name })) }
              : answer;
          }}
        />
      )}
    </>
  );
}
