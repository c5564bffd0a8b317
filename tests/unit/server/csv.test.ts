import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvSigns, textCell, type CsvChoice } from '../../../packages/domain/src/text/csv.ts';
import { csvFile } from '../../../packages/server/src/exports/csv.ts';
import { inBatches } from '../../../packages/server/src/exports/export.ts';

type Row = { text: string; number: string | null };

function fileOf(batches: AsyncIterable<Row[]> | Iterable<Row[]>) {
  const columns = [
    { header: 'Text', text: (row: Row) => row.text },
    { header: 'Number', number: (row: Row) => row.number },
  ];
  return csvFile('rows.csv', columns, batches);
}

async function textOf(rows: Row[], form: CsvChoice = 'commas'): Promise<string> {
  const bytes = await buffer(Readable.from(fileOf([rows]).content(form)));
  return bytes.toString('utf8');
}

describe('a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '－1'])(
    'makes %j a text that no spreadsheet runs',
    (text) => {
      expect(textCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('keeps negative numbers numbers, and refuses invalid ones', async () => {
    expect(await textOf([{ text: 'a', number: '-12.50' }])).toBe('\uFEFFText,Number\r\na,-12.50\r\n');
    await expect(textOf([{ text: 'a', number: '=1' }])).rejects.toThrow(RangeError);
    await expect(textOf([{ text: 'a', number: 'NaN' }])).rejects.toThrow(RangeError);
  });

  it('has a header also without rows', async () => {
    expect(await textOf([])).toBe('\uFEFFText,Number\r\n');
  });

  it('has semicolons and decimal commas where a person chose them, and texts stay as they are', async () => {
    const rows = [
      { text: '1.10', number: '-1234.50' },
      { text: '1,10', number: '7' },
      { text: 'a;b', number: null },
      { text: '=1;2', number: '0.25' },
    ];
    expect(await textOf(rows, 'semicolons')).toBe(
      '\uFEFFText;Number\r\n1.10;-1234,50\r\n1,10;7\r\n"a;b";\r\n"\'=1;2";0,25\r\n',
    );
    expect(await textOf(rows)).toBe(
      '\uFEFFText,Number\r\n1.10,-1234.50\r\n"1,10",7\r\na;b,\r\n\'=1;2,0.25\r\n',
    );
    await expect(textOf([{ text: 'a', number: '1,5' }], 'semicolons')).rejects.toThrow(RangeError);
  });

  it.each(['commas', 'semicolons'] as const)('is read back as it was, with %s', async (form) => {
    const { separator, decimal } = csvSigns[form];
    const row = fc.record({
      text: fc.string({ unit: 'binary' }),
      number: fc.constantFrom(null, '1', '-0.5'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row), async (rows) => {
        const read: string[][] = parse(await textOf(rows, form), {
          bom: true,
          delimiter: separator,
          record_delimiter: '\r\n',
        });
        const inert = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
        expect(read.slice(1)).toEqual(
          rows.map(({ text, number }) => [inert(text), number?.replace('.', decimal) ?? '']),
        );
      }),
    );
  });
});

describe('rows in batches', () => {
  it('are read only when the receiver has taken those before, and no longer when it is gone', async () => {
    let asked = 0;
    const endless = inBatches<Row>(
      (work) => work(undefined as never),
      () => {
        asked += 1;
        const rows = Array.from({ length: 1000 }, () => ({ text: 'x'.repeat(100), number: '1' }));
        return Promise.resolve({ rows, end: { value: '', id: asked } });
      },
    );
    const stream = Readable.from(fileOf(endless).content('commas'), { objectMode: false });
    let taken = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      expect(chunk.length).toBeGreaterThan(0);
      taken += 1;
      expect(asked).toBeLessThanOrEqual(taken + 2);
      if (taken === 5) break;
    }
    expect(stream.destroyed).toBe(true);
    const before = asked;
    await new Promise(setImmediate);
    expect(asked).toBe(before);
  });

  it('let other work run in between', async () => {
    const rows = Array.from({ length: 2000 }, () => ({ text: 'x', number: '1' }));
    const batch = () => Promise.resolve({ rows, end: null });
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    let chunks = 0;
    const file = fileOf(inBatches<Row>((work) => work(undefined as never), batch));
    for await (const chunk of file.content('commas')) {
      expect(chunk.length).toBeGreaterThan(0);
      chunks += 1;
    }
    clearImmediate(next);
    expect(chunks).toBeGreaterThan(5);
    expect(turns).toBeGreaterThanOrEqual(chunks - 1);
  });
});
