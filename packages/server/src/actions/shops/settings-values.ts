import { isDeepStrictEqual } from 'node:util';
import type { components } from '@consignment/client/generated/api';
import { defineTexts } from '@consignment/domain/text/texts';
import { enteredDayTexts, isEnteredDay } from '@consignment/domain/time/entered-day';
import { percentToWire, ppmPerWhole } from '@consignment/domain/money/rate';
import { isLogoUrl } from '../../common/logo-url.ts';
import { logoMeta } from './fetched-logo.ts';
import { rateOf } from '../../common/figures.ts';
import { refuse, Refusal, type ProblemError } from '../../common/problem.ts';
import type { SettingsChange, SettingsRow } from '../../queries/shops/shops.ts';
import { checkMeta, metaKinds } from './shop-metas.ts';

const texts = defineTexts('SettingsValues', {
  tooHigh: 'A commission cannot be more than 100 percent.',
  changed: 'Someone else has changed this. It is now {value}.',
  on: 'on',
  off: 'off',
  empty: 'empty',
  anotherOne: 'a different version',
  anotherText: 'different text',
});

/** The ppm of the shop's own percentage, 100 % at most; null for none. Throws a Refusal (422) at `pointer`. */
export function globalRateOf(text: string | null, pointer: string): number | null {
  const ppm = rateOf(text, pointer);
  if (ppm === null || ppm <= Number(ppmPerWhole)) return ppm;
  throw refuse(422, 'invalid_value', texts.tooHigh, { pointer });
}

/** The day of 'YYYY-MM-DD', with or without its midnight; null for none. Throws a Refusal (422) at `pointer`. */
export function startDateOf(text: string | null, pointer: string): string | null {
  const day = text?.slice(0, 10) ?? null;
  if (day === null || isEnteredDay(day)) return day;
  throw refuse(422, 'invalid_value', enteredDayTexts.refused, { pointer });
}

/** Some of a shop's settings, as stored. */
type SomeSettings = {
  readonly settings: SettingsChange;
  readonly metas: ReadonlyMap<string, string>;
};

/**
 * Settings from a request. Throws a Refusal (422) below `pointer` with all invalid values; `isChecked` false accepts
 * any text of a meta, for values that the client has read.
 */
export function readSettings(
  sent: components['schemas']['SomeSettings'],
  pointer: string,
  { isChecked = true } = {},
): SomeSettings {
  const { metas = {}, global_commission: rate, commission_start_date: start, ...plain } = sent;
  const errors: [...ProblemError[]] = [];
  for (const [key, value] of isChecked ? Object.entries(metas) : []) {
    const verdict = checkMeta(key, value);
    if (verdict.is === 'refused') {
      errors.push({ detail: verdict.why, code: verdict.code, pointer: `${pointer}/metas/${key}` });
    }
  }
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(422, first.code, [first, ...others]);
  return {
    settings: {
      ...plain,
      ...(rate === undefined
        ? {}
        : { global_commission_ppm: globalRateOf(rate, `${pointer}/global_commission`) }),
      ...(start === undefined
        ? {}
        : { commission_start_date: startDateOf(start, `${pointer}/commission_start_date`) }),
    },
    metas: new Map(Object.entries(metas)),
  };
}

/**
 * Throws a Refusal (409) with the present values where they have changed since the client read them. A value that
 * already equals the new one is no conflict.
 */
export function refuseStale(
  now: { readonly settings: SettingsRow; readonly metas: ReadonlyMap<string, string> },
  expected: SomeSettings,
  values: SomeSettings,
): void {
  const errors: ProblemError[] = [];
  // Object.keys loses the key type.
  for (const key of Object.keys(expected.settings) as (keyof SettingsChange)[]) {
    const current = now.settings[key];
    if (current !== expected.settings[key] && current !== values.settings[key]) {
      const name = key === 'global_commission_ppm' ? 'global_commission' : key;
      const shown = typeof current === 'number' ? percentToWire(current) : current;
      errors.push(changedMeanwhile(`/values/${name}`, shown));
    }
  }
  for (const [key, seen] of expected.metas) {
    const current = now.metas.get(key) ?? '';
    // An unset value shows its default: a switch on or off, the theme light.
    const isUnset = current === '' && ['switch', 'theme'].includes(metaKinds.get(key) ?? '');
    // A logo is stored under another address than the one typed.
    const isFetched = key === logoMeta && isLogoUrl(current) && /^https:/i.test(seen);
    if (!isUnset && !isFetched && current !== seen && current !== values.metas.get(key)) {
      // The text of a theme or of styles is for a program.
      const isCode = ['tokens', 'css'].includes(metaKinds.get(key) ?? '') && current !== '';
      errors.push(changedMeanwhile(`/values/metas/${key}`, isCode ? texts.anotherOne : current));
    }
  }
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(409, 'stale', [first, ...others]);
}

type Values = Readonly<Record<string, unknown>>;

type InWords = Readonly<Partial<Record<string, (value: unknown) => unknown>>>;

/**
 * The same for values that are sent as they were read; a secret is compared by its last characters. `words` are for
 * values that are shown under a name.
 */
export function refuseChanged(expected: Values, now: Values, values: Values, words: InWords = {}): void {
  const errors = Object.entries(expected).flatMap(([key, seen]) => {
    const current = now[key];
    if (isDeepStrictEqual(current, seen) || isDeepStrictEqual(current, values[key])) return [];
    const named = words[key]?.(current) ?? current;
    const shown =
      typeof named === 'number'
        ? String(named)
        : typeof named === 'string' || typeof named === 'boolean'
          ? named
          : null;
    return [changedMeanwhile(`/${key.replace(/_last4$/, '')}`, shown)];
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(409, 'stale', [first, ...others]);
}

/** The error at a value that has changed since the client read it. */
export function changedMeanwhile(pointer: string, current: string | boolean | null): ProblemError {
  return { code: 'stale', pointer, detail: texts.changed({ value: inWords(current) }) };
}

const longestShown = 100;

function inWords(value: string | boolean | null): string {
  if (value === true || value === 'true') return texts.on;
  if (value === false || value === 'false') return texts.off;
  if (value === null || value === '') return texts.empty;
  return value.length > longestShown ? texts.anotherText : value;
}
