import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../../packages/server/src/http/contract.ts';
import { forDatabase } from '../../databases.ts';
import { startServer } from '../server.ts';
import { fillShops, signInAll } from './shops.ts';

type Raw = { headers: IncomingHttpHeaders; bytes: Buffer };

/** fetch would decompress the answer. */
function get(url: string, token: string, accepts?: string): Promise<Raw> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(accepts === undefined ? {} : { 'accept-encoding': accepts }),
  };
  return new Promise((resolve, reject) => {
    httpGet(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

forDatabase('pglite', (open) => {
  describe('answers', () => {
    it('that are long are compressed for clients that accept it, and no others', async () => {
      const database = await open();
      await fillShops(database);
      const server = await startServer(database);
      try {
        const { owner } = await signInAll(server);
        const long = `${server.url}/api/vendors/commissions/`;
        const plain = await get(long, owner);
        expect(plain.bytes.length).toBeGreaterThan(1024);
        expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
        expect(plain.headers['content-encoding']).toBeUndefined();

        const asked = async (accepts: string) => {
          const { headers, bytes } = await get(long, owner, accepts);
          expect(bytes.length).toBe(Number(headers['content-length'] ?? bytes.length));
          const coding = headers['content-encoding'] ?? 'none';
          const undo = { br: brotliDecompressSync, gzip: gunzipSync, none: (raw: Buffer) => raw }[coding];
          expect(undo?.(bytes)).toEqual(plain.bytes);
          return coding;
        };
        expect(await asked('gzip, deflate, br')).toBe('br');
        expect(await asked('gzip;q=0.8, br;q=0')).toBe('gzip');
        expect(await asked('gzip;q=0.0, br; q=0.000')).toBe('none');
        expect(await asked('identity, zstd, brr')).toBe('none');

        const short = await get(`${server.url}/api/settings/settings/list/`, owner, 'br');
        expect(short.headers['content-encoding']).toBeUndefined();
        const file = await get(`${long}?format=csv`, owner, 'br');
        expect(file.headers['content-encoding']).toBeUndefined();
      } finally {
        await server.close();
      }
    });
  });
});

it('calls that answer a token are those that are never compressed', () => {
  const { document, operations } = readContract();
  // The linter checks the shape of openapi.yaml.
  const { paths } = document as { paths: Record<string, Record<string, { operationId: string }>> };
  const ids = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => JSON.stringify(operation).includes('/TokenPair'))
    .map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) {
    expect([id, operations.find((known) => known.id === id)?.isPublic]).toEqual([id, true]);
  }
});
