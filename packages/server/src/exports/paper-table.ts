import { leading, onPaper, sizes } from '../mail-content/tokens.ts';
import { page, type Align, type Paper } from './paper.ts';

/** A column of a table; a width of null takes the rest, and a note is in grey below the text. */
export type PaperColumn<Row> = {
  readonly header: string;
  readonly width: number | null;
  readonly align: Align;
  readonly text: (row: Row) => string;
  readonly note?: (row: Row) => string;
};

type Placed<Row> = PaperColumn<Row> & { readonly x: number; readonly width: number };

/** A table that is drawn row by row, with its head on each page. */
export type PaperTable<Row> = {
  readonly drawHead: () => void;
  readonly drawRows: (rows: readonly Row[]) => Promise<void>;
};

const headSize = onPaper(sizes.small);
export const rowGap = 5;

export function paperTable<Row>(
  paper: Paper,
  wanted: readonly PaperColumn<Row>[],
  { size, gap }: { size: number; gap: number },
): PaperTable<Row> {
  const columns = placed(wanted, gap);
  const height = size * leading;

  function drawHead(): void {
    for (const { header, x, width, align } of columns) {
      if (header !== '') paper.line(header, { x, width, align, size: headSize, style: 'bold' });
    }
    paper.y += headSize * leading + 3;
    paper.rule();
    paper.y += rowGap;
  }

  /** An amount is one word and never broken. */
  function linesOf({ align, width }: Placed<Row>, text: string): string[] {
    if (text === '') return [];
    return align === 'right' ? [text] : paper.linesOf(text, width, size);
  }

  async function drawRow(row: Row): Promise<void> {
    const cells = columns.map((column) => ({
      ...column,
      lines: [
        ...linesOf(column, column.text(row)).map((text) => ({ text, grey: false })),
        ...linesOf(column, column.note?.(row) ?? '').map((text) => ({ text, grey: true })),
      ],
    }));
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const fitsOnePage = count * height < (page.bottom - page.margin) / 2;
    for (let index = 0; index < count; index++) {
      const needed = fitsOnePage && index === 0 ? count * height : height;
      if (await paper.room(needed)) drawHead();
      for (const { lines, x, width, align } of cells) {
        const line = lines[index];
        if (line !== undefined) paper.line(line.text, { x, width, align, size, grey: line.grey });
      }
      paper.y += height;
    }
    paper.y += rowGap;
  }

  return {
    drawHead,
    async drawRows(rows) {
      const texts = rows.flatMap((row) =>
        columns.flatMap(({ text, note }) => [text(row), note?.(row) ?? '']),
      );
      await paper.prepare(texts);
      for (const row of rows) await drawRow(row);
    },
  };
}

function placed<Row>(columns: readonly PaperColumn<Row>[], gap: number): Placed<Row>[] {
  const fullWidth = page.width - 2 * page.margin;
  const taken = columns.reduce((sum, { width }) => sum + (width ?? 0) + gap, -gap);
  let x = page.margin;
  return columns.map((column) => {
    const width = column.width ?? fullWidth - taken;
    const here = { ...column, width, x };
    x += width + gap;
    return here;
  });
}
