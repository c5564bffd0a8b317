import { contrast, isHex, type Hex } from '@consignment/components/theme/color';
import { forShape, forText, walk } from '@consignment/components/theme/readable';
import { schemes, type Scheme } from '@consignment/components/theme/schemes';
import type { ContentBrand } from './content.ts';
import { inks } from './tokens.ts';

/** The colours of a mail in one scheme. */
export type MailLook = {
  readonly page: Hex;
  readonly card: Hex;
  readonly line: Hex;
  readonly text: Hex;
  readonly muted: Hex;
  readonly link: Hex;
  readonly button: Hex;
  readonly buttonText: Hex;
  /** The button's own colour where it stands out from the card. */
  readonly buttonEdge: Hex;
};

/** A logo is made for white, and is on white in the dark too. */
export const plate = { ground: '#ffffff', text: schemes.light.text.default } as const;

const away = { light: 'darker', dark: 'lighter' } as const;

/** Our theme with the shop's colours, each brought to 4.5:1 for words and 3:1 for the edge of the button. */
export function lookOf({ primary, buttonText }: ContentBrand, scheme: Scheme): MailLook {
  const { surface } = schemes[scheme];
  return {
    page: surface.page,
    card: surface.card,
    ...inks(scheme),
    link: walk(primary, [surface.card], forText, away[scheme]),
    button: primary,
    buttonText,
    buttonEdge: walk(primary, [surface.card], forShape, away[scheme]),
  };
}

/** The defaults of spec foundations §5. */
const usual = { primary: '#eb008c', text: '#ffffff' } as const;

/**
 * The colours of a shop's button. The text is white or black where the shop's own lacks contrast; one of those always
 * suffices.
 */
export function buttonOf(primary: unknown, text: unknown): Pick<ContentBrand, 'primary' | 'buttonText'> {
  const ground = isHex(primary) ? primary : usual.primary;
  const choices: readonly Hex[] = [isHex(text) ? text : usual.text, '#ffffff', '#000000'];
  const readable = choices.find((one) => contrast(one, ground) >= forText);
  return { primary: ground, buttonText: readable ?? '#000000' };
}
