import type { Hex } from '@consignment/components/theme/color';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('MailContent', {
  hello: 'Hello,',
  helloPerson: 'Hello {name},',
});

/** The content of a mail before its layout, all of it plain text. */
export type MailContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Goods, below the paragraphs. */
  readonly items?: readonly { readonly title: string; readonly quantity: number }[];
  /** For example Amount and £12.00. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Below the action. */
  readonly notes?: readonly string[];
};

/** The shop's part in the look of its mails. */
export type ContentBrand = {
  readonly shopName: string;
  /** Lines below the shop's name at the end: its legal name, address and tax number, and where to write to. */
  readonly imprint: readonly string[];
  readonly primary: Hex;
  /** The text colour on the primary colour, with a contrast of at least 4.5:1. */
  readonly buttonText: Hex;
  readonly logo: { readonly url: string; readonly title: string } | null;
};

/** Names come from other people and may hold line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function hello(name: string): string {
  const trimmed = name.trim();
  return trimmed === '' ? texts.hello : texts.helloPerson({ name: trimmed });
}
