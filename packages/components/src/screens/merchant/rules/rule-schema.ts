import { parseAmount } from '@consignment/domain/money/amount-input';
import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/dates';
import { stepKinds, type StepKind } from '@consignment/domain/commission/dated-rules';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import * as z from 'zod/mini';
import { firstDayFault, type Notice } from '../../../parts/commission/rule-days.ts';
import { choiceOf, noStep, type RuleForm, type StepForm } from './rule-form.ts';
import { ruleValueText, type RuleDraft, type WireStep } from './rule.ts';

const texts = defineTexts('RuleSchema', {
  nameTooLong: 'Use at most 255 characters.',
  dayInvalid: 'Enter a valid date, or leave this empty.',
  daysReversed: 'The last day is before the first.',
  placeMissing: 'Choose which items the rule is for.',
  limitTooLow: 'This must be higher than in the previous band or tier.',
  amountMissing: 'Enter an amount.',
  amountNegative: 'An amount cannot be below zero.',
  percentageMissing: 'Enter a percentage.',
  boundMissing: 'Enter a minimum or a maximum.',
  boundsReversed: 'The maximum is less than the minimum.',
  vendor: 'Choose a vendor from the list.',
  product: 'Choose a product from the list.',
  variant: 'Choose a variant from the list.',
  name: 'Choose a name from the list.',
});

type Days = { asks: boolean; notice: Notice };

export function ruleSchema(books: CurrencyCode, { asks, notice }: Days) {
  const text = z.string();
  return z
    .object({
      place: text,
      vendor: text,
      product: text,
      variant: text,
      name: text.check(z.maxLength(255, { error: () => texts.nameTooLong })),
      measure: text,
      count: text,
      steps: z.record(text, z.object({ limit: text, kind: text, percent: text, amount: text })),
      bounds: text,
      floor: text,
      cap: text,
      from_day: text,
      until_day: text,
    })
    .check(({ value: form, issues }) => {
      const refuse = (path: string, message: string | null) => {
        if (message !== null) issues.push({ code: 'custom', message, input: form, path: path.split('.') });
      };
      for (const [path, message] of faultsOf(form, books)) refuse(path, message);
      if (!asks) return;
      refuse('from_day', firstDayFault(form.from_day, notice));
      refuse('until_day', lastDayFault(form));
    });
}

function lastDayFault({ from_day: from, until_day: until }: RuleForm): string | null {
  if (until === '') return null;
  if (!isDate(until)) return texts.dayInvalid;
  return until < from ? texts.daysReversed : null;
}

/** The value as it is typed, in words; empty while it is not whole. */
export function readingOf(form: RuleForm, books: CurrencyCode): string {
  const faults = faultsOf(form, books).filter(([path]) => /^(?:steps|floor|cap)/.test(path));
  if (faults.some(([, message]) => message !== null)) return '';
  return ruleValueText(ruleDraft(form, books, null), books);
}

function faultsOf(form: RuleForm, books: CurrencyCode): [path: string, message: string | null][] {
  const used = usedSteps(form);
  const limits = limitsOf(form, books);
  return [
    ['place', form.place === '' ? texts.placeMissing : null],
    ...choiceOf(form.place).asks.map((target): [string, string | null] => [
      target,
      form[target].trim() === '' ? texts[target] : null,
    ]),
    ...used.map((step, at): [string, string | null] => valueFault(step, at, books)),
    ...limits.map(({ at, minor, why }, index): [string, string | null] => {
      const before = limits[index - 1]?.minor ?? (form.measure === 'vendor_sales' ? 0 : -1);
      if (minor === null) return [`steps.${at}.limit`, why];
      return [`steps.${at}.limit`, minor > before ? null : texts.limitTooLow];
    }),
    ...boundFaults(form, books),
  ];
}

function usedSteps({ measure, count, steps }: RuleForm): StepForm[] {
  const length = measure === 'one' ? 1 : Number(count);
  return Array.from({ length }, (_, at) => steps[String(at)] ?? noStep);
}

/** The borders between the steps, in minor units; the first tier and the last band have none. */
function limitsOf(form: RuleForm, books: CurrencyCode) {
  const used = usedSteps(form).map((step, at) => ({ step, at }));
  const limited = form.measure === 'vendor_sales' ? used.slice(1) : used.slice(0, -1);
  return limited.map(({ step: { limit }, at }) => {
    const read = amountOf(limit, books);
    return typeof read === 'string' ? { at, minor: null, why: read } : { at, minor: read, why: null };
  });
}

/** Minor units, or why it is none. */
function amountOf(text: string, books: CurrencyCode): number | string {
  if (text.trim() === '') return texts.amountMissing;
  const parsed = parseAmount(text, books);
  if (parsed.is === 'refused') return parsed.why;
  return parsed.minor < 0 ? texts.amountNegative : parsed.minor;
}

function valueFault(step: StepForm, at: number, books: CurrencyCode): [string, string | null] {
  const path = `steps.${at}`;
  if (step.kind === 'percent') {
    const parsed = parseRate(step.percent);
    const why = parsed.is === 'refused' ? parsed.why : parsed.ppm === null ? texts.percentageMissing : null;
    return [`${path}.percent`, why];
  }
  if (step.kind !== 'unit_amount') return [path, null];
  const read = amountOf(step.amount, books);
  return [`${path}.amount`, typeof read === 'string' ? read : null];
}

function boundFaults(form: RuleForm, books: CurrencyCode): [string, string | null][] {
  if (form.bounds === 'none') return [];
  const read = (text: string) => (text.trim() === '' ? null : amountOf(text, books));
  const floor = read(form.floor);
  const cap = read(form.cap);
  if (floor === null && cap === null) return [['floor', texts.boundMissing]];
  const isOver = typeof floor === 'number' && typeof cap === 'number' && floor > cap;
  return [
    ['floor', typeof floor === 'string' ? floor : null],
    ['cap', typeof cap === 'string' ? cap : isOver ? texts.boundsReversed : null],
  ];
}

/** The rule of a form that the schema accepts; `fromDay` where its days were not asked for. */
export function ruleDraft(form: RuleForm, books: CurrencyCode, fromDay: string | null): RuleDraft {
  const { place, asks } = choiceOf(form.place);
  const idOf = (target: 'vendor' | 'product' | 'variant') =>
    asks.includes(target) ? Number(form[target]) : null;
  const bound = (text: string) =>
    form.bounds === 'none' || text.trim() === '' ? null : moneyOf(text, books);
  return {
    place,
    vendor: idOf('vendor'),
    product: idOf('product'),
    variant: idOf('variant'),
    name: asks.includes('name') ? form.name.trim() : null,
    from_day: fromDay ?? form.from_day,
    until_day: fromDay !== null || form.until_day === '' ? null : form.until_day,
    measure: form.measure === 'unit_price' || form.measure === 'vendor_sales' ? form.measure : null,
    steps: stepsOf(form, books),
    floor: bound(form.floor),
    cap: bound(form.cap),
    bounds_per: form.bounds === 'unit' || form.bounds === 'line' ? form.bounds : null,
  };
}

function stepsOf(form: RuleForm, books: CurrencyCode): WireStep[] {
  const isTiers = form.measure === 'vendor_sales';
  const limits = new Map(limitsOf(form, books).map(({ at, minor }) => [at, minor ?? 0]));
  return usedSteps(form).map((step, at) => {
    const kind = kindOf(step.kind);
    // A price of £20.00 is still in a band up to £20.00.
    const from = at === 0 ? 0 : isTiers ? limits.get(at) : (limits.get(at - 1) ?? 0) + 1;
    return { from: moneyToWire(from ?? 0, books), kind, value: valueOf(step, kind, books) };
  });
}

function kindOf(text: string): StepKind {
  return stepKinds.find((kind) => kind === text) ?? 'none';
}

function valueOf(step: StepForm, kind: StepKind, books: CurrencyCode): string | null {
  if (kind === 'unit_amount') return moneyOf(step.amount, books);
  if (kind !== 'percent') return null;
  const parsed = parseRate(step.percent);
  return parsed.is === 'ok' && parsed.ppm !== null ? percentToWire(parsed.ppm) : null;
}

function moneyOf(text: string, books: CurrencyCode): string {
  const read = amountOf(text, books);
  if (typeof read === 'string') throw new RangeError(read);
  return moneyToWire(read, books);
}
