/*
 * The part of ICU MessageFormat that texts need: arguments, plural and select. It has no quoting: apostrophes are typographic, and
 * no text shows a brace.
 */

export type Values = Readonly<Record<string, string | number>>;

/** A text with its values put in; `#` is the number of its plural as the locale writes it. Throws RangeError where no branch fits. */
export function formatText(text: string, values: Values, locale: string): string {
  let at = 0;
  return branch('#');

  /** Up to the brace that ends it, or to the end of the text. */
  function branch(number: string): string {
    let said = '';
    for (; at < text.length && text[at] !== '}'; at++) {
      if (text[at] === '{') said += argument();
      else said += text.startsWith('#', at) ? number : text.charAt(at);
    }
    return said;
  }

  /** From its opening brace to its closing one, where it stops. */
  function argument(): string {
    const [, name = '', kind] = next(/\{([^,}]+)(?:, (plural|select), )?/y);
    const value = values[name] ?? '';
    if (kind === undefined) return String(value);
    const isPlural = kind === 'plural';
    const branches: Record<string, string> = {};
    while (text[at] !== '}') {
      const [, key = ''] = next(/(\S+) \{/y);
      branches[key] = branch(isPlural ? countIn(locale, Number(value)) : '#');
      next(/\} ?/y);
    }
    const found =
      (isPlural
        ? (branches[`=${value}`] ?? branches[pluralRules(locale).select(Number(value))])
        : branches[value]) ?? branches['other'];
    if (found === undefined) throw new RangeError(`“${text}” has no branch for ${name} ${value}.`);
    return found;
  }

  function next(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) throw new RangeError(`“${text}” is malformed at ${at}.`);
    at = pattern.lastIndex;
    return found;
  }
}

/** Makes each thing once, by its key: building a format of `Intl` costs far more than using it. */
export function memoize<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Digits are the same in all languages, so that a figure on a screen is found in a file. */
export const latinDigits = { numberingSystem: 'latn' } as const;

const numberFormat = memoize((locale) => new Intl.NumberFormat(locale, latinDigits));
const pluralRules = memoize((locale) => new Intl.PluralRules(locale));

/** '1,200'. Up to 999 the digits are the same in every language, and a format of `Intl` takes long to build. */
export function countIn(locale: string, count: number): string {
  const isSmall = Number.isInteger(count) && count >= 0 && count < 1000;
  return isSmall ? String(count) : numberFormat(locale).format(count);
}
