import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { components } from '@consignment/client/generated/api';
import { datesQuestion, ImportCommandError, type ImportCommand } from './command-line.ts';
import type { WireFinding, WireGap, WireImport, WireProblem } from './lists.ts';
import type { ImportWatch } from './watch.ts';

const pollMs = 300;

/** Sends the files to the server of this machine and follows the import there. Throws ImportCommandError. */
export async function importThroughServer(
  server: { readonly url: string; readonly token: string },
  { shop, files, isCheck }: ImportCommand,
  watch: ImportWatch,
): Promise<WireImport> {
  async function call<T>(
    method: string,
    path: string,
    body?: { type: string; data: Blob | string },
  ): Promise<T> {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${server.token}`,
        'x-shop': shop,
        ...(body === undefined ? {} : { 'content-type': body.type }),
      },
      body: body?.data ?? null,
    });
    const text = await response.text();
    if (response.status !== 200 && response.status !== 201) {
      const questions = questionsOf(text);
      throw questions === null ? refused(response.status, text, shop) : new DatesAsked(questions);
    }
    // The server's answers are checked against the contract in its own tests.
    return JSON.parse(text) as T;
  }

  const announced = { files: files.map(({ role, name, size }) => ({ role, name, size })) };
  const made = await call<WireImport>('POST', '/imports/', {
    type: 'application/json',
    data: JSON.stringify(announced),
  });
  const path = `/imports/${made.id}`;
  for (const file of files) {
    const data = await openAsBlob(file.path);
    await call<WireImport>('PUT', `${path}/files/${file.role}/`, { type: 'text/csv', data });
  }
  const orders = new Map(
    files.flatMap(({ role, dateOrder = null }) => (dateOrder === null ? [] : [[role, dateOrder] as const])),
  );
  const answers = JSON.stringify({ date_orders: Object.fromEntries(orders) });
  const start = call<WireImport>('POST', `${path}/${isCheck ? 'check' : 'start'}/`, {
    type: 'application/json',
    data: answers,
  });
  let state = await start.catch(async (error: unknown) => {
    if (!(error instanceof DatesAsked)) throw error;
    await call('DELETE', `${path}/`);
    throw datesQuestion(
      files,
      error.questions.flatMap(({ role, samples }) => (role === 'paypal' ? [] : [{ role, samples }])),
    );
  });
  while (state.state === 'running' || state.state === 'checking') {
    watch.progress(state);
    await wait(pollMs);
    state = await call<WireImport>('GET', `${path}/`);
  }
  watch.progress(state);
  // A check asks about dates at its end.
  const asked = state.files.flatMap(({ role, date_samples: samples }) =>
    samples.length === 0 ? [] : [{ role, samples }],
  );
  if (asked.length > 0) {
    await call('DELETE', `${path}/`);
    throw datesQuestion(files, asked);
  }
  const at = (list: string, { size, offset }: { readonly size: number; readonly offset: number }) =>
    `${path}/${list}/?page_size=${size}&page=${offset / size + 1}`;
  await watch.report(state, {
    findings: (page) => rowsOf(call<Listed<WireFinding>>('GET', at('findings', page))),
    gaps: (page) => rowsOf(call<Listed<WireGap>>('GET', at('gaps', page))),
    problems: (page) => rowsOf(call<Listed<WireProblem>>('GET', at('problems', page))),
  });
  if (isCheck) await call('DELETE', `${path}/`);
  return state;
}

type Listed<T> = { readonly count: number; readonly results: readonly T[] };

async function rowsOf<T>(answer: Promise<Listed<T>>): Promise<{ count: number; rows: readonly T[] }> {
  const { count, results } = await answer;
  return { count, rows: results };
}

type Questions = NonNullable<components['schemas']['Problem']['date_questions']>;

/** The server does not guess the dates of these files. */
class DatesAsked extends Error {
  readonly questions: Questions;

  constructor(questions: Questions) {
    super('The dates of these files can be read in more than one way.');
    this.questions = questions;
  }
}

function questionsOf(text: string): Questions | null {
  try {
    // The server's problems are checked against the contract in its own tests.
    const problem = JSON.parse(text) as Partial<components['schemas']['Problem']>;
    return problem.date_questions ?? null;
  } catch {
    return null;
  }
}

function refused(status: number, text: string, shop: string): ImportCommandError {
  if (status === 404 && text.includes(`'${shop}'`)) {
    return new ImportCommandError(
      `There is no shop '${shop}' here. A shop is made with npm run create-shop while the server is stopped.`,
    );
  }
  return new ImportCommandError(detailOf(text) ?? `The server answered with ${status}.`);
}

function detailOf(text: string): string | null {
  try {
    const problem: unknown = JSON.parse(text);
    const hasDetail = typeof problem === 'object' && problem !== null && 'detail' in problem;
    return hasDetail && typeof problem.detail === 'string' ? problem.detail : null;
  } catch {
    return null;
  }
}
