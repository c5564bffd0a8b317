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
import { isEnteredDay } from '@consignment/domain/time/entered-day';
import { isDate } from '@consignment/domain/time/zone';

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
      fault: { pointer, why: 'Choose what the least and the most are of, a unit or a line.' },
    };
  if (!hasBounds && per !== null)
    return { per, fault: { pointer, why: 'There is no least and no most that this could be of.' } };
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

/** The word for a name at each place that has one. */
const nameText: Readonly<Partial<Record<RulePlace, string>>> = {
  vendor_product_type: 'product type',
  tag: 'tag',
  collection: 'collection',
  shop_product_type: 'product type',
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
    const words = field === 'name' ? (nameText[place] ?? 'name') : field;
    if (isNeeded && given[field] === null) return [{ pointer, why: `Choose the ${words} of this rule.` }];
    const isAllowed = isNeeded || (place === 'flat' && field === 'vendor');
    if (isAllowed || given[field] === null) return [];
    return [{ pointer, why: `A rule of the place “${placeText[place]}” has no ${words}.` }];
  });
  return name === null || faults.some(({ pointer }) => pointer === '/name')
    ? faults
    : [...faults, ...nameFaults(place, name)];
}

function nameFaults(place: RulePlace, name: string): DraftFault[] {
  const pointer = '/name';
  const words = nameText[place] ?? 'name';
  if (name.trim() === '') return [{ pointer, why: `Enter a ${words}.` }];
  if (name.length > longestName)
    return [{ pointer, why: `A ${words} has at most ${longestName} characters.` }];
  // Products have theirs in one text, which commas divide.
  const isDivided = (place === 'tag' || place === 'collection') && name.includes(',');
  return isDivided ? [{ pointer, why: `Enter one ${words}, without a comma.` }] : [];
}

function dayFaults(from: string, until: string | null): DraftFault[] {
  const faults = [...dayFault(from, '/from_day'), ...(until === null ? [] : dayFault(until, '/until_day'))];
  // YYYY-MM-DD sorts as text.
  if (faults.length === 0 && until !== null && until < from)
    faults.push({ pointer: '/until_day', why: 'The last day comes before the first.' });
  return faults;
}

function dayFault(day: string, pointer: string): DraftFault[] {
  if (!isDate(day)) return [{ pointer, why: 'Enter a day of the calendar.' }];
  return isEnteredDay(day) ? [] : [{ pointer, why: 'Enter a day between the years 1970 and 2999.' }];
}

function measureFaults({ measure, steps }: RuleValue): DraftFault[] {
  const pointer = '/measure';
  if (measure === null && steps.length > 1)
    return [
      { pointer, why: 'Several steps are found by the unit price or by last month’s sales. Choose one.' },
    ];
  if (measure !== null && steps.length < 2)
    return [{ pointer, why: 'Bands and tiers have two steps at least. One value for all has no measure.' }];
  return [];
}

function stepFaults(place: RulePlace, { steps }: RuleValue): DraftFault[] {
  const tooMany =
    steps.length > mostSteps ? [{ pointer: '/steps', why: `A rule has at most ${mostSteps} steps.` }] : [];
  const faults = steps.flatMap((step, index): DraftFault[] => [
    ...fromFaults(steps[index - 1], step, `/steps/${index}/from`),
    ...kindFaults(place, step, `/steps/${index}/kind`),
    ...figureFaults(step, `/steps/${index}/value`),
  ]);
  return [...tooMany, ...faults];
}

function fromFaults(before: RuleStep | undefined, { from }: RuleStep, pointer: string): DraftFault[] {
  if (from < 0) return [{ pointer, why: 'A step cannot begin below zero.' }];
  if (!Number.isSafeInteger(from) || from > largestFrom)
    return [{ pointer, why: 'This amount is too large.' }];
  if (before === undefined)
    return from === 0 ? [] : [{ pointer, why: 'The first step begins at 0, so that nothing is left out.' }];
  return from > before.from ? [] : [{ pointer, why: 'A step begins above the one before it.' }];
}

function kindFaults(place: RulePlace, { kind }: RuleStep, pointer: string): DraftFault[] {
  if (place !== 'flat' || kind === 'cost' || kind === 'none') return [];
  return [{ pointer, why: 'A flat rate pays the cost of the item or nothing of its own.' }];
}

function figureFaults({ kind, value }: RuleStep, pointer: string): DraftFault[] {
  if (kind === 'cost' || kind === 'none') {
    const words = kind === 'cost' ? 'The cost of the item' : 'A step that leaves it to the next place';
    return value === null ? [] : [{ pointer, why: `${words} has no figure.` }];
  }
  if (kind === 'percent') {
    if (value === null) return [{ pointer, why: 'Enter a percentage.' }];
    const isRate = Number.isSafeInteger(value) && value >= 0 && value <= wholePpm;
    return isRate ? [] : [{ pointer, why: 'A percentage is between 0 and 100.' }];
  }
  if (value === null) return [{ pointer, why: 'Enter an amount a unit.' }];
  return amountFaults(value, pointer);
}

function boundFaults({ steps, bounds }: RuleValue): DraftFault[] {
  if (bounds === null) return [];
  const { floor, cap } = bounds;
  if (steps.length === 0)
    return [
      { pointer: floor === null ? '/cap' : '/floor', why: 'A rule that ends has no least and no most.' },
    ];
  const faults = [
    ...(floor === null ? [] : amountFaults(floor, '/floor')),
    ...(cap === null ? [] : amountFaults(cap, '/cap')),
  ];
  if (faults.length === 0 && floor !== null && cap !== null && cap < floor)
    return [{ pointer: '/cap', why: 'The most is below the least.' }];
  return faults;
}

function amountFaults(amount: number, pointer: string): DraftFault[] {
  if (amount < 0) return [{ pointer, why: 'An amount cannot be below zero.' }];
  const isInRange = Number.isSafeInteger(amount) && amount <= largestRuleAmount;
  return isInRange ? [] : [{ pointer, why: 'This amount is too large.' }];
}
