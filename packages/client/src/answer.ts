import { RequestFailed, toProblem, type Problem } from './problem.ts';

/** What openapi-fetch resolves to; the transport has already thrown for every status but 200 and 201. */
type Answered<Data> = { data?: Data; error?: unknown; response: Response };

/** The body of a call's answer. Throws RequestFailed for anything else. */
export async function answerOf<Data>(call: Promise<Answered<Data>>): Promise<NonNullable<Data>> {
  try {
    const { data } = await call;
    if (data === undefined || data === null) throw new SyntaxError('The answer is empty.');
    return data;
  } catch (cause) {
    throw cause instanceof RequestFailed ? cause : new RequestFailed(toProblem(cause), { cause });
  }
}

export type Done = { is: 'done' } | { is: 'refused'; problem: Problem };

/** How a save ended, as screens want to know it: done, or refused and why. Never throws. */
export async function outcomeOf(save: Promise<unknown>): Promise<Done> {
  try {
    await save;
    return { is: 'done' };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

export type Settled<Data> = { is: 'ready'; value: Data } | { is: 'failed'; problem: Problem };

/**
 * What one region of a page shows, so that its failure leaves the others alive. Throws only when the session is
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
