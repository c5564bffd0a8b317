import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import type { TestServer } from '../server.ts';

export type Fetched = { status: number; headers: Headers; bytes: Buffer };

/** Calls a path below /api whose answer is a file; the answer is not checked against openapi.yaml. */
export async function fetchFile(
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Fetched> {
  const response = await fetch(new URL(path, server.url), { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

export const csvFor = (token: string) => ({ authorization: `Bearer ${token}`, accept: 'text/csv' });

/** The records of a CSV file of ours, by their headers. */
export function recordsOf({ status, headers, bytes }: Fetched): Record<string, string>[] {
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString('utf8')).toMatch(/\r\n$/);
  return parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' });
}

/** The sum of a column of decimals, in hundredths. */
export function centsOf(records: readonly Record<string, string>[], column: string): number {
  return records.reduce((sum, record) => sum + Math.round(Number(record[column]) * 100), 0);
}
