import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBankStatement } from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-statement.ts';
import { readBankText } from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-text.ts';
import { bankTextsInZip } from '../../../../packages/server/src/features/pay-runs/bank-files/unzip.ts';
import { camt, pain002 } from './statements.ts';

const messages = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;
type Message = keyof typeof messages;
const versions = Array.from({ length: 12 }, (_, nth) => String(nth + 2).padStart(2, '0'));

/** A text of any version, written in the form of the second or of the eighth. */
function textOf(message: Message, version: string): string {
  const [root, part] = messages[message];
  return camt(Number(version) < 4 ? 'camt.053.001.02' : 'camt.053.001.08', [
    { amount: '19.99', direction: 'DBIT', endToEnd: 'po-1', bankId: 'B1' },
    { amount: '7.00', direction: 'CRDT', endToEnd: 'po-3', returned: 'AC04' },
    { amount: '2.00', direction: 'DBIT', endToEnd: 'po-6', status: 'PDNG' },
  ])
    .replace(/camt\.053\.001\.\d\d/, `${message}.001.${version}`)
    .replaceAll('BkToCstmrStmt', root)
    .replaceAll(/(<\/?)Stmt>/g, `$1${part}>`);
}

const all = Object.keys(messages).flatMap((message) =>
  versions.map((version): [Message, string] => [message as Message, version]),
);

describe('what comes back from the bank', () => {
  it.each(all)('is read as %s.001.%s by what its elements are', (message, version) => {
    expect(readBankStatement(textOf(message, version))).toMatchObject([
      { reference: 'po-1', amount: -1999, day: '2026-12-01', isReturn: false },
      { reference: 'po-3', amount: 700, isReturn: true, reason: 'The account is closed. (AC04)' },
    ]);
  });

  it('has the same keys in each version and kind', () => {
    const keys = all.map(([message, version]) =>
      readBankStatement(textOf(message, version)).map(({ key }) => key),
    );
    expect(new Set(keys.map(String)).size).toBe(1);
  });

  it.each(['camt.053.001.14', 'camt.053.001.01', 'camt.055.001.08', 'pain.001.001.09'])(
    'is refused as %s, with what is read',
    (version) => {
      const text = textOf('camt.053', '08').replace('camt.053.001.08', version);
      expect(() => readBankStatement(text)).toThrow(
        `The file is ${version}, but this page accepts camt.052, camt.053 and camt.054, each in versions .02 to .13.`,
      );
    },
  );

  it('is known by its root and namespace, whichever words are in it', () => {
    const statement = textOf('camt.053', '08').replace(
      '<RtrInf>',
      '<RtrInf><!-- CstmrPmtStsRpt pain.002.001.10 -->',
    );
    expect(readBankText(statement, null)).toMatchObject({ answers: [], entries: [{}, {}] });
    const answer = pain002('pain.002.001.10', { file: 'BkToCstmrStmt', status: 'RJCT' });
    const prefixed = answer
      .replace('<?xml version="1.0" encoding="UTF-8"?>', '<?xml version="1.0"?><!-- camt.053.001.08 -->')
      .replace('<Document xmlns=', '<p:Document xmlns:p=')
      .replace('</Document>', '</p:Document>')
      .replaceAll(/(<\/?)(?!p:|[?!/])/g, '$1p:');
    expect(readBankText(prefixed, null)).toMatchObject({ answers: [{ outcome: 'rejected' }], entries: [] });
  });
});

describe('a ZIP of a bank', () => {
  const bytes = (text: string) => Buffer.from(text, 'utf8');

  it('gives each XML file in it, in its own encoding, and passes over others', () => {
    const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Möbel</a>';
    const zip = zipSync({
      '2026/1.xml': bytes('<a>Zoë</a>'),
      '2026/2.XML': Buffer.from(latin, 'latin1'),
      'readme.pdf': bytes('%PDF'),
      '__MACOSX/._1.xml': bytes('rubbish'),
    });
    expect(bankTextsInZip(Buffer.from(zip))).toEqual(['<a>Zoë</a>', latin]);
  });

  it('gives each of several files of one name', () => {
    const zip = Buffer.from(
      zipSync({
        'a.xml': bytes('<a>1</a>'),
        'b.xml': bytes('<a>2</a>'),
        'c.pdf': bytes('%PDF'),
        'd.xml': bytes('<a>3</a>'),
      }),
    );
    // In the local headers and in the directory, all names become one.
    const renamed = Buffer.from(zip.toString('latin1').replaceAll(/[bd]\.xml/g, 'a.xml'), 'latin1');
    expect(bankTextsInZip(renamed)).toEqual(['<a>1</a>', '<a>2</a>', '<a>3</a>']);
  });

  it.each([
    ['has no XML file', zipSync({ 'a.pdf': bytes('%PDF') }), 'The ZIP does not contain an XML file.'],
    ['is none', bytes('<Document/>'), 'The ZIP cannot be opened.'],
    ['is empty', zipSync({}), 'The ZIP does not contain an XML file.'],
    [
      'would be too large',
      zipSync({ 'a.xml': new Uint8Array(33 * 1024 * 1024) }),
      'The files in the ZIP are larger than 32 MB.',
    ],
    [
      'has too many files',
      zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, nth) => [`${nth}.xml`, bytes('<a/>')]))),
      'The ZIP contains more than 200 files.',
    ],
  ])('is refused where it %s', (_, zip, why) => {
    expect(() => bankTextsInZip(Buffer.from(zip))).toThrow(why);
  });

  it('unpacks at most the sizes in its directory, and no bytes twice', () => {
    const text = `<a>${'x'.repeat(100_000)}</a>`;
    const zip = Buffer.from(zipSync({ 'a.xml': bytes(text) }));
    const directory = zip.readUInt32LE(zip.length - 22 + 16);
    const liar = Buffer.from(zip);
    liar.writeUInt32LE(10, directory + 24);
    expect(bankTextsInZip(liar)).toEqual([text.slice(0, 10)]);
    const twice = Buffer.from(zip);
    twice.writeUInt32LE(twice.length + 1, directory + 20);
    expect(() => bankTextsInZip(twice)).toThrow('larger than 32 MB');
  });
});
