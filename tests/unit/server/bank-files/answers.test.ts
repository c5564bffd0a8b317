import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBankAnswer } from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-answer.ts';
import { readBankStatement } from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-statement.ts';
import { BankTextRefused } from '../../../../packages/server/src/features/pay-runs/bank-files/refused-text.ts';
import { readXml } from '../../../../packages/server/src/features/pay-runs/bank-files/read-xml.ts';
import { schemaFaults } from './schema.ts';
import { camt, pain002 } from './statements.ts';

describe.each(['pain.002.001.03', 'pain.002.001.10'] as const)('an answer of the bank, %s', (version) => {
  it('says what becomes of each payment, and why', async () => {
    const text = pain002(version, {
      file: 'pay-run-7',
      payments: [
        { reference: 'po-1', status: 'RJCT', reason: 'AC04' },
        { reference: 'po-2', status: 'RJCT', reason: 'ZZ99' },
        { reference: 'po-3', status: 'PDNG' },
      ],
    });
    expect(await schemaFaults(version, [text.replaceAll('PDNG', 'RJCT')])).toEqual([]);
    expect(readBankAnswer(text)).toEqual([
      { of: 'payment', reference: 'po-1', outcome: 'rejected', reason: 'The account is closed. (AC04)' },
      { of: 'payment', reference: 'po-2', outcome: 'rejected', reason: "The bank's code is ZZ99." },
      { of: 'payment', reference: 'po-3', outcome: 'pending', reason: '' },
    ]);
  });

  it('says what becomes of a whole file', () => {
    expect(readBankAnswer(pain002(version, { file: 'pay-run-7', status: 'RJCT', reason: 'FF01' }))).toEqual([
      {
        of: 'file',
        reference: 'pay-run-7',
        outcome: 'rejected',
        reason: 'The bank cannot read the file. (FF01)',
      },
    ]);
    expect(readBankAnswer(pain002(version, { file: 'pay-run-7', status: 'ACTC' }))).toMatchObject([
      { of: 'file', outcome: 'accepted' },
    ]);
    expect(readBankAnswer(pain002(version, { file: 'pay-run-7', status: 'XXXX' }))).toMatchObject([
      { of: 'file', outcome: 'pending' },
    ]);
    expect(
      readBankAnswer(pain002(version, { file: 'f', status: 'constructor', reason: 'toString' })),
    ).toEqual([{ of: 'file', reference: 'f', outcome: 'pending', reason: "The bank's code is toString." }]);
  });
});

describe('a text that cannot be read', () => {
  const answer = pain002('pain.002.001.03', { file: 'pay-run-7', status: 'RJCT' });

  it.each([
    [
      'is of another kind',
      camt('camt.053.001.02', []),
      'The file is camt.053.001.02, but this page accepts pain.002.001.03',
    ],
    [
      'is of another version',
      answer.replaceAll('pain.002.001.03', 'pain.002.001.99'),
      'The file is pain.002.001.99',
    ],
    ['is a web page', '<html><body/></html>', 'The file is <html>'],
    ['is no XML', 'Date;Amount', /not well-formed XML: .* \(line 1, column/],
    ['is cut', answer.slice(0, 200), /not well-formed XML: .* \(line \d+, column \d+\)\.$/],
    ['is empty', '', 'not well-formed XML'],
    [
      'has a document type',
      answer.replace('?>', '?><!DOCTYPE a SYSTEM "file:///etc/passwd">'),
      'has a document type',
    ],
    ['declares entities', answer.replace('?>', '?><!DOCTYPE a [<!ENTITY b "bb">]>'), 'has a document type'],
    ['names an entity', answer.replace('RJCT', '&passwd;'), 'not well-formed XML'],
    [
      'is deep',
      `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`,
      'nested more than 40 levels deep (line 1, column',
    ],
    ['is large', ' '.repeat(33 * 1024 * 1024), 'The file is larger than 32 MB.'],
  ])('is refused with what and where: it %s', (_, text, why) => {
    expect(() => readBankAnswer(text)).toThrow(why);
  });

  it('is refused in words, however it was changed', () => {
    const texts = [
      answer,
      camt('camt.053.001.08', [{ amount: '1.00', direction: 'DBIT', endToEnd: 'po-1' }]),
    ];
    const changed = fc
      .tuple(fc.constantFrom(...texts), fc.nat(1200), fc.nat(80), fc.string({ unit: 'binary', maxLength: 6 }))
      .map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
    fc.assert(
      fc.property(changed, (text) => {
        for (const read of [readBankAnswer, readBankStatement]) {
          try {
            read(text);
          } catch (error) {
            expect(error).toBeInstanceOf(BankTextRefused);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps an element named __proto__ like any other', () => {
    const { root } = readXml('<a><__proto__ constructor="1">x</__proto__></a>');
    expect(root.children).toMatchObject([{ name: '__proto__', text: 'x' }]);
    expect(root.children[0]?.attributes['constructor']).toBe('1');
    expect(({} as Record<string, unknown>)['text']).toBeUndefined();
  });
});
