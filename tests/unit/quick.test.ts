import { describe, expect, it } from 'vitest';
import { choose } from '../quick/choose.ts';
import { reachedBy } from '../quick/reach.ts';

const texts = new Map(
  Object.entries({
    'packages/domain/src/money.ts': '',
    'packages/server/src/page.ts': `import type { Money } from '@consignment/domain/money';`,
    'packages/server/src/figures.ts': `import { add } from '@consignment/domain/money';`,
    'packages/server/src/operations/get-notes.ts': `import { page } from '../page.ts';`,
    'packages/server/src/operations/get-orders.ts': `import { page } from '../page.ts';`,
    'packages/server/src/operations.ts': Array.from(
      { length: 40 },
      (_, row) => `import { handle } from './operations/${row % 2 === 0 ? 'get-notes' : 'get-orders'}.ts';`,
    ).join('\n'),
    'packages/server/src/contract.ts': `read('openapi.yaml')`,
    'tests/contract/operations/notes.test.ts': `import '../../../packages/server/src/operations.ts'; server.ok('getNotes')`,
    'tests/contract/operations/orders.test.ts': `import '../../../packages/server/src/operations.ts'; server.ok('getOrders')`,
    'tests/contract/documented.test.ts': `import '../../packages/server/src/contract.ts';`,
    'tests/unit/domain/money.test.ts': `import '../../../packages/domain/src/money.ts';`,
    'packages/components/src/screens/merchant/vendors/VendorsScreen.tsx': '',
    'stories/screens/merchant/vendors/VendorsScreen.stories.tsx': `import { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';`,
    'shells/merchant/src/routes/vendors.tsx': `import { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';`,
    'tests/flows/vendors-list.test.ts': '',
    'tests/flows/main-job.test.ts': `page.goto('/vendors')`,
    'tests/flows/portal-pages.test.ts': `page.goto('/vendors')`,
    'tests/flows/dashboard.test.ts': '',
  }),
);

function reached(...changed: string[]) {
  return reachedBy(changed, texts).map(({ path, steps }) => `${steps} ${path}`);
}

describe('what a change reaches', () => {
  it('is a test that was changed, at once', () => {
    expect(reached('tests/flows/dashboard.test.ts')).toEqual(['0 tests/flows/dashboard.test.ts']);
  });

  it('is an operation’s own tests, and not those of its neighbours in the table', () => {
    expect(reached('packages/server/src/operations/get-notes.ts')).toEqual([
      '1 tests/contract/operations/notes.test.ts',
    ]);
    expect(reached('packages/server/src/page.ts')).toEqual([
      '2 tests/contract/operations/notes.test.ts',
      '2 tests/contract/operations/orders.test.ts',
    ]);
  });

  it('goes by values, since the compiler holds types', () => {
    expect(reached('packages/domain/src/money.ts')).toEqual(['1 tests/unit/domain/money.test.ts']);
  });

  it('is a screen’s story, and the flows of its page: those of its name first', () => {
    expect(reached('packages/components/src/screens/merchant/vendors/VendorsScreen.tsx')).toEqual([
      '1 stories/screens/merchant/vendors/VendorsScreen.stories.tsx',
      '2 tests/flows/vendors-list.test.ts',
      '3 tests/flows/main-job.test.ts',
    ]);
  });

  it('is what reads a file by its name', () => {
    expect(reached('openapi.yaml')).toEqual(['1 tests/contract/documented.test.ts']);
  });
});

describe('what quick runs of it', () => {
  const near = { path: 'tests/contract/near.test.ts', steps: 0 };
  const slow = { path: 'tests/contract/slow.test.ts', steps: 1 };
  const far = { path: 'tests/contract/far.test.ts', steps: 2 };
  const contractOf = (seconds: Record<string, number>, ...files: { path: string; steps: number }[]) =>
    choose(files, (path) => seconds[path] ?? null).find(({ project }) => project === 'contract');

  it('is the nearest, as far as the time goes, and the rest has its name in what is left', () => {
    expect(contractOf({ [near.path]: 5, [slow.path]: 90, [far.path]: 5 }, far, slow, near)).toEqual({
      project: 'contract',
      chosen: [near.path, far.path],
      left: [slow.path],
    });
  });

  it('leaves out the laws of the house, which every quick run plays, and the looks at all stories', () => {
    const elsewhere = ['tests/house/b.test.ts', 'tests/visual/c.test.ts'];
    const choices = choose(
      elsewhere.map((path) => ({ path, steps: 0 })),
      () => 1,
    );
    expect(choices.flatMap(({ chosen, left }) => [...chosen, ...left])).toEqual([]);
  });

  it('assumes a usual time for a file that no run has measured', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ path: `tests/contract/${at}.test.ts`, steps: 1 }));
    const contract = contractOf({}, ...many);
    expect(contract?.chosen.length).toBeGreaterThan(2);
    expect(contract?.chosen.length).toBeLessThan(10);
  });
});
