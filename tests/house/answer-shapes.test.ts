/** An app checks the answers of the calls whose shapes it loads: those of its role. A call beside them would go unchecked. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerShapes as merchant } from '@consignment/client/generated/answer-shapes-merchant';
import { answerShapes as merchantLater } from '@consignment/client/generated/answer-shapes-merchant-later';
import { answerShapes as salesrep } from '@consignment/client/generated/answer-shapes-salesrep';
import { answerShapes as salesrepLater } from '@consignment/client/generated/answer-shapes-salesrep-later';
import { answerShapes as vendor } from '@consignment/client/generated/answer-shapes-vendor';
import { answerShapes as vendorLater } from '@consignment/client/generated/answer-shapes-vendor-later';
import { describe, expect, it } from 'vitest';
import { pathsLater } from '../../shells/server/answer-shapes.ts';

const ofMerchant = { calls: { ...merchant.calls, ...merchantLater.calls } };
const ofSalesrep = { calls: { ...salesrep.calls, ...salesrepLater.calls } };
const ofVendor = { calls: { ...vendor.calls, ...vendorLater.calls } };
const root = join(import.meta.dirname, '../..');
/** The files that an app has in common with others, and calls the server by. */
const sharedBy: Record<string, readonly string[]> = {
  // The shop asks no questions.
  merchant: ['packages/client/src/*.ts', 'packages/routing/src/*/!(use-asking).{ts,tsx}'],
  portal: [
    'packages/client/src/{print-invoice,product-list,sign-in,sign-out}.ts',
    'packages/routing/src/*/{bank-details,find-products,invitation,question-*,team,use-asking}.tsx',
  ],
  // The team, its rule for second factors, syncs, and the bank details and products of vendors are of other apps.
  salesreps: [
    'packages/client/src/{sign-in,sign-out}.ts',
    'packages/routing/src/*/!(team|shop-rule|bank-details|find-products|ShopSync).{ts,tsx}',
  ],
};
const known = new Set([ofMerchant, ofSalesrep, ofVendor].flatMap(({ calls }) => Object.keys(calls)));

describe('an app has the shapes of all that it calls', () => {
  it.each([
    ['merchant', ofMerchant],
    ['salesreps', ofSalesrep],
    ['portal', ofVendor],
  ])('%s', (app, { calls }) => {
    const made = [`shells/${app}/src/**/*.{ts,tsx}`, ...(sharedBy[app] ?? [])]
      .flatMap(callsIn)
      .filter((call) => known.has(call));
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter((call) => !(call in calls))).toEqual([]);
  });
});

it('each path whose shapes come later is one of the app', () => {
  const later = { merchant: merchantLater, vendor: vendorLater, salesrep: salesrepLater };
  const idle = (['merchant', 'vendor', 'salesrep'] as const).flatMap((party) => {
    const paths = Object.keys(later[party].calls).map((call) => call.split(' ')[1] ?? '');
    return pathsLater[party].filter((begin) => !paths.some((path) => path.startsWith(begin)));
  });
  expect(idle).toEqual([]);
});

/** As `get /vendors/{id}/`. */
function callsIn(files: string): string[] {
  return globSync(files, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(
      ([, method = '', path = '']) => `${method.toLowerCase()} ${path}`,
    ),
  );
}
