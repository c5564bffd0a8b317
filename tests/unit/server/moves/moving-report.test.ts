import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@consignment/domain/text/canonical-json';
import {
  reportFileParts,
  reportHeadDocument,
  reportParts,
  reportPayoutDocument,
  type ReportHead,
  type ReportPayout,
} from '@consignment/server/features/moves/domain/moving-report';
import { signedReportText } from '@consignment/domain/statements/signature';
import { signedText, type Document } from '@consignment/domain/statements/statement-document';

const head: ReportHead = {
  number: 2,
  formerApp: 'Old & Co',
  shop: { name: 'Alder "payouts":[] & Co', address: ['1 High St'] },
  currency: 'USD',
  timeZone: 'UTC',
  checkedAt: new Date('2026-11-26T10:00:00Z'),
  bookedAt: new Date('2026-11-27T10:00:00Z'),
  undoneAt: null,
  issuedAt: new Date('2026-11-27T11:00:00Z'),
  checkAt: 'https://shop.example/check',
  sums: {
    payouts: 2,
    equal: 1,
    accepted: 1,
    open: 0,
    left: 0,
    blocked: 0,
    explained: 1,
    oldAmount: 31_500,
    ourAmount: 31_200,
    difference: 300,
  },
  opening: { vendors: 1, amount: -250 },
  files: [{ file: 'payouts', name: 'p.csv', size: 120, hash: 'ab'.repeat(32), rows: 2, refused: 0 }],
  rules: ['This vendor’s commission rate: 45%'],
};

const payouts: readonly ReportPayout[] = [
  {
    number: 'PO-1',
    vendor: 'Ann',
    day: '2025-02-03',
    oldAmount: 22_500,
    ourAmount: 22_200,
    invoiceNumber: 7,
    blocked: null,
    differences: [
      {
        order: '#1001',
        title: 'Vase',
        oldAmount: 2500,
        ourAmount: 2200,
        detail: { cause: 'discount_order', theirs: 'before' },
        answer: 'theirs',
      },
    ],
  },
  {
    number: 'PO-2',
    vendor: 'Bo',
    day: '2025-03-03',
    oldAmount: 9000,
    ourAmount: 9000,
    invoiceNumber: null,
    blocked: 'A line of it is paid here already.',
    differences: [],
  },
];

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function* batches(documents: readonly Document[], size: number): AsyncGenerator<Document[]> {
  await Promise.resolve();
  yield [];
  for (let at = 0; at < documents.length; at += size) yield documents.slice(at, at + size);
}

const documents = payouts.map((payout) => reportPayoutDocument(payout, 'USD'));

describe('the report of a move', () => {
  it('is the canonical JSON of its document, however its payouts come', async () => {
    const whole = canonicalJson({ ...reportHeadDocument(head), payouts: documents });
    for (const size of [1, 2, 100])
      expect(await textOf(reportParts(reportHeadDocument(head), batches(documents, size)))).toBe(whole);
    const empty = canonicalJson({ ...reportHeadDocument(head), payouts: [] });
    expect(await textOf(reportParts(reportHeadDocument(head), batches([], 1)))).toBe(empty);
  });

  it('is in its file with its proof, so that its hash can be calculated again', async () => {
    const text = await textOf(reportParts(reportHeadDocument(head), batches(documents, 1)));
    const hash = createHash('sha256').update(text).digest('hex');
    const proof = { hash, key: 'k1', signature: 'c2ln' };
    const file: unknown = JSON.parse(
      await textOf(reportFileParts(reportHeadDocument(head), proof, batches(documents, 1))),
    );
    const report: unknown = JSON.parse(text);
    const seen: string[] = [];
    const again = reportFileParts(reportHeadDocument(head), proof, batches(documents, 1), (part) =>
      seen.push(part),
    );
    expect(await textOf(again)).toBe(canonicalJson(file));
    expect(seen.join('')).toBe(text);
    expect(file).toEqual({ ...proof, report });
  });

  it('says what came out, and why a payout differs', () => {
    expect(reportHeadDocument(head)).toMatchObject({
      format: 'consignment-move-report',
      version: 1,
      result: '1 of 2 payouts matches to the cent. The other payout is explained.',
      sums: { difference: '3.00', old_amount: '315.00', our_amount: '312.00' },
      opening: { amount: '-2.50' },
      booked_at: '2026-11-27T10:00:00.000Z',
      undone_at: null,
    });
    expect(documents).toEqual([
      {
        number: 'PO-1',
        vendor: 'Ann',
        date: '2025-02-03',
        invoice: 7,
        old_amount: '225.00',
        our_amount: '222.00',
        difference: '3.00',
        differences: [
          {
            order: '#1001',
            title: 'Vase',
            old_amount: '25.00',
            our_amount: '22.00',
            difference: '3.00',
            cause: 'discount_order',
            text: 'The previous app deducted the discount before applying the percentage. Here, the discount is deducted afterwards.',
            answer: 'theirs',
          },
        ],
      },
      {
        number: 'PO-2',
        blocked: 'A line of it is paid here already.',
        vendor: 'Bo',
        date: '2025-03-03',
        old_amount: '90.00',
        our_amount: '90.00',
        difference: '0.00',
      },
    ]);
  });

  it('is signed by a text that is of no statement', () => {
    expect(signedReportText('ab')).not.toBe(signedText('ab'));
  });
});
