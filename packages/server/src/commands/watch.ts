import type { components } from '@consignment/client/generated/api';

export type WireImport = components['schemas']['Import'];
export type WireProblem = components['schemas']['ImportProblem'];
export type WireGap = components['schemas']['ImportGap'];

type FirstOf<T> = (page: { readonly size: number; readonly offset: number }) => Promise<{
  readonly count: number;
  readonly rows: readonly T[];
}>;

/** Follows an import by its rows. */
export type ImportWatch = {
  progress(state: WireImport): void;
  problems(ask: FirstOf<WireProblem>): Promise<void>;
  /** The gaps of the ended import, by product. */
  gaps(end: WireImport, ask: FirstOf<WireGap>): Promise<void>;
};

const shownProblems = 50;
const shownGaps = 50;
const stepPercent = 10;

/**
 * Reports an import's progress: at a terminal one line that is overwritten, in a log a line for every ten percent;
 * then the rows that were left out.
 */
export function terminalWatch(out: { write(text: string): unknown; readonly isTTY?: boolean }): ImportWatch {
  let last = '';
  let lastStep = -1;
  return {
    progress({ state, description, progress }) {
      const line = `${String(progress).padStart(3)} %  ${description}`;
      const step = Math.floor(progress / stepPercent);
      if (line === last || (out.isTTY !== true && state === 'running' && step === lastStep)) return;
      out.write(
        out.isTTY === true ? `\r${line.padEnd(last.length)}${state === 'running' ? '' : '\n'}` : `${line}\n`,
      );
      last = line;
      lastStep = step;
    },
    async problems(ask) {
      const { count, rows } = await ask({ size: shownProblems, offset: 0 });
      if (count === 0) return;
      out.write(`\n${count === 1 ? '1 row needs' : `${count} rows need`} a look:\n`);
      for (const { file, row, reason } of rows) {
        out.write(`  ${file}, ${row === 0 ? 'the file' : `row ${row}`}: ${reason}\n`);
      }
      if (count > rows.length) {
        out.write(`  … and ${count - rows.length} more, all of them on the Import page.\n`);
      }
    },
    async gaps({ gaps: { no_vendor: noVendor, unknown_sku: unknownSku } }, ask) {
      if (noVendor.lines === 0 && unknownSku.lines === 0) return;
      if (noVendor.lines > 0) {
        const priced =
          noVendor.unpriced_lines === noVendor.lines
            ? ''
            : `, of which a vendor would earn ${noVendor.commission} at your own rates`;
        out.write(
          `\n${counted(noVendor.lines, 'line')} of ${counted(noVendor.products, 'product')} ` +
            `${noVendor.lines === 1 ? 'has' : 'have'} no vendor and ${noVendor.lines === 1 ? 'earns' : 'earn'} nothing: ` +
            `sales of ${noVendor.sales}${priced}.\n` +
            'Give these products a vendor in the shop, export both files again and import them.\n',
        );
      }
      if (unknownSku.lines > 0) {
        out.write(
          `\n${counted(unknownSku.lines, 'line')} ${unknownSku.lines === 1 ? 'has' : 'have'} a SKU that no product has ` +
            `(${counted(unknownSku.skus, 'SKU')}), so no cost and no product type.\n` +
            'Import the products that have these SKUs, and the orders again.\n',
        );
      }
      const { count, rows } = await ask({ size: shownGaps, offset: 0 });
      for (const gap of rows) out.write(`  ${gapLine(gap)}\n`);
      if (count > rows.length) {
        out.write(`  … and ${count - rows.length} more, all of them on the Import page.\n`);
      }
    },
  };
}

function gapLine({ title, sku, no_vendor, unknown_sku, lines, sales }: WireGap): string {
  const what = [no_vendor ? 'no vendor' : '', unknown_sku ? 'unknown SKU' : ''].filter((part) => part !== '');
  return `${title}${sku === '' ? '' : ` (${sku})`}: ${what.join(', ')}; ${counted(lines, 'line')}, ${sales}`;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}
