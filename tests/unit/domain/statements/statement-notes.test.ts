import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../packages/domain/src/text/canonical-json.ts';
import { checkStatement } from '../../../../packages/domain/src/verify/check-statement.ts';
import {
  questionNoteText,
  type NotedQuestion,
} from '@consignment/server/features/statements/domain/question-note';
import { csvColumnsOf, csvLayouts } from '../../../../packages/domain/src/statements/statement-csv.ts';
import {
  statementVersions,
  type Document,
} from '../../../../packages/domain/src/statements/statement-document.ts';
import { placeInStatementText } from '../../../../packages/domain/src/statements/statement-place-text.ts';
import {
  anEntry,
  aNote,
  aSigner,
  bytesOf,
  csvOf,
  mixedCsvOf,
  issue,
  jsonOf,
  pdfOf,
  sealed,
} from './statement-files.ts';

/*
 * Statements with notes, which are of version 3, beside those without, which stay as they were.
 */

const signer = aSigner();
const { subtle } = globalThis.crypto;
const notes = [
  aNote(),
  aNote({ position: 2, question: 14, orderName: '', title: '', text: '=Question 14: "open"\non Oct 31.' }),
];

const withNotes = () => issue(signer, { version: 3, notes });

function check(text: string | Uint8Array<ArrayBuffer>) {
  return checkStatement(typeof text === 'string' ? bytesOf(text) : text, [signer.key], subtle);
}

async function placesOf(text: string): Promise<string[]> {
  const found = await check(text);
  if (found.is !== 'changed') throw new Error(`The file is ${found.is}.`);
  return found.places.map(placeInStatementText);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('a statement without notes', () => {
  // The hashes are those of the code before there was a version 3.
  it.each([
    ['version 1', {}, undefined, '78840d862270414f', '7d7979298acab525'],
    [
      'version 2',
      { version: 2 },
      [anEntry({ rule: 'shop_product_type:2026-12-01:2' }), anEntry({ itemId: 42 })],
      '11d0ed64d5b68711',
      '38f64508cad8cbce',
    ],
  ] as const)('is of %s, byte for byte', async (_, over, stated, document, table) => {
    const issued = await issue(signer, over, stated);
    const rows = mixedCsvOf(issued)
      .split('\r\n')
      .filter((row) => !/^Proof,(key|signature)/.test(row));
    expect(issued.proof.hash.slice(0, 16)).toBe(document);
    expect(sha256(rows.join('\r\n')).slice(0, 16)).toBe(table);
  });
});

describe('a statement with notes', () => {
  it('is genuine in each kind of file, and says what its notes say', async () => {
    const issued = await withNotes();
    for (const file of [await jsonOf(issued), await csvOf(issued), await pdfOf(issued, signer)]) {
      const found = await check(file);
      expect(found).toMatchObject({
        is: 'genuine',
        summary: { closing: 7600, notes: notes.map(({ text }) => text) },
      });
    }
  });

  it('may have a rule too, and no entry', async () => {
    const rule = 'shop_product_type:2026-12-01:2';
    for (const stated of [[anEntry({ rule }), anEntry({ itemId: 42 })], []]) {
      const issued = await issue(
        signer,
        { version: 3, notes, previous: null },
        stated.map((entry) => ({ ...entry, section: 'brought_forward' as const })),
      );
      for (const file of [await jsonOf(issued), await csvOf(issued)])
        expect((await check(file)).is).toBe('genuine');
    }
  });

  it('has a row of its table for each, with no amount', async () => {
    const rows = (await csvOf(await withNotes())).split('\r\n');
    expect(rows.find((row) => row.startsWith('Note,'))).toMatch(
      /^Note,,2026-10-20T09:00:00\.000Z,#1042,"Blue vase, ""large""","Question 12: asked Oct 3, [^"]*",,,,,,,,,,,,question:12,[0-9a-f]{20}$/,
    );
    expect(rows.some((row) => row.startsWith('Proof,notes'))).toBe(false);
  });

  it('leaves out the order where the shop hides orders from vendors', async () => {
    const shows = { orders: false, dates: false, prices: false };
    const issued = await issue(signer, { version: 3, notes, shows });
    const text = await jsonOf(issued);
    expect(text).not.toContain('#1042');
    expect(text).toContain('2026-10-20T09:00:00.000Z');
    for (const file of [text, await csvOf(issued)]) expect((await check(file)).is).toBe('genuine');
  });

  it('is not genuine with any byte changed', { timeout: 60_000 }, async () => {
    const issued = await withNotes();
    for (const file of [bytesOf(await jsonOf(issued)), bytesOf(await csvOf(issued))]) {
      const flips = fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }));
      await fc.assert(
        fc.asyncProperty(flips, async ([at, bits]) => {
          const changed = file.slice();
          changed[at] = (changed[at] ?? 0) ^ bits;
          expect((await check(changed)).is).not.toBe('genuine');
        }),
        { numRuns: 500 },
      );
    }
  });

  it('is read back from its table whatever its texts are', { timeout: 60_000 }, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((one) => one !== '');
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, orderName, said) => {
        const one = await issue(signer, { version: 3, notes: [aNote({ title, orderName, text: said })] });
        expect((await check(await csvOf(one))).is).toBe('genuine');
      }),
      { numRuns: 150 },
    );
  });
});

describe('a changed note', () => {
  const changedTo = async (change: (notes: readonly Document[]) => readonly Document[]) => {
    const { head, entries, proof } = await withNotes();
    const stated = head['notes'] as readonly Document[];
    return canonicalJson({ ...proof, statement: { ...head, entries, notes: change(stated) } });
  };

  it('is named with its field', async () => {
    const text = await changedTo(([first = {}, ...rest]) => [
      { ...first, text: 'Question 12: closed.' },
      ...rest,
    ]);
    expect(await placesOf(text)).toEqual([
      'Note 1 (#1042, Blue vase, "large"), text: the file says “Question 12: closed.”, which is not what was issued.',
    ]);
    const untitled = await changedTo(([first = {}, second = {}]) => [
      Object.fromEntries(Object.entries(first).filter(([name]) => name !== 'title')),
      { ...second, item: 'question:13' },
    ]);
    expect(await placesOf(untitled)).toEqual([
      'Note 1 (#1042), product: this was issued, but is missing from the file.',
      'Note 2 (question:13), item: the file says “question:13”, which is not what was issued.',
    ]);
  });

  it('that was dropped, added or moved is found among all of them', async () => {
    const dropped = await changedTo((stated) => stated.slice(1));
    expect(await placesOf(dropped)).toEqual([expect.stringMatching(/^Notes: the file says/)]);
    const moved = await changedTo((stated) => stated.toReversed());
    expect(await placesOf(moved)).toEqual([expect.stringMatching(/^Notes: the file says/)]);
    const { head, ...issued } = await withNotes();
    const without = Object.fromEntries(Object.entries(head).filter(([name]) => name !== 'notes'));
    expect(await placesOf(await jsonOf({ ...issued, head: without }))).toEqual([
      'Notes: this was issued, but is missing from the file.',
    ]);
  });

  it('shows when its check digits alone were changed', async () => {
    const text = await changedTo((stated) => stated.map((note) => ({ ...note, check: '0'.repeat(20) })));
    expect(await placesOf(text)).toEqual([expect.stringMatching(/^The check digits/)]);
  });

  it('is named by its cell in a table, or as a note', async () => {
    const text = await csvOf(await withNotes());
    expect(await placesOf(text.replace('became $7.00', 'became $9.00'))).toEqual([
      'Note 1 (#1042, Blue vase, "large"), text: the file says “Question 12: asked Oct 3, settled Oct 20, $5.00 became $9.00.”, which is not what was issued.',
    ]);
    const row = /^Note,,.*question:12.*\r\n/m.exec(text)?.[0] ?? '';
    expect(await placesOf(text.replace(row, ''))).toEqual([expect.stringMatching(/^Notes: the file says/)]);
    // Among the entries it is the same document in another form.
    const up = text.replace(row, '').replace('Closing balance,', `${row}Closing balance,`);
    expect(await check(up)).toMatchObject({ is: 'changed', data: { closing: 7600 } });
  });

  it.each([
    ['a text', '"x"'],
    ['a number', '7'],
    ['an object', '{}'],
    ['a list of texts', '["x"]'],
    ['nothing', 'null'],
  ])('that is %s is found', async (_, value) => {
    const { head, entries, proof } = await withNotes();
    const text = JSON.stringify({
      ...proof,
      statement: { ...head, entries, notes: JSON.parse(value) as unknown },
    });
    expect((await check(text)).is).toBe('changed');
  });
});

describe('the versions of the table', () => {
  it('do not begin with all columns of an older one, which would take the file for its own', () => {
    const tables = csvLayouts.flatMap((layout) =>
      statementVersions.map((version) => csvColumnsOf(version, layout).map(({ header }) => header)),
    );
    for (const [at, older] of tables.entries()) {
      for (const newer of tables.filter((_, other) => other !== at))
        expect(older.every((header, place) => newer[place] === header)).toBe(false);
    }
  });

  it('of which a later one is not known here is refused as newer', async () => {
    const { head, entries } = await withNotes();
    const later = await sealed(signer, { ...head, version: 4 }, entries);
    expect(await check(await jsonOf(later))).toMatchObject({ is: 'unreadable' });
  });
});

describe('the text of a note', () => {
  const question: NotedQuestion = {
    number: 12,
    askedOn: null,
    ended: { as: 'settled', on: '2026-11-20' },
    changed: { before: 500, after: 700 },
    customItems: null,
  };
  const textOf = (over: Partial<NotedQuestion>) =>
    questionNoteText({ ...question, ...over }, { lastDay: '2026-11-30', currency: 'GBP', locale: '' });

  it.each([
    [{}, 'Question 12: settled Nov 20, changed from £5.00 to £7.00.'],
    [{ askedOn: '2026-11-03' }, 'Question 12: asked Nov 3, settled Nov 20, changed from £5.00 to £7.00.'],
    [{ askedOn: '2026-11-03', ended: null, changed: null }, 'Question 12: asked Nov 3, open on Nov 30.'],
    [{ changed: null }, 'Question 12: settled Nov 20, no change.'],
    [{ changed: { before: 500, after: 500 } }, 'Question 12: settled Nov 20, no change.'],
    [{ ended: { as: 'closed', on: '2026-11-20' }, changed: null }, 'Question 12: closed Nov 20, no change.'],
    [{ changed: null, customItems: -250 }, 'Question 12: settled Nov 20, custom items totalling -£2.50.'],
    [
      { customItems: 250 },
      'Question 12: settled Nov 20, changed from £5.00 to £7.00, custom items totalling £2.50.',
    ],
    [{ changed: { before: 500, after: 0 } }, 'Question 12: settled Nov 20, changed from £5.00 to £0.00.'],
  ] as const)('%j', (over, text) => {
    expect(textOf(over)).toBe(text);
  });
});
