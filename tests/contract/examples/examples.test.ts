import prettier from 'prettier';
import { expect, it } from 'vitest';
import { contractWithExamples, examplesFile } from '../../../packages/server/src/http/api-examples.ts';
import { forDatabase } from '../../databases.ts';
import { operationIds } from '../access/requests.ts';
import { openDemo } from './demo.ts';
import { runExamples } from './examples.ts';

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
      const options = { ...(await prettier.resolveConfig(examplesFile)), parser: 'json' };
      await expect(await prettier.format(text, options)).toMatchFileSnapshot(examplesFile);
    } finally {
      await demo.server.close();
    }
  });
});

it('are shown with each operation whose answer is text', () => {
  // The shape of an OpenAPI document.
  const { paths } = contractWithExamples() as {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          responses: Record<string, { content?: Record<string, { examples?: object }> }>;
        }
      >
    >;
  };
  const shown = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) => {
      const media = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
      return media.some(({ examples }) => Object.keys(examples ?? {}).length > 0) ? [operationId] : [];
    }),
  );
  // A style sheet that the demo has not, and pictures.
  expect(operationIds.filter((id) => !shown.includes(id))).toEqual([
    'getPortalCss',
    'getQuestionFile',
    'getLogo',
  ]);
});
