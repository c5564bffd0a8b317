/**
 * A process that runs one server after the other, or several: each test has its own server and data, and the
 * program is loaded and compiled once.
 */
import { readConfig } from '@consignment/server/config/config';
import { serve, type Serving } from '../../../shells/server/serve.ts';
import { explain } from '../../../shells/server/setup.ts';

export type HostRequest =
  { is: 'start'; env: Record<string, string | undefined> } | { is: 'stop'; id: number };
/** `to` is the number of the request. */
export type HostReply = { to: number } & ({ id: number; url: string } | { problem: string });

const running = new Map<number, Serving>();

process.on('message', (request: HostRequest & { to: number }) => {
  const { to } = request;
  answer(request).then(
    (done) => process.send?.({ to, ...done } satisfies HostReply),
    (error: unknown) => process.send?.({ to, problem: explain(error) } satisfies HostReply),
  );
});
process.on('disconnect', () => process.exit());

async function answer(request: HostRequest & { to: number }): Promise<{ id: number; url: string }> {
  if (request.is === 'start') {
    const serving = await serve(readConfig(request.env), { endsOnSignals: false });
    running.set(request.to, serving);
    return { id: request.to, url: serving.url };
  }
  const serving = running.get(request.id);
  if (serving === undefined) throw new Error(`No server ${request.id} runs here.`);
  running.delete(request.id);
  await serving.stop();
  return { id: request.id, url: serving.url };
}
