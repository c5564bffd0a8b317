import { describe, expect, it } from 'vitest';
import { violationsOf } from './import-graph.ts';
import { sourcesIn, told } from './source.ts';

const code = ['packages', 'shells', 'stories', 'tests', '.storybook'].flatMap((folder) =>
  sourcesIn(folder, ['.ts', '.tsx', '.mjs']),
);

describe('the import graph', () => {
  it('is kept by every file', { timeout: 60_000 }, () => {
    expect(code.length).toBeGreaterThan(50);
    expect(told(code.flatMap(violationsOf))).toEqual([]);
  });

  const screen = 'packages/components/src/screens/merchant/vendors/VendorsScreen.tsx';
  it.each([
    ['a screen that fetches', screen, `import { createClient } from '@consignment/client/create-client';`],
    ['a screen of another shell', screen, `import { X } from '../../portal/payouts/PayoutsScreen.tsx';`],
    ['a screen that reads raw colours', screen, `import { ink } from '../../../theme/palette.ts';`],
    ['a library outside its fence', screen, `import { Dialog } from 'radix-ui';`],
    ['a router in a screen', screen, `import { useNavigate } from 'react-router-dom';`],
    [
      'a part that knows a screen',
      'packages/components/src/parts/MoneyText.tsx',
      `export type { A } from '../screens/merchant/a/AScreen.tsx';`,
    ],
    ['a domain with a library', 'packages/domain/src/money.ts', `import dayjs from 'dayjs';`],
    [
      'a domain that knows the server',
      'packages/domain/src/money.ts',
      `type A = import('@consignment/server/config').Config;`,
    ],
    [
      'a handler that knows the web framework',
      'packages/server/src/operations/get-vendor.ts',
      `const f = await import('fastify');`,
    ],
    [
      'a handler that opens the database',
      'packages/server/src/operations/get-vendor.ts',
      `import pg from 'pg';`,
    ],
    [
      'a shell that imports another',
      'shells/portal/src/routes.tsx',
      `import { paths } from '../../merchant/src/paths.tsx';`,
    ],
    [
      'code that imports tests',
      'packages/server/src/config.ts',
      `import { open } from '../../../tests/databases.ts';`,
    ],
    ['a folder nobody planned', 'packages/helpers/src/all.ts', ``],
    ['a builtin without its prefix', 'packages/server/src/config.ts', `import fs from 'fs';`],
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
      import { formatMoney } from '@consignment/domain/money';`;
    expect(violationsOf({ path: screen, text })).toEqual([]);
    const drawing = `import { vars } from '../../../theme/contract.css.ts';`;
    expect(violationsOf({ path: screen.replace('.tsx', '.css.ts'), text: drawing })).toEqual([]);
    expect(violationsOf({ path: screen, text: drawing })).toHaveLength(1);
  });
});
