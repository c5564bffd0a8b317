import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import { moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { RuleDraft, WireStep } from './rule.ts';

const texts = defineTexts('RuleForm', {
  variant: 'A variant',
  product: 'A product',
  vendor_product_type: 'One vendor’s product type',
  tag: 'A tag',
  collection: 'A collection',
  shop_product_type: 'A product type',
  vendor_flat: 'One vendor’s flat rate',
  flat: 'The shop’s flat rate',
  vendor: 'A vendor',
  global: 'The whole shop',
});

/** A step as it is typed: `limit` is the highest price of a band, or the sales from which a tier is. */
export type StepForm = { limit: string; kind: string; percent: string; amount: string };

/** As typed. The keys of the steps are their numbers from 0; those from `count` on are not used. */
export type RuleForm = {
  place: string;
  vendor: string;
  product: string;
  variant: string;
  name: string;
  measure: string;
  count: string;
  steps: Record<string, StepForm>;
  bounds: string;
  floor: string;
  cap: string;
  from_day: string;
  until_day: string;
};

export const mostSteps = 20;

/** The places of a rule, the strongest first; a flat rate is the shop's or one vendor's. */
const placeChoices = [
  { value: 'variant', place: 'variant', asks: ['variant'] },
  { value: 'product', place: 'product', asks: ['product'] },
  {
    value: 'vendor_product_type',
    place: 'vendor_product_type',
    asks: ['vendor', 'name'],
  },
  { value: 'tag', place: 'tag', asks: ['name'] },
  { value: 'collection', place: 'collection', asks: ['name'] },
  { value: 'shop_product_type', place: 'shop_product_type', asks: ['name'] },
  { value: 'vendor_flat', place: 'flat', asks: ['vendor'] },
  { value: 'flat', place: 'flat', asks: [] },
  { value: 'vendor', place: 'vendor', asks: ['vendor'] },
  { value: 'global', place: 'global', asks: [] },
] as const satisfies readonly {
  value: string;
  place: RulePlace;
  asks: readonly Target[];
}[];

export const placeOptions = () => placeChoices.map(({ value }) => ({ value, label: texts[value] }));

export type Target = 'vendor' | 'product' | 'variant' | 'name';

export function choiceOf(value: string): { place: RulePlace; asks: readonly Target[] } {
  return placeChoices.find((choice) => choice.value === value) ?? { place: 'global', asks: [] };
}

type FieldName = Exclude<keyof RuleForm, 'steps'> | `steps.${string}.${keyof StepForm}`;

/** The fields of a draft as the call names them, by those of the form as it is filled in. */
export function fieldNamesOf({ steps, measure }: RuleForm): Record<string, FieldName> {
  const names: Record<string, FieldName> = {};
  for (const field of ['place', 'vendor', 'product', 'variant', 'name', 'measure'] as const) {
    names[`rules.0.${field}`] = field;
  }
  for (const field of ['floor', 'cap', 'from_day', 'until_day'] as const) names[`rules.0.${field}`] = field;
  names['rules.0.bounds_per'] = 'bounds';
  for (const [at, { kind }] of Object.entries(steps)) {
    names[`rules.0.steps.${at}.kind`] = `steps.${at}.kind`;
    names[`rules.0.steps.${at}.value`] = `steps.${at}.${kind === 'percent' ? 'percent' : 'amount'}`;
    // A band begins where the one before it ends.
    const limit = measure === 'unit_price' ? Math.max(0, Number(at) - 1) : Number(at);
    names[`rules.0.steps.${at}.from`] = `steps.${limit}.limit`;
  }
  return names;
}

export const noStep: StepForm = { limit: '', kind: 'percent', percent: '', amount: '' };

/** A form that was restored may lack one. */
export function stepAt({ steps }: Pick<RuleForm, 'steps'>, at: number): StepForm {
  return steps[String(at)] ?? noStep;
}

function stepsForm(filled: readonly StepForm[]): Record<string, StepForm> {
  return Object.fromEntries(
    Array.from({ length: mostSteps }, (_, at) => [String(at), filled[at] ?? noStep] as const),
  );
}

/** The values that the form begins with; `rule` is to be changed, null for a new one. */
export function ruleForm(rule: RuleDraft | null, fromDay: string, books: CurrencyCode): RuleForm {
  const isEnded = rule === null || rule.steps.length === 0;
  const begun = {
    vendor: '',
    product: '',
    variant: '',
    name: '',
    measure: 'one',
    count: '1',
    steps: stepsForm([]),
    bounds: 'none',
    floor: '',
    cap: '',
    from_day: fromDay,
    until_day: '',
  };
  if (rule === null) return { ...begun, place: '' };
  const { place, vendor, measure, steps } = rule;
  const target = {
    place: place === 'flat' && vendor !== null ? 'vendor_flat' : place,
    vendor: String(vendor ?? ''),
    product: String(rule.product ?? ''),
    variant: String(rule.variant ?? ''),
    name: rule.name ?? '',
  };
  if (isEnded) return { ...begun, ...target };
  return {
    ...begun,
    ...target,
    measure: measure ?? 'one',
    count: String(steps.length),
    steps: stepsForm(steps.map((step, at) => stepForm(step, limitOf(rule, at, books)))),
    bounds: rule.bounds_per ?? 'none',
    floor: rule.floor ?? '',
    cap: rule.cap ?? '',
  };
}

function limitOf({ measure, steps }: RuleDraft, at: number, books: CurrencyCode): string {
  if (measure === 'vendor_sales') return at === 0 ? '' : (steps[at]?.from ?? '');
  const next = steps[at + 1];
  return next === undefined ? '' : moneyToWire(moneyFromWire(next.from, books) - 1, books);
}

function stepForm({ kind, value }: WireStep, limit: string): StepForm {
  return {
    limit,
    kind,
    percent: kind === 'percent' ? (value ?? '') : '',
    amount: kind === 'unit_amount' ? (value ?? '') : '',
  };
}
