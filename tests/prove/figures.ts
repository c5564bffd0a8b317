import { appendFileSync } from 'node:fs';

export type Figures = Readonly<Record<string, string | number>>;

/** Prints the figures of a suite, with its seed; `npm run prove` collects them (tests/prove.ts). */
export function report(suite: string, figures: Figures): void {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${shown(value)}`);
  console.log(`${suite}: ${words.join(', ')}`);
  const file = process.env['PROVE_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ suite, ...figures })}\n`);
}

function shown(value: string | number): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value);
}
