import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { batchSize } from '../../../packages/server/src/exports/export.ts';
import { forDatabase } from '../../databases.ts';
import { someDay } from '../rows.ts';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { fillShops, signInAll } from '../operations/shops.ts';
import { startServer } from '../server.ts';
import { csvFor, fetchFile, recordsOf } from './files.ts';

/*
 * A full disk: the call that writes reports it, nothing is partly saved, and other calls work.
 */

// Every write to this file of Linux fails with a full disk.
const fullDisk = '/dev/full';

forDatabase('postgresql', (open) => {
  it.runIf(existsSync(fullDisk))('keeps no part of a file that did not fit', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'consignment-full-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startServer(await open(), { dataDir });
    onTestFinished(() => server.close());
    await fillShops(server.database);
    const { owner: token } = await signInAll(server);
    const text = ordersCsv([anOrderRow()]);
    const files = [{ role: 'orders', name: 'orders.csv', size: Buffer.byteLength(text) }];
    const { id } = await server.ok('createImport', { token, body: { files } });
    const folder = join(dataDir, 'imports', String(id));
    mkdirSync(folder, { recursive: true });
    symlinkSync(fullDisk, join(folder, 'orders.csv.part'));

    const upload = { token, params: { id, role: 'orders' }, text, headers: { 'content-type': 'text/csv' } };
    const problem = await server.refused('uploadImportFile', 503, upload);
    expect(problem).toMatchObject({
      code: 'unavailable',
      detail: expect.stringMatching(/^The server has run out of storage space/) as string,
    });
    expect(readdirSync(folder)).toEqual([]);
    expect((await server.ok('getImport', { token, params: { id } })).files[0]?.received).toBe(false);
    await server.ok('getHealth', {});

    // With space again, the same call succeeds.
    await server.ok('uploadImportFile', upload);
    expect(readdirSync(folder)).toEqual(['orders.csv']);
  });

  it('breaks an export off, and never ends it as if it were complete', async () => {
    const database = await open();
    const { alder } = await fillShops(database);
    const full = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    });
    let readsToCome = Number.POSITIVE_INFINITY;
    const server = await startServer({
      ...database,
      asShop: (who, work) => {
        if (who.readOnly === true && --readsToCome < 0) throw full;
        return database.asShop(who, work);
      },
    });
    onTestFinished(() => server.close());
    const { owner: token } = await signInAll(server);
    const lines = '/api/vendors/commissions/?format=csv';
    await database.asSystem((tx) => {
      const sold = {
        shop_id: alder.id,
        kind: 'product' as const,
        processed_at: someDay,
        title: 'A thing',
        name: 'A thing',
      };
      return tx
        .insertInto('line_items')
        .values(Array.from({ length: batchSize }, () => sold))
        .execute();
    });
    const whole = recordsOf(await fetchFile(server, lines, csvFor(token)));
    expect(whole.length).toBeGreaterThan(batchSize);

    readsToCome = 0;
    const refused = await fetchFile(server, lines, csvFor(token));
    expect(refused.status).toBe(503);
    expect(refused.bytes.toString()).toContain('The server has run out of storage space');

    // The request, the shop and the first rows are read before the failure, the next rows after it.
    let reads = 0;
    const outcomes = [];
    do {
      readsToCome = ++reads;
      outcomes.push(await fetchFile(server, lines, csvFor(token)).catch(() => 'broken off'));
    } while (outcomes.at(-1) !== 'broken off' && reads < 10);
    expect(outcomes.at(-1)).toBe('broken off');

    readsToCome = Number.POSITIVE_INFINITY;
    expect(recordsOf(await fetchFile(server, lines, csvFor(token)))).toEqual(whole);
  });
});
