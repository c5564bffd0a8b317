/*
 * Our words as a language with long words would have them: with accents, two fifths longer and within brackets, so that a text that
 * has escaped from `defineTexts` is the one without brackets.
 */

const plain = 'acdeghiklnorstuwyzACDEGHIKLNORSTUWYZ';
const accented = 'áçðéğĥíķļñöŕšţüŵýžÁÇÐÉĞĤÍĶĻÑÖŔŠŢÜŴÝŽ';
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(plain, (letter, at) => [letter, accented.charAt(at)]),
);
const longerBy = 0.4;

/** A text of `defineTexts`; its arguments and the keys of its choices stay. */
export function pseudo(text: string): string {
  let at = 0;
  return `⟦${words()}⟧`;

  /** Up to the brace that ends the branch, or to the end of the text. */
  function words(): string {
    let said = '';
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') said += argument();
      else said += longer(next(/[^{}]+/y));
    }
    return said;
  }

  function argument(): string {
    let said = next(/\{\w+(?:, (?:plural|select), )?/y);
    while (at < text.length && text[at] !== '}') {
      said += next(/\S+ \{/y) + words();
      said += next(/\} ?/y);
    }
    return said + next(/\}/y);
  }

  function next(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    if (found === '') throw new RangeError(`“${text}” is malformed at ${at}.`);
    at += found.length;
    return found;
  }
}

/** A word has no digits and no signs of an address in it: `CSV2`, `#1042` and `a@b.example` are no words. */
const word = /(?<![\p{L}\p{N}@._/#-])\p{L}+(?![\p{L}\p{N}@_/#]|[.-][\p{L}\p{N}])/gu;

function longer(text: string): string {
  return text.replace(word, (one) => {
    // In our own texts each is one character.
    const signs = Array.from(one);
    const vowels = signs.flatMap((letter, at) => (/[aeiouy]/i.test(letter) ? [at] : []));
    const places = vowels.length > 0 ? vowels : [signs.length - 1];
    const times = signs.map(() => 1);
    const more = Math.round(signs.length * longerBy);
    for (let added = 0; added < more; added += 1) {
      const place = places[added % places.length] ?? 0;
      times[place] = (times[place] ?? 1) + 1;
    }
    return signs
      .map(
        (letter, place) =>
          (accents[letter] ?? letter) +
          (accents[letter.toLowerCase()] ?? letter.toLowerCase()).repeat((times[place] ?? 1) - 1),
      )
      .join('');
  });
}
