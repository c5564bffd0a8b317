import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import { isAnswerOf, shapesOf, type AnswerShapes } from './answer-shape.ts';
import type { paths } from './generated/api.ts';
import { unplaced, unreadable } from './problem.ts';
import { createTransport, isJson, type Caller, type TransportOptions } from './transport.ts';

export type Client = FetchClient<paths, 'application/json'>;

type ClientOptions = Caller & {
  /** Those of the role that the app is for. An answer without a shape is not checked. */
  shapes: AnswerShapes;
} & TransportOptions;

/**
 * The typed calls of openapi.yaml for one session, or for the key of a program. A call resolves only for 200 and 201 with an answer of the contract's
 * kind; everything else rejects with RequestFailed. Take the body with `answerOf(client.GET(…))`.
 */
export function createClient({ shapes, ...options }: ClientOptions): Client {
  const baseUrl = (options.baseUrl ?? '/api').replace(/\/+$/, '');
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl,
    fetch: createTransport({ ...options, baseUrl }),
    Request: isPlaced(baseUrl) ? Request : requestTo(baseUrl),
  });
  client.use(onlyAnswers(shapes));
  return client;
}

/** A page gives '/api' a place; elsewhere it has none. */
function isPlaced(baseUrl: string): boolean {
  try {
    return new Request(baseUrl) instanceof Request;
  } catch {
    return false;
  }
}

/** Refused when a call is made: a module of a page is loaded by servers too, which draw it and ask for nothing. */
function requestTo(baseUrl: string): typeof Request {
  return new Proxy(Request, {
    construct: () => {
      throw unplaced(baseUrl);
    },
  });
}

/** A proxy in between may answer 200 with something else; no page has to reckon with that. */
const onlyAnswers = (given: AnswerShapes): Middleware => ({
  async onResponse({ request, response, schemaPath }) {
    if (!isJson(response)) return undefined;
    const body = await bodyOf(response.clone());
    const call = `${request.method.toLowerCase()} ${schemaPath}`;
    const shapes = await shapesOf(given, call);
    if (isAnswerOf(shapes, call, body)) return undefined;
    // `answerOf` refuses it still; only what can show a row as odd asks by `listOf`.
    const mended = await mend(shapes, call, body);
    if (mended === null) throw unreadable(response);
    const { status, headers } = response;
    return new Response(JSON.stringify(mended), { status, headers });
  },
});

/** It is seldom needed; where it does not come, the answer is refused. */
async function mend(shapes: AnswerShapes, call: string, body: unknown): Promise<object | null> {
  try {
    const { withoutOddRows } = await import('./odd-rows.ts');
    return withoutOddRows(shapes, call, body);
  } catch {
    return null;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw unreadable(response, cause);
  }
}
