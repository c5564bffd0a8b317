import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../packages/domain/src/text/canonical-json.ts';
import {
  checkStatement,
  type StatementCheck,
} from '../../../../packages/domain/src/verify/check-statement.ts';
import type { Document } from '../../../../packages/domain/src/statements/statement-document.ts';
import { attachedTexts } from '../../../../packages/domain/src/statements/statement-pdf.ts';
import { placeInStatementText } from '../../../../packages/domain/src/statements/statement-place-text.ts';
import {
  anEntry,
  aSigner,
  bytesOf,
  csvOf,
  issue,
  jsonOf,
  mixedCsvOf,
  pdfOf,
  sealed,
  sealedPdf,
  type Issued,
  type Signer,
} from '../statements/statement-files.ts';

const { subtle } = globalThis.crypto;

let signer: Signer;
let issued: Issued;
let files: Record<'json' | 'csv' | 'pdf', Uint8Array<ArrayBuffer>>;

beforeAll(async () => {
  signer = aSigner();
  issued = await issue(signer);
  files = {
    json: bytesOf(await jsonOf(issued)),
    csv: bytesOf(await csvOf(issued)),
    pdf: await pdfOf(issued, signer),
  };
});

function check(bytes: Uint8Array<ArrayBuffer>): Promise<StatementCheck> {
  return checkStatement(bytes, [aSigner().key, signer.key], subtle);
}

/** Where a changed file was changed, in words. */
async function placesOf(file: string | Uint8Array<ArrayBuffer>): Promise<string[]> {
  const found = await check(typeof file === 'string' ? bytesOf(file) : file);
  if (found.is !== 'changed') throw new Error(`The file is ${found.is}.`);
  return found.places.map(placeInStatementText);
}

function jsonWith(over: Document, at: Partial<Issued['proof']> = {}): string {
  return canonicalJson({
    ...issued.proof,
    ...at,
    statement: { ...issued.head, entries: issued.entries, ...over },
  });
}

function entriesWith(at: number, over: Document): Document {
  return { entries: issued.entries.map((entry, index) => (index === at ? { ...entry, ...over } : entry)) };
}

const kinds = ['json', 'csv', 'pdf'] as const;

describe('a file of a statement', () => {
  it.each(kinds)('is genuine as it was issued: %s', async (kind) => {
    expect(await check(files[kind])).toMatchObject({
      is: 'genuine',
      summary: {
        shop: 'Kiln & Co',
        shopDomain: 'kiln.example',
        payee: 'Zoë’s Pots',
        number: 3,
        firstDay: '2026-10-01',
        opening: 5000,
        closing: 7600,
        currency: 'USD',
        key: signer.key.id,
        hash: issued.proof.hash,
        previous: 'ab'.repeat(32),
      },
    });
  });

  it.each(kinds)('is not genuine with any byte changed: %s', { timeout: 60_000 }, async (kind) => {
    const bytes = files[kind];
    const flips = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }));
    await fc.assert(
      fc.asyncProperty(flips, async ([at, bits]) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ bits;
        expect((await check(changed)).is).not.toBe('genuine');
      }),
      { numRuns: 700 },
    );
  });

  it.each(kinds)('is not genuine with a byte more or less: %s', async (kind) => {
    const bytes = files[kind];
    const more = new Uint8Array([...bytes, 0x0a]);
    for (const one of [more, bytes.slice(0, -1), bytes.slice(1), new Uint8Array()]) {
      expect((await check(one)).is).not.toBe('genuine');
    }
  });

  it('is read back from its table whatever its texts are', { timeout: 60_000 }, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((one) => one !== '');
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, sku, name) => {
        const one = await issue(
          signer,
          { previous: null, payee: { name, address: [], kind: 'sales_rep', id: 1 } },
          [anEntry({ title, sku, section: 'brought_forward' })],
        );
        expect((await check(bytesOf(await csvOf(one)))).is).toBe('genuine');
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['a first one without entries', { previous: null }, []],
    [
      'one that hides orders, dates and prices',
      { shows: { orders: false, dates: false, prices: false } },
      [anEntry()],
    ],
    [
      'one with rules',
      { version: 2 },
      [anEntry({ rule: 'shop_product_type:2026-12-01:2' }), anEntry({ itemId: 42 })],
    ],
    ['one in yen', { currency: 'JPY' }, [anEntry({ section: 'additional_pay', reason: 'late' })]],
  ] as const)('may be %s', async (_, over, stated) => {
    const one = await issue(signer, over, stated);
    for (const bytes of [bytesOf(await jsonOf(one)), bytesOf(await csvOf(one)), await pdfOf(one, signer)]) {
      expect((await check(bytes)).is).toBe('genuine');
    }
  });

  it('is of version 1, with the checks of version 1, where no entry has a rule', async () => {
    expect(issued.head['version']).toBe(1);
    const lengths = issued.entries.map(({ check: digits }) =>
      typeof digits === 'string' ? digits.length : 0,
    );
    expect(new Set(lengths)).toEqual(new Set([14 * 4]));
    const [headers = ''] = (await csvOf(issued)).split('\r\n');
    expect(headers).not.toContain('Rule');
  });

  it('names the rule of an entry in its table, and where it was changed', async () => {
    const one = await issue(signer, { version: 2, previous: null }, [
      anEntry({ section: 'brought_forward', rule: 'shop_product_type:2026-12-01:2' }),
    ]);
    const [headers = '', row = ''] = (await csvOf(one)).split('\r\n');
    expect(headers).toContain(',Rate %,Rule,Earned,');
    expect(row).toContain(',"Product type, 2026-12-01, version 2",');
    const [entry] = one.entries;
    for (const [rule, found] of [
      ['shop_product_type:2026-12-01:3', '…:3'],
      [undefined, null],
    ] as const) {
      const without = Object.entries(entry ?? {}).filter(([name]) => name !== 'rule');
      const changed = Object.fromEntries(rule === undefined ? without : [...without, ['rule', rule]]);
      const text = await jsonOf({ ...one, entries: [changed] });
      expect(await check(bytesOf(text))).toMatchObject({
        is: 'changed',
        places: [{ is: 'entry', position: 1, field: 'rule', found: found === null ? null : rule }],
      });
    }
  });

  it('of version 1 does not become one of version 2 by its columns', async () => {
    const [first = '', ...rows] = (await csvOf(issued)).split('\r\n');
    const moved = [first.replace(',Rate %,', ',Rate %,Rule,'), ...rows].join('\r\n');
    expect((await check(bytesOf(moved))).is).not.toBe('genuine');
  });

  it('adds up in its table', async () => {
    const rows = (await csvOf(issued)).split('\r\n').filter((row) => row.includes(',USD,'));
    expect(rows.at(0)).toMatch(/^Balance of the statement before,.*,,50\.00,USD/);
    expect(rows.at(-1)).toMatch(/^Closing balance,.*,,76\.00,USD/);
    // As a spreadsheet adds up the column: what the days changed, without the balances.
    const amounts = rows.map((row) => Math.round(Number(/,(-?[\d.]*),[\d.]*,USD,/.exec(row)?.[1]) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(7600 - 5000);
  });

  it('of a file with its balances among the amounts, as it was written before, can still be read', async () => {
    const text = mixedCsvOf(issued);
    expect(text).toMatch(/^Closing balance,[^\r]*,76\.00,USD/m);
    expect(text).not.toContain('Balance,Currency');
    expect((await check(bytesOf(text))).is).toBe('genuine');
    expect(await placesOf(text.replace('76.00,USD', '77.00,USD'))).toEqual([
      'Row 8, Amount: the file says “77.00”, but was issued with “76.00”.',
    ]);
  });
});

describe('a changed statement', () => {
  it('names the field of the entry', async () => {
    expect(await placesOf(jsonWith(entriesWith(1, { amount: '99.00' })))).toEqual([
      "Entry 2 (#1043, 'Zoë’s =cup), amount: the file says “99.00”, which is not what was issued.",
      "Entry 2 (#1043, 'Zoë’s =cup): its amount is 99.00, but earned less returned comes to 10.00.",
      'Earned: the statement says 22.00, but its entries come to 111.00.',
    ]);
  });

  it('names the field of its head', async () => {
    const payee = { name: 'Eve', address: ['1 High Street'], kind: 'vendor', id: 4 };
    expect(await placesOf(jsonWith({ payee }))).toEqual([
      'Vendor or sales rep: the file says “Eve, 1 High Street”, which is not what was issued.',
    ]);
    expect(await placesOf(jsonWith({ closing: '76.01' }))).toEqual([
      'Closing balance: the file says “76.01”, which is not what was issued.',
      'Closing balance: the statement says 76.01, but its sums come to 76.00.',
    ]);
    expect(await placesOf(jsonWith({ paid: 'yes' }))).toEqual([
      'paid: the file says “yes”, which is not what was issued.',
    ]);
  });

  it('shows that an entry was dropped by its sums', async () => {
    expect(await placesOf(jsonWith({ entries: issued.entries.slice(1) }))).toEqual([
      'Earned: the statement says 22.00, but its entries come to 10.00.',
    ]);
  });

  it('shows that the order of entries was changed', async () => {
    expect(await placesOf(jsonWith({ entries: issued.entries.toReversed() }))).toEqual([
      expect.stringMatching(/^We can’t find where the file was changed/),
    ]);
  });

  it('shows a field that was left out', async () => {
    const [first = {}, ...others] = issued.entries;
    const without = Object.fromEntries(Object.entries(first).filter(([name]) => name !== 'sku'));
    expect(await placesOf(jsonWith({ entries: [without, ...others] }))).toEqual([
      'Entry 1 (#1042, Blue vase, "large"), SKU: this was issued, but is missing from the file.',
    ]);
  });

  it('shows that check digits, the hash or the signature alone were changed', async () => {
    expect(await placesOf(jsonWith(entriesWith(0, { check: '0'.repeat(56) })))).toEqual([
      expect.stringMatching(/^The check digits/),
    ]);
    expect(await placesOf(jsonWith({}, { hash: 'f'.repeat(64) }))).toEqual([
      expect.stringMatching(/^The hash/),
    ]);
    const other = await issue(signer, { number: 4 });
    expect(await placesOf(jsonWith({}, { signature: other.proof.signature }))).toEqual([
      expect.stringMatching(/^The signature/),
    ]);
  });

  it('refuses a signature with other unused bits', async () => {
    const { signature } = issued.proof;
    const last = signature.charCodeAt(85);
    const looser = `${signature.slice(0, 85)}${String.fromCharCode(last + 1)}==`;
    expect(Buffer.from(looser, 'base64')).toEqual(Buffer.from(signature, 'base64'));
    expect((await check(bytesOf(jsonWith({}, { signature: looser })))).is).toBe('changed');
  });

  it('names the cell of a table', async () => {
    const text = await csvOf(issued);
    expect(await placesOf(text.replace('76.00,USD', '77.00,USD'))).toEqual([
      'Row 8, Balance: the file says “77.00”, but was issued with “76.00”.',
    ]);
    expect(await placesOf(text.replace(',24.00,', ',25.00,'))).toEqual([
      'Entry 1 (#1042, Blue vase, "large"), price: the file says “25.00”, which is not what was issued.',
    ]);
    expect(await placesOf(text.replace('"""76.00"""', '7600'))).toContain(
      'Closing balance: the file says “7600”, which is not what was issued.',
    );
  });

  it('says what still holds when another program has saved it again', async () => {
    const text = await csvOf(issued);
    const spreadsheet = text.replaceAll('\r\n', '\n').replaceAll('24.00', '24').slice(1);
    for (const one of [spreadsheet, JSON.stringify(JSON.parse(await jsonOf(issued)), null, 2)]) {
      const found = await check(bytesOf(one));
      expect(found).toMatchObject({ is: 'changed', data: { closing: 7600 } });
    }
  });
});

describe('a PDF', () => {
  it('proves its pages', async () => {
    const pdf = Buffer.from(await pdfOf(issued, signer, { compress: false }));
    const at = pdf.indexOf('/Producer');
    pdf.write('/Produced', at);
    expect(await check(new Uint8Array(pdf))).toMatchObject({
      is: 'changed',
      places: [{ is: 'pages' }],
      data: { number: 3 },
    });
  });

  it('needs the last line, which other programs drop', async () => {
    const text = Buffer.from(files.pdf).toString('latin1');
    const without = Buffer.from(text.slice(0, text.lastIndexOf('%consignment-statement')), 'latin1');
    const appended = Buffer.concat([files.pdf, Buffer.from('1 0 obj\n')]);
    for (const one of [without, appended]) {
      expect(await check(new Uint8Array(one))).toMatchObject({ places: [{ is: 'saved_again' }] });
    }
  });

  it('is of the statement that is attached', async () => {
    const other = await issue(signer, { number: 4 });
    const text = Buffer.from(files.pdf).toString('latin1');
    const pages = Buffer.from(text.slice(0, text.lastIndexOf('%consignment-statement')), 'latin1');
    expect(await check(sealedPdf(pages, other.proof.hash, signer))).toMatchObject({
      places: [{ is: 'pages' }],
    });
  });

  it('names what was changed in the attached data', async () => {
    const forged = {
      ...issued,
      entries: issued.entries.map((entry, at) => (at === 0 ? { ...entry, title: 'Red' } : entry)),
    };
    expect(await placesOf(await pdfOf(forged, signer))).toEqual([
      'Entry 1 (#1042, Red), product: the file says “Red”, which is not what was issued.',
    ]);
  });

  it('has pages signed by a known key', async () => {
    const eve = aSigner();
    expect(await check(await pdfOf(issued, eve))).toEqual({ is: 'unknown_key', key: eve.key.id });
  });

  it('is read to where it was cut off', async () => {
    const cut = '1 0 obj <</Type /EmbeddedFile>> stream\n{"number": 3}';
    const attached = [];
    for await (const text of attachedTexts(bytesOf(cut))) attached.push(text);
    expect(attached).toEqual(['{"number": 3}']);
  });

  it('without a statement is none', async () => {
    expect((await check(await pdfOf(issued, signer, { attach: false }))).is).toBe('unreadable');
  });
});

describe('the keys', () => {
  it('have to include the one that has signed', async () => {
    expect(await checkStatement(files.json, [aSigner().key], subtle)).toEqual({
      is: 'unknown_key',
      key: signer.key.id,
    });
  });

  it.each([
    ['2026-11-03T09:00:00Z', 'genuine'],
    ['2026-11-03T08:59:59Z', 'retired_key'],
  ])('sign until they are retired: at %s', async (at, is) => {
    const key = { ...signer.key, retiredAt: new Date(at) };
    for (const kind of kinds) expect((await checkStatement(files[kind], [key], subtle)).is).toBe(is);
  });

  it('cannot be asked without WebCrypto', async () => {
    expect(await checkStatement(files.json, [signer.key], undefined)).toEqual({ is: 'unsupported' });
  });
});

describe('another file', () => {
  it.each([
    ['an empty file', ''],
    ['a text', 'Statement'],
    ['another JSON', '{"a":1}'],
    ['a broken JSON', '{"hash":'],
    ['another table', '\uFEFFSection,Price\r\n1,2\r\n'],
    ['a broken table', 'Section,"Price\r\n'],
    ['a PDF of nothing', '%PDF-1.7\n'],
    ['endless nesting', `{"statement":${'['.repeat(200_000)}`],
    [
      'a number beyond all bounds',
      '{"hash":"a","key":"b","signature":"c","statement":{"entries":[],"number":1e999}}',
    ],
  ])('is unreadable: %s', async (_, text) => {
    expect((await check(bytesOf(text))).is).toBe('unreadable');
  });

  it('is unreadable: text that is not UTF-8', async () => {
    expect((await check(new Uint8Array([0x7b, 0xff]))).is).toBe('unreadable');
  });

  it('is unreadable: a signed one of a later version', async () => {
    const later = await sealed(signer, { ...issued.head, version: 4 }, issued.entries);
    expect(await check(bytesOf(await jsonOf(later)))).toMatchObject({
      is: 'unreadable',
      why: expect.stringContaining('newer version') as string,
    });
  });
});
