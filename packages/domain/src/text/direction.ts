/** Whether any of a text runs from right to left, or says that it does. */
export function mayRunLeft(text: string): boolean {
  return /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text);
}

/**
 * A name for a sentence that is a plain string, such as a title: it keeps its own direction and lends the words around
 * it none. Most names need nothing. Where there are elements, `<bdi>` does the same.
 */
export function isolated(name: string): string {
  return mayRunLeft(name) ? `\u2068${name.replaceAll(/[\u2066-\u2069]/g, '')}\u2069` : name;
}

/** The direction that a language is written in. `Intl` names it in some browsers alone. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(?:ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr';
}
