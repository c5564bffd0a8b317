import { defineTexts } from '../text/texts.ts';

export type PasswordRule = 'too_short' | 'all_digits' | 'one_character' | 'too_common' | 'like_personal_data';

/** The rules as listed beside a password field (spec accounts §5); the last one is ours. */
export const passwordRuleText = defineTexts('Password', {
  like_personal_data: 'Your password cannot be too similar to your personal information.',
  too_short: 'Your password must have at least 8 characters.',
  too_common: 'Your password cannot be a commonly used password.',
  all_digits: 'Your password cannot be only digits.',
  one_character: 'Your password cannot be only spaces or a single repeated character.',
} satisfies Record<PasswordRule, string>);

export type PasswordVerdict =
  { readonly is: 'ok' } | { readonly is: 'refused'; readonly broken: readonly PasswordRule[] };

const shortestPassword = 8;

/**
 * Checks a new password against every rule. `personal` has the known facts of the person: names, email, shop.
 * `isCommon` is asked with the password in lower case.
 */
export function checkPassword(
  password: string,
  known: { readonly personal: readonly string[]; readonly isCommon: (password: string) => boolean },
): PasswordVerdict {
  const lower = password.toLowerCase();
  const broken: PasswordRule[] = [];
  if (known.personal.some((text) => isLike(lower, text.toLowerCase()))) broken.push('like_personal_data');
  if (Array.from(password).length < shortestPassword) broken.push('too_short');
  if (known.isCommon(lower)) broken.push('too_common');
  if (/^\p{Nd}+$/u.test(password)) broken.push('all_digits');
  if (isOneCharacter(lower)) broken.push('one_character');
  return broken.length === 0 ? { is: 'ok' } : { is: 'refused', broken };
}

/** Only blanks and invisible characters, or with them one character again and again. */
function isOneCharacter(password: string): boolean {
  const seen = Array.from(password.replaceAll(/[\p{Z}\p{C}]/gu, ''));
  return password !== '' && new Set(seen).size <= 1;
}

/** Like the whole of a personal text, or like one word of it. */
function isLike(password: string, personal: string): boolean {
  return [personal, ...personal.split(/[^\p{L}\p{N}]+/u)].some(
    (part) => part.length >= 3 && similarity(password, part) >= 0.7,
  );
}

// Longer texts are cut: the comparison takes time in the product of both lengths.
const comparedLength = 128;

/** 0 to 1: twice the longest common subsequence over both lengths. */
function similarity(one: string, other: string): number {
  const a = Array.from(one).slice(0, comparedLength);
  const b = Array.from(other).slice(0, comparedLength);
  let previous = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const current = [0];
    b.forEach((against, index) => {
      const extended = (previous[index] ?? 0) + 1;
      const kept = Math.max(previous[index + 1] ?? 0, current[index] ?? 0);
      current.push(letter === against ? extended : kept);
    });
    previous = current;
  }
  return (2 * (previous[b.length] ?? 0)) / (a.length + b.length);
}
