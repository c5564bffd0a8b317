import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Baseline } from './compare.ts';
import { answerFile } from './draw.ts';
import { accept, type Result } from './result.ts';
import type { Sources } from './sources.ts';

type Places = {
  /** The folder of the last report. */
  readonly report: string;
  readonly storybook: string;
  readonly baseline: string;
  /** The digests of the story files as they are now: a picture of older sources is not accepted. */
  readonly sources: () => Sources;
};

/** Serves the last report on a free port of this machine, beside the Storybook, and accepts from its page. */
export async function review({
  report,
  storybook,
  baseline,
  sources,
}: Places): Promise<{ url: string; server: Server }> {
  // Written by writeReport.
  const result = JSON.parse(await readFile(`${report}/result.json`, 'utf8')) as Result;
  // One answer after the other: each reads the baseline that the one before has written.
  let before: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
    if (request.method === 'POST' && path === '/accept') {
      const answered = before.then(() => acceptAsked(request, result, { baseline, sources }));
      before = answered.catch(() => undefined);
      answered.then(
        (words) => response.end(words),
        (error: unknown) => {
          response.statusCode = 400;
          response.end(error instanceof Error ? error.message : String(error));
        },
      );
      return;
    }
    const inStorybook = /^\/storybook(\/.*)$/.exec(path)?.[1];
    answerFile(response, inStorybook === undefined ? report : storybook, inStorybook ?? path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, server };
}

async function acceptAsked(
  request: IncomingMessage,
  result: Result,
  { baseline: file, sources }: Pick<Places, 'baseline' | 'sources'>,
): Promise<string> {
  // A page of another site could send as much to this port.
  const { origin, host } = request.headers;
  if (origin !== `http://${host ?? ''}`) throw new Error('Accept from the page of the report itself.');
  const keys: unknown = JSON.parse(await text(request));
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) {
    throw new Error('A list of the keys of pictures is expected.');
  }
  const asked = new Set(keys);
  const now = sources();
  const stale = result.pictures.find(
    ({ key, file: of }) => asked.has(key) && of !== null && now[of] !== result.sources[of],
  );
  if (stale)
    throw new Error(`${stale.key} has other sources than it was drawn from. Run npm run visual again.`);
  // Written by `accept` of run.ts or by this function.
  const baseline = JSON.parse(await readFile(file, 'utf8')) as Baseline;
  await writeFile(file, `${JSON.stringify(accept(baseline, result, asked), null, 2)}\n`);
  return `${keys.length} accepted. Commit tests/visual/baseline.json with the change.`;
}
