import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef } from 'react';
import { Combobox, type ComboboxOption } from '../../../primitives/fields/Combobox.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { useForm } from '../../../primitives/forms/form-context.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import type { Notice } from '../../../parts/commission/rule-days.ts';
import { choiceOf, mostSteps, type RuleForm, type Target, placeOptions } from './rule-form.ts';
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
import * as styles from './rules.css.ts';
import { RuleStepValue } from './RuleStepValue.tsx';

const texts = defineTexts('RuleSentence', {
  firstDay: 'First day',
  for: 'For',
  placeHint:
    'Highest priority first: a rule for a variant takes precedence over a rule for its product, and so on.',
  choosePlace: 'Choose which items',
  vendor: 'Vendor',
  noVendor: 'No vendor has this name.',
  product: 'Product',
  noProduct: 'No product has this name.',
  variant: 'Variant',
  noVariant: 'No variants match these words.',
  name: 'Name',
  typeItsName: 'Type the name.',
  earns: 'earns',
  on: 'on',
  tag: 'Tag',
  collection: 'Collection',
  productType: 'Product type',
  from: 'from',
});

type Props = {
  /** As it is filled in. */
  form: RuleForm;
  /** In which amounts are counted. */
  books: CurrencyCode;
  /** Null where the items stay as they are. */
  target: (RuleSearches & { onNames: (names: Partial<TargetNames>) => void }) | null;
  /** Null where the first day is not asked for. */
  notice: Notice | null;
};

/** A rule as a sentence to fill in: its vendor, its value, its items, and its first day. Everything else is under More. */
export function RuleSentence({ form, books, target, notice }: Props) {
  const { asks } = choiceOf(form.place);
  const asksGoods = asks.some((one) => one !== 'vendor');
  return (
    <>
      {target !== null && <PlaceField form={form} onNames={target.onNames} />}
      <div className={styles.sentence}>
        {target !== null && asks.includes('vendor') && (
          <div className={styles.clause}>
            <div className={styles.part}>
              <VendorField form={form} {...target} />
            </div>
          </div>
        )}
        {form.measure === 'one' && (
          <div className={styles.value}>
            <Word text={texts.earns} />
            <RuleStepValue form={form} at={0} books={books} />
          </div>
        )}
        {target !== null && asksGoods && (
          <div className={styles.clause}>
            <Word text={texts.on} />
            <div className={styles.part}>
              <GoodsFields form={form} {...target} />
            </div>
          </div>
        )}
        {notice !== null && (
          <div className={styles.clause}>
            <Word text={texts.from} />
            <div className={styles.part}>
              <DateField
                name="from_day"
                label={texts.firstDay}
                {...(notice.soonest !== null && { min: notice.soonest })}
              />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Between the fields, whose labels say the same to a screen reader. */
function Word({ text }: { text: string }) {
  return (
    <span aria-hidden className={styles.word}>
      {text}
    </span>
  );
}

type TargetProps = NonNullable<Props['target']> & { form: Pick<RuleForm, 'place'> };

function PlaceField({ form, onNames }: Pick<TargetProps, 'form' | 'onNames'>) {
  const fields = useForm();
  const { place } = choiceOf(form.place);
  const begin = (chosen: string) => {
    // Of another place the words of these fields are gone, and so their values have to be.
    for (const one of targets) fields?.setValue(one, '');
    const isFlat = choiceOf(chosen).place === 'flat';
    if (isFlat === (place === 'flat')) return;
    for (let at = 0; at < mostSteps; at += 1) {
      fields?.setValue(`steps.${at}.kind`, isFlat ? 'cost' : 'percent');
    }
  };
  return (
    <Select
      name="place"
      label={texts.for}
      hint={texts.placeHint}
      placeholder={texts.choosePlace}
      options={placeOptions()}
      onChange={(chosen) => {
        begin(chosen);
        onNames({ vendor_name: null, product_title: null, variant_title: null });
      }}
    />
  );
}

function VendorField({ form, onSearchVendors, onNames }: TargetProps) {
  return (
    <Combobox
      key={`vendor of ${form.place}`}
      name="vendor"
      label={texts.vendor}
      minimumCharacters={1}
      noneText={texts.noVendor}
      onSearch={(text, signal) => optionsOf(onSearchVendors(text, signal), vendorOption)}
      onChange={(option) => onNames({ vendor_name: named(option) })}
    />
  );
}

function GoodsFields({ form, onNames, ...search }: TargetProps) {
  const variants = useRef<ReadonlyMap<string, VariantChoice>>(new Map());
  const { place, asks } = choiceOf(form.place);
  return (
    <>
      {asks.includes('product') && (
        <Combobox
          name="product"
          label={texts.product}
          minimumCharacters={1}
          noneText={texts.noProduct}
          onSearch={(text, signal) => optionsOf(search.onSearchProducts(text, signal), productOption)}
          onChange={(option) => onNames({ product_title: named(option) })}
        />
      )}
      {asks.includes('variant') && (
        <Combobox
          name="variant"
          label={texts.variant}
          minimumCharacters={1}
          noneText={texts.noVariant}
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
          label={nameLabel(place)}
          minimumCharacters={1}
          noneText={texts.typeItsName}
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

function named(option: ComboboxOption | null): string | null {
  return option?.label ?? null;
}

const targets: readonly Target[] = ['vendor', 'product', 'variant', 'name'];

function nameLabel(place: RulePlace): string {
  if (place === 'tag' || place === 'collection') return texts[place];
  return place === 'vendor_product_type' || place === 'shop_product_type' ? texts.productType : texts.name;
}
