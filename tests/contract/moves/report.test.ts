import { createHash, createPublicKey, verify } from 'node:crypto';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '@consignment/domain/text/canonical-json';
import { sql } from 'kysely';
import { moneyFromWire } from '@consignment/domain/money/money';
import { movingStanding, sumsOfPayouts } from '@consignment/domain/moves/moving-groups';
import { movingCauses } from '@consignment/domain/moves/moving-lines';
import { checkStatement } from '@consignment/domain/verify/check-statement';
import { signedReportText } from '@consignment/domain/statements/signature';
import { readKeys } from '@consignment/domain/statements/statement-keys';
import { signedPdfText } from '@consignment/domain/statements/statement-document';
import { forEachDatabase } from '../../databases.ts';
import { fetchFile } from '../exports/files.ts';
import { attachmentsIn, pagesOf } from '../exports/pdf.ts';
import { makeOldApp } from './old-app.ts';
import { beginApp, importApp, openWorld, type World } from './world.ts';

/* The signed report of a move from a made-up app. */

const app = makeOldApp({ seed: 11, vendors: 4, payouts: 24, linesPerPayout: 4, plant: movingCauses });

type Compared = { old_amount: string; our_amount: string; difference: string };
type File = {
  hash: string;
  key: string;
  signature: string;
  report: {
    format: string;
    result: string;
    files: { file: string; hash: string; rows: number; refused: number }[];
    rules: string[];
    sums: Record<string, unknown>;
    payouts: (Compared & {
      number: string;
      vendor: string;
      invoice?: number;
      blocked?: string;
      differences?: (Compared & { cause: string; order?: string; answer?: 'theirs' | 'leave' })[];
    })[];
  };
};

forEachDatabase((_name, open) => {
  let world: World;
  let id: number;
  beforeAll(async () => {
    world = await openWorld(await open());
    await importApp(world, app);
    ({ id } = await beginApp(world, app));
  }, 120_000);
  afterAll(() => world.close());

  const fileOf = async (type: 'json' | 'pdf') => {
    const { server, token } = world;
    const { url } = await server.ok('exportMoveReport', { token, params: { id }, query: { type } });
    return fetchFile(server, url);
  };
  const jsonOf = (bytes: Buffer) => JSON.parse(bytes.toString()) as File;
  const cents = (text: string) => moneyFromWire(text, 'USD');

  /** As the page for it does. */
  const checked = async (bytes: Uint8Array) => {
    const response = await fetch(new URL('/.well-known/consignment-keys.json', world.server.url));
    const read = readKeys(await response.text());
    return checkStatement(new Uint8Array(bytes), read.is === 'ok' ? read.keys : [], crypto.subtle);
  };

  const isSigned = async (key: string, text: string, signature: string) => {
    const response = await fetch(new URL('/.well-known/consignment-keys.json', world.server.url));
    const { keys } = (await response.json()) as { keys: { kid: string; x: string }[] };
    const found = keys.find(({ kid }) => kid === key);
    if (found === undefined) return false;
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: found.x }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
  };

  describe('the report of a move', { timeout: 120_000 }, () => {
    it('is refused before the check, and for a move that is not there', async () => {
      const { server, token } = world;
      const ask = { token, query: { type: 'json' } } as const;
      const refused = await server.refused('exportMoveReport', 409, { ...ask, params: { id } });
      expect(refused.code).toBe('stale');
      await server.refused('exportMoveReport', 404, { ...ask, params: { id: 999_999 } });
    });

    it('has each payout with the cause of each difference, and is signed', async () => {
      await world.check(id);
      const { bytes } = await fileOf('json');
      const { hash, key, signature, report } = jsonOf(bytes);
      expect(createHash('sha256').update(canonicalJson(report)).digest('hex')).toBe(hash);
      expect(await isSigned(key, signedReportText(hash), signature)).toBe(true);
      expect(await checked(bytes)).toMatchObject({
        is: 'genuine_report',
        summary: { formerApp: 'Previous app', result: report.result, hash },
      });
      expect(report.payouts.map(({ number, old_amount: old }) => [number, cents(old)])).toEqual(
        app.payouts.map(({ number, amount }) => [number, amount]),
      );
      const named = report.payouts.flatMap(({ number, differences = [] }) =>
        differences.map(({ cause, difference, order = '' }) => ({
          cause,
          payout: number,
          order: order === '' ? '' : `#${order.replace('#', '')}`,
          cents: cents(difference),
        })),
      );
      expect(named).toEqual(
        app.planted.map(({ cause, payout, order, cents: apart }) => ({ cause, payout, order, cents: apart })),
      );
      expect(report.files.map(({ file, hash: digest, refused }) => [file, digest, refused])).toEqual(
        expect.arrayContaining(
          (['vendors', 'commissions', 'payouts'] as const).map((file) => [
            file,
            createHash('sha256').update(app.files[file]).digest('hex'),
            0,
          ]),
        ),
      );
    });

    it('has sums that are those of its payouts', async () => {
      const [group] = (
        await world.server.ok('listMoveDifferences', { token: world.token, params: { id }, query: {} })
      ).results;
      if (group === undefined) throw new Error('There are differences.');
      await world.answerAll(id, 'theirs');
      const body = { answers: [{ group: group.id, answer: 'leave' as const }] };
      await world.server.ok('answerMoveDifferences', { token: world.token, params: { id }, body });
      const { report } = jsonOf((await fileOf('json')).bytes);
      const expected = sumsOfPayouts(
        report.payouts.map((payout) => {
          const differences = payout.differences ?? [];
          const answered = movingStanding(differences.map(({ answer = null }) => answer));
          return {
            standing: payout.blocked === undefined ? answered : 'blocked',
            isExplained: differences.length > 0 && differences.every(({ cause }) => cause !== 'other'),
            oldAmount: cents(payout.old_amount),
            ourAmount: cents(payout.our_amount),
          };
        }),
      );
      const { sums } = report;
      expect(sums).toMatchObject({
        payouts: expected.payouts,
        equal: expected.equal,
        accepted: expected.accepted,
        open: expected.open,
        left: expected.left,
        blocked: expected.blocked,
        explained: expected.explained,
      });
      expect(cents(String(sums['difference']))).toBe(expected.difference);
      expect(expected.left).toBeGreaterThan(0);
      expect(report.result).toBe(
        `${expected.equal} of 24 payouts match to the cent. ${expected.explained} are explained, and 1 is not explained.`,
      );
    });

    it('is a PDF with the JSON file attached, whose pages are signed too', async () => {
      const { bytes } = await fileOf('pdf');
      const [attached] = attachmentsIn(bytes);
      const { hash, key, report } = jsonOf(attached ?? Buffer.alloc(0));
      const end = bytes.lastIndexOf('%consignment-statement ');
      const [, sealed = '', fileHash = '', sealKey = '', signature = ''] = bytes
        .subarray(end)
        .toString()
        .trim()
        .split(' ');
      expect([sealed, sealKey]).toEqual([hash, key]);
      expect(createHash('sha256').update(bytes.subarray(0, end)).digest('hex')).toBe(fileHash);
      expect(await isSigned(key, signedPdfText(hash, fileHash), signature)).toBe(true);
      expect(await checked(bytes)).toMatchObject({ is: 'genuine_report', summary: { hash } });
      // A byte of the pages, which no reader sees.
      const drawn = Buffer.from(bytes);
      drawn[drawn.indexOf('%', 1) + 1] = 65;
      expect(await checked(drawn)).toEqual({ is: 'changed_report', hasGenuineData: true });
      const lines = pagesOf(bytes).flat();
      expect(lines).toContain(report.result);
      for (const { number } of report.payouts)
        expect(lines.some((line) => line.startsWith(`${number}|`))).toBe(true);
    });

    it('has the numbers under which payouts were booked', async () => {
      await world.book(id);
      const { report } = jsonOf((await fileOf('json')).bytes);
      const booked = report.payouts.filter(({ invoice }) => invoice !== undefined);
      expect(booked).toHaveLength(Number(report.sums['equal']) + Number(report.sums['accepted']));
      expect(new Set(booked.map(({ invoice }) => invoice)).size).toBe(booked.length);
      // It names the rules of the check, whatever they have become since.
      await world.asShop(async (tx) => {
        await sql`update shop_settings set global_commission_ppm = 910000 where shop_id = ${world.shopId}`.execute(
          tx,
        );
      });
      const later = jsonOf((await fileOf('json')).bytes).report;
      expect(later.rules).toEqual(report.rules);
      expect(later.rules.length).toBeGreaterThan(app.vendors.length);
    });
  });
});
