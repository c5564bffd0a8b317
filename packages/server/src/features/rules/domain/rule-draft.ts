import type { RuleDraft } from '../../../database/column-types.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  comparableName,
  type RuleBounds,
  type RuleMeasure,
  type RulePlace,
  type RuleStep,
  type RuleTarget,
  type RuleValue,
  type StepKind,
} from '@consignment/domain/commission/dated-rules';
import { parseMoney } from '@consignment/domain/money/money';
import { parsePercent } from '@consignment/domain/money/rate';
import { placeText } from '@consignment/domain/commission/rule-text';
import { defineTexts } from '@consignment/domain/text/texts';
import { isEnteredDay } from '@consignment/domain/time/entered-day';
import { isDate } from '@consignment/domain/time/zone';

const texts = defineTexts('RuleDraft', {
  noPer: 'Choose whether the minimum and maximum apply per unit or per line.',
  perTooMany: 'There is no minimum or maximum that this could apply to.',
  daysReversed: 'The last day is before the first day.',
  noDay: 'Enter a valid date.',
  dayOutOfRange: 'Enter a date between the years 1970 and 2999.',
  noMeasure: 'A rule with several steps needs a measure. Choose the unit price or last month’s sales.',
  measureTooMany: 'Bands and tiers have at least two steps. A single value needs no measure.',
  tooManySteps: 'A rule can have up to {most, plural, one {# step} other {# steps}}.',
  stepBelowZero: 'A step cannot begin below zero.',
  amountTooLarge: 'This amount is too large.',
  firstStep: 'The first step must begin at 0, so that everything is covered.',
  stepsReversed: 'A step must begin above the one before it.',
  flatRate: 'A flat rate can only pay the cost of the item or leave the rate to the next rule.',
  noPercentage: 'Enter a percentage.',
  percentageOutOfRange: 'A percentage must be between 0 and 100.',
  noAmount: 'Enter an amount per unit.',
  endHasBounds: 'A rule that ends cannot have a minimum or maximum.',
  maximumBelowMinimum: 'The maximum is below the minimum.',
  amountBelowZero: 'An amount cannot be below zero.',
  notChosen:
    '{what, select, vendor {Choose the vendor for this rule.} product {Choose the product for this rule.} variant {Choose the variant for this rule.} product_type {Choose the product type for this rule.} tag {Choose the tag for this rule.} collection {Choose the collection for this rule.} other {Choose the name for this rule.}}',
  notAtPlace:
    'A rule that applies to “{place}” cannot have a {what, select, vendor {vendor} product {product} variant {variant} product_type {product type} tag {tag} collection {collection} other {name}}.',
  noName:
    '{what, select, product_type {Enter a product type.} tag {Enter a tag.} collection {Enter a collection.} other {Enter a name.}}',
  nameTooLong:
    '{what, select, product_type {A product type can have up to {most} characters.} tag {A tag can have up to {most} characters.} collection {A collection can have up to {most} characters.} other {A name can have up to {most} characters.}}',
  oneName:
    '{what, select, tag {Enter one tag, without a comma.} other {Enter one collection, without a comma.}}',
  cost: 'A step that pays the cost of the item cannot have a figure.',
  none: 'A step that leaves the rate to the next rule cannot have a figure.',
});

/** A draft as it is sent: amounts as decimals of the currency, percentages without their sign. */
export type SentRule = {
  readonly place: RulePlace;
  readonly vendor: number | null;
  readonly product: number | null;
  readonly variant: number | null;
  readonly name: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly measure: RuleMeasure | null;
  readonly steps: readonly SentStep[];
  readonly floor: string | null;
  readonly cap: string | null;
  readonly bounds_per: 'unit' | 'line' | null;
};

export type SentStep = { readonly from: string; readonly kind: StepKind; readonly value: string | null };

/** `pointer` is a JSON pointer into the sent draft, such as '/steps/1/from'; `why` is a sentence for people. */
export type DraftFault = { readonly pointer: string; readonly why: string };

export type ReadDraft =
  | { readonly is: 'ok'; readonly draft: RuleDraft }
  | { readonly is: 'refused'; readonly faults: readonly [DraftFault, ...DraftFault[]] };

/** The largest amount a unit, floor and cap, in minor units: up to here the stored formula fits its integers. */
export const largestRuleAmount = 9_000_000_000;
/** The largest price or sales that a step begins at, in minor units, as prices are limited. */
const largestFrom = 1_000_000_000_000;
const wholePpm = 1_000_000;
export const mostSteps = 20;
const longestName = 255;

/** Reads a draft and checks it; every fault of it is named. */
export function readRuleDraft(sent: SentRule, currency: CurrencyCode): ReadDraft {
  const unread: DraftFault[] = [];
  const money = (text: string | null, pointer: string): number | null => {
    if (text === null) return null;
    const parsed = parseMoney(text, currency);
    if (parsed.is === 'ok') return parsed.minor;
    unread.push({ pointer, why: parsed.why });
    return null;
  };
  const figure = ({ kind, value }: SentStep, pointer: string): number | null => {
    if (value === null || kind !== 'percent') return money(value, pointer);
    const parsed = parsePercent(value);
    if (parsed.is === 'ok') return parsed.ppm;
    unread.push({ pointer, why: parsed.why });
    return null;
  };
  const steps = sent.steps.map((step, index): RuleStep => {
    const pointer = `/steps/${index}`;
    return {
      from: money(step.from, `${pointer}/from`) ?? 0,
      kind: step.kind,
      value: figure(step, `${pointer}/value`),
    };
  });
  const [floor, cap] = [money(sent.floor, '/floor'), money(sent.cap, '/cap')];
  const { per, fault } = readPer(sent);
  if (fault !== null) unread.push(fault);
  const draft: RuleDraft = {
    target: targetOf(sent),
    from: sent.from_day,
    until: sent.until_day,
    value: {
      measure: sent.measure,
      steps,
      bounds: floor === null && cap === null ? null : { floor, cap, per },
    },
  };
  // A figure that cannot be read has no second fault, such as that it is missing.
  const isUnread = new Set(unread.map(({ pointer }) => pointer));
  const checked = checkRuleDraft(draft).filter(({ pointer }) => !isUnread.has(pointer));
  const [first, ...rest] = [...unread, ...checked];
  return first === undefined ? { is: 'ok', draft } : { is: 'refused', faults: [first, ...rest] };
}

function targetOf({ place, vendor, product, variant, name }: SentRule): RuleTarget {
  return {
    place,
    vendorId: vendor,
    productId: product,
    variantId: variant,
    name: name === null ? null : comparableName(place, name),
  };
}

function readPer({ floor, cap, bounds_per: per }: SentRule): {
  per: RuleBounds['per'];
  fault: DraftFault | null;
} {
  const pointer = '/bounds_per';
  const hasBounds = floor !== null || cap !== null;
  if (hasBounds && per === null)
    return {
      per: 'line',
      fault: { pointer, why: texts.noPer },
    };
  if (!hasBounds && per !== null) return { per, fault: { pointer, why: texts.perTooMany } };
  return { per: per ?? 'line', fault: null };
}

/** The faults of a draft, in the order of its fields; none where it can be saved. */
export function checkRuleDraft({ target, from, until, value }: RuleDraft): DraftFault[] {
  return [
    ...targetFaults(target),
    ...dayFaults(from, until),
    ...measureFaults(value),
    ...stepFaults(target.place, value),
    ...boundFaults(value),
  ];
}

const fields = ['vendor', 'product', 'variant', 'name'] as const;
type Field = (typeof fields)[number];

/** The fields that name the lines of each place. */
const namedBy: Readonly<Record<RulePlace, readonly Field[]>> = {
  variant: ['variant'],
  product: ['product'],
  vendor_product_type: ['vendor', 'name'],
  tag: ['name'],
  collection: ['name'],
  shop_product_type: ['name'],
  flat: [],
  vendor: ['vendor'],
  global: [],
};

/** The kind of name at each place that has one. */
const nameOf: Readonly<Partial<Record<RulePlace, 'product_type' | 'tag' | 'collection'>>> = {
  vendor_product_type: 'product_type',
  tag: 'tag',
  collection: 'collection',
  shop_product_type: 'product_type',
};

function targetFaults(target: RuleTarget): DraftFault[] {
  const { place, name } = target;
  const given = {
    vendor: target.vendorId,
    product: target.productId,
    variant: target.variantId,
    name,
  } satisfies Record<Field, unknown>;
  const faults = fields.flatMap((field): DraftFault[] => {
    const pointer = `/${field}`;
    const isNeeded = namedBy[place].includes(field);
    const what = field === 'name' ? (nameOf[place] ?? 'name') : field;
    if (isNeeded && given[field] === null) return [{ pointer, why: texts.notChosen({ what }) }];
    const isAllowed = isNeeded || (place === 'flat' && field === 'vendor');
    if (isAllowed || given[field] === null) return [];
    return [{ pointer, why: texts.notAtPlace({ place: placeText[place], what }) }];
  });
  return name === null || faults.some(({ pointer }) => pointer === '/name')
    ? faults
    : [...faults, ...nameFaults(place, name)];
}

function nameFaults(place: RulePlace, name: string): DraftFault[] {
  const pointer = '/name';
  const what = nameOf[place] ?? 'name';
  if (name.trim() === '') return [{ pointer, why: texts.noName({ what }) }];
  if (name.length > longestName) return [{ pointer, why: texts.nameTooLong({ what, most: longestName }) }];
  // Products have theirs in one text, which commas divide.
  const isDivided = (place === 'tag' || place === 'collection') && name.includes(',');
  return isDivided ? [{ pointer, why: texts.oneName({ what }) }] : [];
}

function dayFaults(from: string, until: string | null): DraftFault[] {
  const faults = [...dayFault(from, '/from_day'), ...(until === null ? [] : dayFault(until, '/until_day'))];
  // YYYY-MM-DD sorts as text.
  if (faults.length === 0 && until !== null && until < from)
    faults.push({ pointer: '/until_day', why: texts.daysReversed });
  return faults;
}

function dayFault(day: string, pointer: string): DraftFault[] {
  if (!isDate(day)) return [{ pointer, why: texts.noDay }];
  return isEnteredDay(day) ? [] : [{ pointer, why: texts.dayOutOfRange }];
}

function measureFaults({ measure, steps }: RuleValue): DraftFault[] {
  const pointer = '/measure';
  if (measure === null && steps.length > 1) return [{ pointer, why: texts.noMeasure }];
  if (measure !== null && steps.length < 2) return [{ pointer, why: texts.measureTooMany }];
  return [];
}

function stepFaults(place: RulePlace, { steps }: RuleValue): DraftFault[] {
  const tooMany =
    steps.length > mostSteps ? [{ pointer: '/steps', why: texts.tooManySteps({ most: mostSteps }) }] : [];
  const faults = steps.flatMap((step, index): DraftFault[] => [
    ...fromFaults(steps[index - 1], step, `/steps/${index}/from`),
    ...kindFaults(place, step, `/steps/${index}/kind`),
    ...figureFaults(step, `/steps/${index}/value`),
  ]);
  return [...tooMany, ...faults];
}

function fromFaults(before: RuleStep | undefined, { from }: RuleStep, pointer: string): DraftFault[] {
  if (from < 0) return [{ pointer, why: texts.stepBelowZero }];
  if (!Number.isSafeInteger(from) || from > largestFrom) return [{ pointer, why: texts.amountTooLarge }];
  if (before === undefined) return from === 0 ? [] : [{ pointer, why: texts.firstStep }];
  return from > before.from ? [] : [{ pointer, why: texts.stepsReversed }];
}

function kindFaults(place: RulePlace, { kind }: RuleStep, pointer: string): DraftFault[] {
  if (place !== 'flat' || kind === 'cost' || kind === 'none') return [];
  return [{ pointer, why: texts.flatRate }];
}

function figureFaults({ kind, value }: RuleStep, pointer: string): DraftFault[] {
  if (kind === 'cost' || kind === 'none') {
    return value === null ? [] : [{ pointer, why: texts[kind] }];
  }
  if (kind === 'percent') {
    if (value === null) return [{ pointer, why: texts.noPercentage }];
    const isRate = Number.isSafeInteger(value) && value >= 0 && value <= wholePpm;
    return isRate ? [] : [{ pointer, why: texts.percentageOutOfRange }];
  }
  if (value === null) return [{ pointer, why: texts.noAmount }];
  return amountFaults(value, pointer);
}

function boundFaults({ steps, bounds }: RuleValue): DraftFault[] {
  if (bounds === null) return [];
  const { floor, cap } = bounds;
  if (steps.length === 0) return [{ pointer: floor === null ? '/cap' : '/floor', why: texts.endHasBounds }];
  const faults = [
    ...(floor === null ? [] : amountFaults(floor, '/floor')),
    ...(cap === null ? [] : amountFaults(cap, '/cap')),
  ];
  if (faults.length === 0 && floor !== null && cap !== null && cap < floor)
    return [{ pointer: '/cap', why: texts.maximumBelowMinimum }];
  return faults;
}

function amountFaults(amount: number, pointer: string): DraftFault[] {
  if (amount < 0) return [{ pointer, why: texts.amountBelowZero }];
  const isInRange = Number.isSafeInteger(amount) && amount <= largestRuleAmount;
  return isInRange ? [] : [{ pointer, why: texts.amountTooLarge }];
}
