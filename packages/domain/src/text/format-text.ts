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
      branches[key] = branch(isPlural ? formatsIn(locale).number.format(Number(value)) : '#');
      next(/\} ?/y);
    }
    const found =
      (isPlural
        ? (branches[`=${value}`] ?? branches[formatsIn(locale).plural.select(Number(value))])
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

type Formats = { readonly number: Intl.NumberFormat; readonly plural: Intl.PluralRules };

// Building one costs far more than using it.
const formats = new Map<string, Formats>();

function formatsIn(locale: string): Formats {
  const known = formats.get(locale) ?? {
    number: new Intl.NumberFormat(locale),
    plural: new Intl.PluralRules(locale),
  };
  formats.set(locale, known);
  return known;
}
