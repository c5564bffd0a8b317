import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.ts';
import { pairsBeside, pairsOf, upwardPairs, violationsOf } from './import-graph.ts';
import { sourcesIn, asLines } from './source.ts';

const code = ['packages', 'shells', 'stories', 'tests', 'examples', '.storybook'].flatMap((folder) =>
  sourcesIn(folder, ['.ts', '.tsx', '.mjs']),
);

describe('the import graph', () => {
  it('is kept by every file', { timeout: 60_000 }, () => {
    expect(code.length).toBeGreaterThan(50);
    expect(asLines(code.flatMap(violationsOf))).toEqual([]);
  });

  it('has no circle of files, types included', { timeout: 60_000 }, () => {
    const shipped = code.filter(({ path }) => /^(packages|shells)\//.test(path));
    expect(shipped.length).toBeGreaterThan(50);
    expect(circlesIn(shipped)).toEqual([]);
  });

  it('permits exactly the pairs that are used', { timeout: 60_000 }, () => {
    const used = pairsOf(code);
    expect(pairsBeside(used)).toEqual([]);
    const one = 'packages/domain/src/moves → packages/domain/src/commission';
    const room = 'packages/server/src/features/* → packages/server/src/exports';
    for (const pair of [one, room]) used.delete(pair);
    expect(pairsBeside(used)).toEqual([one, room]);
  });

  it('has the floors of the server in a strict order', () => {
    expect(upwardPairs()).toEqual([]);
    expect(upwardPairs({ low: ['high'], high: ['low', 'high'] })).toEqual(['low → high', 'high → high']);
  });

  it('reports a circle by its files', () => {
    const file = (name: string, text: string) => ({ path: `packages/domain/src/${name}.ts`, text });
    const circle = [
      file('a', `import { b } from './b.ts';`),
      file('b', `export type B = import('./c.ts').C;`),
      file('c', `import type { A } from './a.ts';`),
      file('d', `import { a } from './a.ts';`),
    ];
    const [a, b, c] = circle.map(({ path }) => path);
    expect(circlesIn(circle)).toEqual([[a, b, c, a].join(' → ')]);
  });

  const screen = 'packages/components/src/screens/merchant/vendors/VendorsScreen.tsx';
  it.each([
    ['a screen that fetches', screen, `import { createClient } from '@consignment/client/create-client';`],
    ['a screen of another shell', screen, `import { X } from '../../portal/payouts/PayoutsScreen.tsx';`],
    ['a screen that reads raw colours', screen, `import { ink } from '../../../theme/palette.ts';`],
    ['a library beyond its fence', screen, `import { Dialog } from 'radix-ui';`],
    ['a router in a screen', screen, `import { useNavigate } from 'react-router-dom';`],
    [
      'a part that knows a screen',
      'packages/components/src/parts/money/MoneyText.tsx',
      `export type { A } from '../../screens/merchant/a/AScreen.tsx';`,
    ],
    [
      'a topic of the domain that knows one above it',
      'packages/domain/src/money/money.ts',
      `import { rulePlaces } from '../commission/dated-rules.ts';`,
    ],
    ['a domain with a library', 'packages/domain/src/money/money.ts', `import dayjs from 'dayjs';`],
    [
      'a domain that knows the server',
      'packages/domain/src/money/money.ts',
      `type A = import('@consignment/server/config/config').Config;`,
    ],
    [
      'a handler that knows the web framework',
      'packages/server/src/operations/vendors/get-vendor.ts',
      `const f = await import('fastify');`,
    ],
    [
      'a handler that opens the database',
      'packages/server/src/operations/vendors/get-vendor.ts',
      `import pg from 'pg';`,
    ],
    [
      'a shell that imports another',
      'shells/portal/src/routes.ts',
      `import { paths } from '../../merchant/src/paths.ts';`,
    ],
    [
      'code that imports tests',
      'packages/server/src/config/config.ts',
      `import { open } from '../../../tests/databases.ts';`,
    ],
    [
      'a floor that imports one above it',
      'packages/server/src/queries/vendors/vendors.ts',
      `import type { Session } from '../../identity/authenticate.ts';`,
    ],
    [
      'a port that imports an adapter',
      'packages/server/src/imports/port/source.ts',
      `import { csvPlatform } from '../csv/csv-platform.ts';`,
    ],
    [
      'matching that knows a file format',
      'packages/server/src/imports/match/order-rows.ts',
      `import type { CsvRow } from '../csv/read-csv.ts';`,
    ],
    [
      'an operation that imports another',
      'packages/server/src/operations/vendors/get-vendor.ts',
      `import { getShop } from '../shop/get-shop.ts';`,
    ],
    [
      'a core that imports a feature',
      'packages/server/src/operations/payouts/get-payout.ts',
      `import { payRunById } from '../../features/pay-runs/queries/pay-runs.ts';`,
    ],
    [
      'a feature that looks into another',
      'packages/server/src/features/reconciliation/read-bank.ts',
      `import { readXml } from '../pay-runs/bank-files/read-xml.ts';`,
    ],
    ['an unknown folder', 'packages/helpers/src/all.ts', ``],
    ['a builtin without its prefix', 'packages/server/src/config/config.ts', `import fs from 'fs';`],
    [
      'a subpath that is not exported',
      'shells/merchant/src/main.tsx',
      `import { a } from '@consignment/client/../secret';`,
    ],
  ])('refuses %s', (_, path, text) => {
    expect(violationsOf({ path, text })).toHaveLength(1);
  });

  it('lets through what the table allows', () => {
    const text = `import { useState } from 'react';
      import { Button } from '../../../primitives/Button.tsx';
      import { formatMoney } from '@consignment/domain/money/money';`;
    expect(violationsOf({ path: screen, text })).toEqual([]);
    const drawing = `import { vars } from '../../../theme/contract.css.ts';`;
    expect(violationsOf({ path: screen.replace('.tsx', '.css.ts'), text: drawing })).toEqual([]);
    expect(violationsOf({ path: screen, text: drawing })).toHaveLength(1);
  });
});
