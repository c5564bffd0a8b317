import { useRef } from 'react';
import { Combobox, type ComboboxOption } from '../../../primitives/fields/Combobox.tsx';
import { useForm } from '../../../primitives/forms/form-context.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import { choiceOf, mostSteps, placeChoices, type RuleForm, type Target } from './rule-form.ts';
import {
  nameOptions,
  optionsOf,
  productOption,
  variantOption,
  vendorOption,
  type RuleSearches,
  type VariantChoice,
} from './rule-search.ts';
import type { TargetNames } from './rule.ts';

type Props = RuleSearches & {
  /** As it is filled in. */
  form: Pick<RuleForm, 'place'>;
  /** Called with the names of what is chosen. */
  onNames: (names: Partial<TargetNames>) => void;
};

/** The fields of a RuleDialog that say which items its rule is for. */
export function RuleTargetFields({ form, onNames, ...search }: Props) {
  const fields = useForm();
  const variants = useRef<ReadonlyMap<string, VariantChoice>>(new Map());
  const { place, asks } = choiceOf(form.place);
  const begin = (chosen: string) => {
    // Of another place the words of these fields are gone, and so their values have to be.
    for (const target of targets) fields?.setValue(target, '');
    const isFlat = choiceOf(chosen).place === 'flat';
    if (isFlat === (place === 'flat')) return;
    for (let at = 0; at < mostSteps; at += 1) {
      fields?.setValue(`steps.${at}.kind`, isFlat ? 'cost' : 'percent');
    }
  };
  const change = (chosen: string) => {
    begin(chosen);
    onNames({ vendor_name: null, product_title: null, variant_title: null });
  };
  const named = (option: ComboboxOption | null) => option?.label ?? null;
  return (
    <>
      <Select
        name="place"
        label="For"
        hint="The strongest first: a rule for a variant wins over one for its product, and so on."
        placeholder="Choose which items"
        options={placeChoices}
        onChange={change}
      />
      {asks.includes('vendor') && (
        <Combobox
          key={`vendor of ${form.place}`}
          name="vendor"
          label="Vendor"
          minimumCharacters={1}
          noneText="No vendor has this name."
          onSearch={(text, signal) => optionsOf(search.onSearchVendors(text, signal), vendorOption)}
          onChange={(option) => onNames({ vendor_name: named(option) })}
        />
      )}
      {asks.includes('product') && (
        <Combobox
          name="product"
          label="Product"
          minimumCharacters={1}
          noneText="No product has this name."
          onSearch={(text, signal) => optionsOf(search.onSearchProducts(text, signal), productOption)}
          onChange={(option) => onNames({ product_title: named(option) })}
        />
      )}
      {asks.includes('variant') && (
        <Combobox
          name="variant"
          label="Variant"
          hint="Search by the name of its product or by its SKU."
          minimumCharacters={1}
          noneText="No variant is found by these words."
          onSearch={async (text, signal) => {
            const answer = await search.onSearchVariants(text, signal);
            if (answer.is === 'found') {
              variants.current = new Map(answer.options.map((one) => [String(one.id), one]));
            }
            return optionsOf(Promise.resolve(answer), variantOption);
          }}
          onChange={(option) => {
            const variant = option === null ? undefined : variants.current.get(option.value);
            // A variant that a draft brings back has one text, which names the product and the variant.
            onNames({
              product_title: variant?.product_title ?? named(option),
              variant_title: variant?.variant_title ?? null,
            });
          }}
        />
      )}
      {asks.includes('name') && (
        <Combobox
          key={`name of ${form.place}`}
          name="name"
          label={nameLabels[place] ?? 'Name'}
          hint="Choose one that is known, or type another."
          minimumCharacters={1}
          noneText="Type its name."
          onSearch={async (text, signal) => {
            const answer = await search.onSearchNames(place, text, signal);
            return answer.is === 'found'
              ? { is: 'found', options: nameOptions(answer.options, text) }
              : answer;
          }}
        />
      )}
    </>
  );
}

const targets: readonly Target[] = ['vendor', 'product', 'variant', 'name'];

const nameLabels: Readonly<Record<string, string>> = {
  tag: 'Tag',
  collection: 'Collection',
  vendor_product_type: 'Product type',
  shop_product_type: 'Product type',
};
