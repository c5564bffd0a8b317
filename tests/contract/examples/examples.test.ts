import { join } from 'node:path';
import prettier from 'prettier';
import { expect, it } from 'vitest';
import { forDatabase } from '../../databases.ts';
import { openDemo } from './demo.ts';
import { runExamples } from './examples.ts';

const file = join(import.meta.dirname, '../../../packages/server/api-examples.json');

/*
 * The examples of /api/docs/, run on the demo shop. Where a call or an answer has changed:
 *   npx vitest run --project contract tests/contract/examples --update
 */

forDatabase('pglite', (open) => {
  it('are what the demo shop answers today', async () => {
    const demo = await openDemo(await open());
    try {
      const text = JSON.stringify(await runExamples(demo));
      expect(demo.faults).toEqual([]);
      await expect(await prettier.format(text, { parser: 'json' })).toMatchFileSnapshot(file);
    } finally {
      await demo.server.close();
    }
  });
});
