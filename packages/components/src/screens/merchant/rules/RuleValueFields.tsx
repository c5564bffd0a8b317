import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FieldSet } from '../../../primitives/fields/FieldSet.tsx';
import { focusBeside } from '../../../primitives/overlays/focus-beside.ts';
import { useForm } from '../../../primitives/forms/form-context.ts';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { mostSteps, noStep, stepAt, type RuleForm, type StepForm } from './rule-form.ts';
import * as styles from './rules.css.ts';
import { RuleStepValue } from './RuleStepValue.tsx';

const texts = defineTexts('RuleValueFields', {
  measure: 'Vendors earn',
  bounds: 'Minimum and maximum',
  boundsHint: 'A floor and a cap on earnings.',
  floor: '{per, select, unit {Minimum per unit} other {Minimum per line}}',
  cap: '{per, select, unit {Maximum per unit} other {Maximum per line}}',
  upTo: 'Up to a unit price of',
  fromSales: 'From sales of',
  removeBand: 'Remove band {number}',
  addBand: 'Add band',
  band: 'Band {number}',
  tier: 'Tier {number}',
  lastBand: 'Band {number}, all higher prices',
  firstTier: 'Tier {number}, from the first sale',
  removeTier: 'Remove tier {number}',
  addTier: 'Add tier',
  one: 'One value',
  oneDetail: 'The same for every unit.',
  unitPrice: 'By unit price',
  unitPriceDetail: 'Bands, such as up to 20 and above 20.',
  vendorSales: 'By last month’s sales',
  vendorSalesDetail: 'Tiers: the vendor’s sales in one month determine the tier for the next month.',
  none: 'None',
  unit: 'For each unit',
  line: 'For each line',
});

type Props = {
  /** As it is filled in. */
  form: RuleForm;
  /** In which amounts are counted. */
  books: CurrencyCode;
};

/** The fields of a RuleDialog under More: values by price or by sales, and the least and the most. */
export function RuleValueFields({ form, books }: Props) {
  const fields = useForm();
  const { measure } = form;
  return (
    <>
      <RadioCards
        name="measure"
        label={texts.measure}
        choices={measures()}
        onChange={(chosen) => {
          if (chosen !== 'one' && form.count === '1') fields?.setValue('count', '2');
        }}
      />
      {measure !== 'one' && <Steps form={form} books={books} />}
      <div className={styles.fields}>
        <Select
          name="bounds"
          label={texts.bounds}
          hint={texts.boundsHint}
          options={bounds.map((value) => ({ value, label: texts[value] }))}
        />
        {form.bounds !== 'none' && (
          <>
            <MoneyField
              name="floor"
              label={texts.floor({ per: form.bounds })}
              currency={signOf(books)}
              isOptional
            />
            <MoneyField
              name="cap"
              label={texts.cap({ per: form.bounds })}
              currency={signOf(books)}
              isOptional
            />
          </>
        )}
      </div>
    </>
  );
}

function Steps({ form, books }: Props) {
  const fields = useForm();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const count = Number(form.count);
  const isBands = form.measure === 'unit_price';
  const set = (at: number, step: StepForm) => {
    for (const [name, value] of Object.entries(step)) fields?.setValue(`steps.${at}.${name}`, value);
  };
  const add = () => {
    flushSync(() => fields?.setValue('count', String(count + 1)));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const remove = (at: number) => {
    if (!focusBeside(list.current, at)) addButton.current?.querySelector('button')?.focus();
    // Each of the others moves up by one.
    for (let to = at; to < count; to += 1) set(to, to === count - 1 ? noStep : stepAt(form, to + 1));
    fields?.setValue('count', String(count - 1));
  };
  return (
    <>
      <ol ref={list} className={styles.steps}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <FieldSet legend={legendOf(form, at)}>
              <div className={styles.fields}>
                {hasLimit(form, at) && (
                  <MoneyField
                    name={`steps.${at}.limit`}
                    label={isBands ? texts.upTo : texts.fromSales}
                    currency={signOf(books)}
                  />
                )}
                <RuleStepValue form={form} at={at} books={books} />
              </div>
              {count > 2 && (
                <div>
                  <Button
                    label={
                      isBands ? texts.removeBand({ number: at + 1 }) : texts.removeTier({ number: at + 1 })
                    }
                    icon={Trash}
                    size="small"
                    tone="quiet"
                    onClick={() => remove(at)}
                  />
                </div>
              )}
            </FieldSet>
          </li>
        ))}
      </ol>
      <div ref={addButton}>
        {count < mostSteps && (
          <Button label={isBands ? texts.addBand : texts.addTier} icon={Plus} size="small" onClick={add} />
        )}
      </div>
    </>
  );
}

/** The last band and the first tier have no border. */
function hasLimit({ measure, count }: RuleForm, at: number): boolean {
  return measure === 'unit_price' ? at < Number(count) - 1 : at > 0;
}

function legendOf(form: RuleForm, at: number): string {
  const isBands = form.measure === 'unit_price';
  const number = at + 1;
  if (hasLimit(form, at)) return isBands ? texts.band({ number }) : texts.tier({ number });
  return isBands ? texts.lastBand({ number }) : texts.firstTier({ number });
}

const measures = () => [
  { value: 'one', label: texts.one, detail: texts.oneDetail },
  { value: 'unit_price', label: texts.unitPrice, detail: texts.unitPriceDetail },
  { value: 'vendor_sales', label: texts.vendorSales, detail: texts.vendorSalesDetail },
];

const bounds = ['none', 'unit', 'line'] as const;
