import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@consignment/domain/text/canonical-json';
import { checkStatement } from '@consignment/domain/verify/check-statement';
import { signedReportText } from '@consignment/domain/statements/signature';
import { checkLine } from '@consignment/domain/verify/statement-check-text';
import { signedText, type Document } from '@consignment/domain/statements/statement-document';
import type { StatementKey } from '@consignment/domain/statements/statement-keys';

const pair = generateKeyPairSync('ed25519');
const { x = '' } = pair.publicKey.export({ format: 'jwk' });
const key: StatementKey = { id: '0123456789abcdef', x, retiredAt: null };

const report: Document = {
  currency: 'USD',
  format: 'consignment-move-report',
  former_app: 'Old & Co',
  issued_at: '2026-11-27T11:00:00.000Z',
  number: 2,
  payouts: [{ number: 'PO-1', old_amount: '9.00' }],
  result: 'The only payout matches to the cent.',
  shop: { address: [], name: 'Alder' },
  sums: { old_amount: '9.00', our_amount: '9.00' },
  version: 1,
};

function fileOf(document: Document, textOf: (hash: string) => string = signedReportText): string {
  const hash = createHash('sha256').update(canonicalJson(document)).digest('hex');
  const signature = sign(null, Buffer.from(textOf(hash)), pair.privateKey).toString('base64');
  return canonicalJson({ hash, key: key.id, report: document, signature });
}

const check = (text: string, keys: readonly StatementKey[] = [key]) =>
  checkStatement(new Uint8Array(Buffer.from(text)), keys, crypto.subtle);

describe('the check of a report', () => {
  it('finds one that is as it was issued', async () => {
    const found = await check(fileOf(report));
    expect(found).toMatchObject({
      is: 'genuine_report',
      summary: { shop: 'Alder', formerApp: 'Old & Co', number: 2, oldAmount: 900, ourAmount: 900 },
    });
    expect(checkLine(found)).toBe(
      'Genuine. Move report 2, from Old & Co to Alder. The only payout matches to the cent. Key 0123456789abcdef.',
    );
  });

  it('finds any figure that was changed, and a hash made for it', async () => {
    const changed = fileOf(report).replace('"old_amount":"9.00"}]', '"old_amount":"9.01"}]');
    expect(await check(changed)).toEqual({ is: 'changed_report', hasGenuineData: false });
    const [own, other] = [fileOf(report), fileOf({ ...report, result: 'All is well.' })];
    const signature = /"signature":"[^"]*"/;
    const forged = other.replace(signature, signature.exec(own)?.[0] ?? '');
    expect(await check(forged)).toEqual({ is: 'changed_report', hasGenuineData: false });
  });

  it('finds a file that was saved again with the same data', async () => {
    const again = JSON.stringify(JSON.parse(fileOf(report)), null, 2);
    expect(await check(again)).toEqual({ is: 'changed_report', hasGenuineData: true });
    expect(await check(`${fileOf(report)}\n`)).toEqual({ is: 'changed_report', hasGenuineData: true });
  });

  it('takes no signature of something else', async () => {
    expect(await check(fileOf(report, signedText))).toEqual({ is: 'changed_report', hasGenuineData: false });
  });

  it('names a key that is unknown, or was retired before', async () => {
    expect(await check(fileOf(report), [])).toEqual({ is: 'unknown_key', key: key.id });
    const retiredAt = new Date('2026-11-27T10:00:00Z');
    expect(await check(fileOf(report), [{ ...key, retiredAt }])).toEqual({
      is: 'retired_key',
      key: key.id,
      retiredAt,
    });
    const later = { ...key, retiredAt: new Date('2026-11-28T10:00:00Z') };
    expect(await check(fileOf(report), [later])).toMatchObject({ is: 'genuine_report' });
  });

  it('does not read a form that it does not know, and takes no other file for a report', async () => {
    expect(await check(fileOf({ ...report, version: 2 }))).toMatchObject({ is: 'unreadable' });
    expect(await check(fileOf({ ...report, sums: {} }))).toMatchObject({ is: 'unreadable' });
    for (const text of ['{}', '{"report":[]}', '[', '{"report":{"format":"consignment-move-report"}}', ''])
      expect(await check(text)).toMatchObject({ is: 'unreadable' });
  });
});
