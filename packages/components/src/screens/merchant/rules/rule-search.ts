import { defineTexts } from '@consignment/domain/text/texts';
import type { ComboboxOption } from '../../../primitives/fields/Combobox.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import type { RulePlace } from '@consignment/domain/commission/dated-rules';

const texts = defineTexts('RuleSearch', {
  asTyped: 'As typed',
});

type ProductChoice = { id: number; title: string; vendor_name: string | null };
export type VariantChoice = { id: number; product_title: string; variant_title: string; sku: string };

type Search<Found, More extends unknown[] = []> = (
  ...asked: [...More, text: string, signal: AbortSignal]
) => Promise<SearchAnswer<Found>>;

/** The searches for the subject of a rule. */
export type RuleSearches = {
  onSearchVendors: Search<VendorChoice>;
  onSearchProducts: Search<ProductChoice>;
  onSearchVariants: Search<VariantChoice>;
  /** Product types, tags or collections that are known; another one may be typed. */
  onSearchNames: Search<string, [place: RulePlace]>;
};

export function vendorOption({ id, name }: VendorChoice): ComboboxOption {
  return { value: String(id), label: name };
}

export function productOption({ id, title, vendor_name: vendor }: ProductChoice): ComboboxOption {
  return { value: String(id), label: title, ...(vendor === null ? {} : { detail: vendor }) };
}

export function variantOption({ id, product_title, variant_title, sku }: VariantChoice): ComboboxOption {
  return {
    value: String(id),
    // The platform's name for the only variant of a product.
    label: variant_title === 'Default Title' ? product_title : `${product_title}, ${variant_title}`,
    ...(sku === '' ? {} : { detail: sku }),
  };
}

/** The known names, and at the end the words as they are typed where they are not among them. */
export function nameOptions(known: readonly string[], typed: string): ComboboxOption[] {
  const text = typed.trim();
  const options = known.map((name) => ({ value: name, label: name }));
  if (text === '' || known.some((name) => name.toLowerCase() === text.toLowerCase())) return options;
  return [...options, { value: text, label: text, detail: texts.asTyped }];
}

/** The answer of a search as a Combobox takes it. */
export async function optionsOf<Found>(
  asked: Promise<SearchAnswer<Found>>,
  toOption: (found: Found) => ComboboxOption,
): Promise<SearchAnswer<ComboboxOption>> {
  const answer = await asked;
  return answer.is === 'found' ? { is: 'found', options: answer.options.map(toOption) } : answer;
}
