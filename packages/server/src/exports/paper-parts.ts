import { defineTexts } from '@consignment/domain/text/texts';
import { leading, onPaper, sizes } from '../mail-content/tokens.ts';
import type { Letterhead } from './letterhead.ts';
import { page, type Paper } from './paper.ts';

const texts = defineTexts('PaperParts', {
  missing:
    'Names in brackets, such as [Tibetan letters], replace text that this document cannot print. {paperOf, select, statement {The CSV file for this statement includes that text.} payout {The CSV file for this payout includes that text.} other {The JSON file for this report includes that text.}}',
  page: 'Page {number} of {count}',
});

/* Parts of payout advices and statements beside their tables. */

const { margin } = page;
export const fullWidth = page.width - 2 * margin;
export const logoBox = { x: page.width - margin - 160, y: margin, width: 160, height: 60 };
export const title = onPaper(sizes.title);
export const heading = onPaper(sizes.heading);
export const usual = onPaper(sizes.text);
export const small = onPaper(sizes.small);

/** The head of a paper: on its left what `drawLeft` draws, on its right the shop's logo or name, and a rule in the shop's colour. */
export function drawBrandedHead(
  paper: Paper,
  { shopName, letterhead: { logo, colour } }: { shopName: string; letterhead: Letterhead },
  drawLeft: () => void,
): void {
  const top = paper.y;
  let bottom = logoBox.y + logoBox.height;
  if (logo === null) {
    const { x, width } = logoBox;
    for (const line of paper.linesOf(shopName, width, heading)) {
      paper.line(line, { x, width, size: heading, style: 'bold', align: 'right' });
      paper.y += heading * leading;
    }
    bottom = paper.y;
    paper.y = top;
  }
  drawLeft();
  paper.y = Math.max(paper.y, bottom) + 10;
  paper.bar(2, colour);
  paper.y += 14;
}

/** Names and addresses side by side; empty lines are left out. */
export function drawParties(paper: Paper, parties: readonly [left: Party, right: Party]): void {
  const half = (fullWidth - 24) / 2;
  const top = paper.y;
  let bottom = top;
  for (const [index, { label, texts: written }] of parties.entries()) {
    const x = margin + index * (half + 24);
    paper.y = top;
    paper.line(label, { x, width: half, size: small, style: 'bold', grey: true });
    paper.y += small * leading + 2;
    const lines = written.filter((text) => text !== '').flatMap((text) => paper.linesOf(text, half, usual));
    for (const line of lines) {
      paper.line(line, { x, width: half, size: usual });
      paper.y += usual * leading;
    }
    bottom = Math.max(bottom, paper.y);
  }
  paper.y = bottom + 12;
}

type Party = { readonly label: string; readonly texts: readonly string[] };

export async function drawParagraph(
  paper: Paper,
  text: string,
  { size, grey = false }: { size: number; grey?: boolean },
): Promise<void> {
  for (const line of paper.linesOf(text, fullWidth, size)) {
    await paper.room(size * leading);
    paper.line(line, { x: margin, width: fullWidth, size, grey });
    paper.y += size * leading;
  }
}

/** Only where characters were replaced; names the file that has them. */
export async function drawMissing(paper: Paper, paperOf: 'statement' | 'payout' | 'move'): Promise<void> {
  if (paper.hasMissing) await drawParagraph(paper, texts.missing({ paperOf }), { size: small });
}

/** At the foot of each page. */
export function pageText(number: number, count: number): string {
  return texts.page({ number, count });
}
