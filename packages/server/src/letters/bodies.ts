import { htmlOf } from './html.ts';
import { plainTextOf } from './plain-text.ts';
import type { Letter, LetterBrand } from './letter.ts';

export type Bodies = { readonly text: string; readonly html: string };

/** The letter as text and as HTML. Names and notes in it come from other people and are always escaped. */
export function bodiesOf(letter: Letter, brand: LetterBrand): Bodies {
  return { text: plainTextOf(letter, brand.shopName), html: htmlOf(letter, brand) };
}
