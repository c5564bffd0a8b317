/** An app checks the answers of the calls whose shapes it loads: those of its role. A call beside them would go unchecked. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerShapes as ofMerchant } from '@consignment/client/generated/answer-shapes-merchant';
import { answerShapes as ofSalesrep } from '@consignment/client/generated/answer-shapes-salesrep';
import { answerShapes as ofVendor } from '@consignment/client/generated/answer-shapes-vendor';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const known = new Set([ofMerchant, ofSalesrep, ofVendor].flatMap(({ calls }) => Object.keys(calls)));

describe('an app has the shapes of all that it calls', () => {
  it.each([
    ['merchant', ofMerchant],
    ['salesreps', ofSalesrep],
    ['portal', ofVendor],
  ])('%s', (app, { calls }) => {
    const made = callsIn(`shells/${app}/src/**/*.{ts,tsx}`).filter((call) => known.has(call));
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((call) => !(call in calls))).toEqual([]);
  });

  it('and of what all of them call', () => {
    for (const call of callsIn('packages/client/src/*.ts').filter((one) => known.has(one))) {
      for (const { calls } of [ofMerchant, ofSalesrep, ofVendor]) expect(Object.keys(calls)).toContain(call);
    }
  });
});

/** As `get /vendors/{id}/`. */
function callsIn(files: string): string[] {
  return globSync(files, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(
      ([, method = '', path = '']) => `${method.toLowerCase()} ${path}`,
    ),
  );
}
