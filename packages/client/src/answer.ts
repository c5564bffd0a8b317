import type { components } from './generated/api.ts';
import { isRefusal, RequestFailed, toProblem, type Problem } from './problem.ts';

/** The result of openapi-fetch; the transport has already thrown for every status but 200 and 201. */
type Answered<Data> = { data?: Data; error?: unknown; response: Response };

type FileLink = components['schemas']['FileLink'];

/** A list's answer unless it is asked for a file: then it answers a link, which `linkOf` reads. */
type Body<Data> = Exclude<NonNullable<Data>, FileLink>;

/** The body of a call's answer. Throws RequestFailed for anything else. */
export async function answerOf<Data>(call: Promise<Answered<Data>>): Promise<Body<Data>> {
  const data = await listOf(call);
  if (hasOddRow(data)) throw new RequestFailed(toProblem(new SyntaxError('A row cannot be read.')));
  return data;
}

/** The same for a table, which shows a row that cannot be read as such: it gets `isUnreadable`. */
export async function listOf<Data>(call: Promise<Answered<Data>>): Promise<Body<Data>> {
  const data = await bodyOf(call);
  if (isFileLink(data))
    throw new RequestFailed(toProblem(new SyntaxError('The answer is a link to a file.')));
  // Anything but such a link is of one of the other types.
  return data as Body<Data>;
}

/**
 * The address of the file that a call was asked to export (`format: 'csv'`, an invoice). It works once and for a
 * minute: open it at once. Throws RequestFailed for anything else.
 */
export async function linkOf<Data>(call: Promise<Answered<Data>>): Promise<string> {
  const data = await bodyOf(call);
  if (isFileLink(data)) return data.url;
  throw new RequestFailed(toProblem(new SyntaxError('The answer is no link to a file.')));
}

function hasOddRow(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('results' in data)) return false;
  const { results } = data;
  const isOdd = (row: unknown) =>
    typeof row === 'object' && row !== null && 'isUnreadable' in row && row.isUnreadable === true;
  return Array.isArray(results) && results.some(isOdd);
}

function isFileLink(data: unknown): data is FileLink {
  return typeof data === 'object' && data !== null && Object.keys(data).join() === 'url';
}

async function bodyOf<Data>(call: Promise<Answered<Data>>): Promise<NonNullable<Data>> {
  try {
    const { data } = await call;
    if (data === undefined || data === null) throw new SyntaxError('The answer is empty.');
    return data;
  } catch (cause) {
    throw cause instanceof RequestFailed ? cause : new RequestFailed(toProblem(cause), { cause });
  }
}

export type Done = { is: 'done' } | { is: 'refused'; problem: Problem };

/** How an undo ended: done, or refused and why. */
export type Undone = { is: 'done' } | { is: 'refused'; problem: { detail: string } };

/** How a save ended, as screens want to know it: done, or refused and why. Never throws. */
export async function outcomeOf(save: Promise<unknown>): Promise<Done> {
  try {
    await save;
    return { is: 'done' };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

/** The same for a call whose outcome matters: without an answer it is unknown. */
export function knownOf(outcome: Done): Done | { is: 'unknown'; problem: Problem } {
  if (outcome.is === 'done' || isRefusal(outcome.problem)) return outcome;
  return { is: 'unknown', problem: outcome.problem };
}

/**
 * The call that deletes something. A 404 counts as deleted: an earlier answer may have been lost,
 * or somebody else was faster.
 */
export async function deletionOf(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (cause) {
    const { code } = toProblem(cause);
    if (code !== 'already_deleted' && code !== 'not_found') throw cause;
  }
}

export type Settled<Data> = { is: 'ready'; value: Data } | { is: 'failed'; problem: Problem };

/**
 * The data of one region of a page, so that its failure leaves the others alive. Throws only when the session is
 * over, which no region outlives.
 */
export async function settled<Data>(call: Promise<Data>): Promise<Settled<Data>> {
  try {
    return { is: 'ready', value: await call };
  } catch (cause) {
    const problem = toProblem(cause);
    if (problem.status === 401) throw cause;
    return { is: 'failed', problem };
  }
}
