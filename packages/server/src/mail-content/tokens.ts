import { schemes, type Scheme } from '@consignment/components/theme/schemes';

/* The one type and the one look of what a shop sends: mails, payout advices and statements. */

/** The first is embedded in papers. Mails name all: DejaVu Sans and Verdana are drawn alike. */
export const fontFamily = ['DejaVu Sans', 'Verdana', 'Geneva', 'sans-serif'] as const;

/** CSS pixels, as a mail has them. */
export const sizes = { title: 30, heading: 18, text: 15, small: 13 } as const;

/** The points of a size on paper, which is read from nearer: four fifths. */
export function onPaper(size: number): number {
  // A CSS pixel is three quarters of a point; hundredths keep the figure exact.
  return Math.round(size * 0.8 * 75) / 100;
}

/** The height of a line, as a multiple of its size. */
export const leading = 1.4;

/** The colours of words and rules. */
export function inks(scheme: Scheme) {
  const { text, border } = schemes[scheme];
  return { text: text.default, muted: text.muted, line: border.default } as const;
}
