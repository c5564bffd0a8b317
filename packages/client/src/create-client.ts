import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import { isAnswerOf } from './answer-shape.ts';
import type { paths } from './generated/api.ts';
import { unreadable } from './problem.ts';
import type { Session } from './session.ts';
import { createTransport, isJson, type TransportOptions } from './transport.ts';

export type Client = FetchClient<paths, 'application/json'>;

/**
 * The typed calls of openapi.yaml for one session. A call resolves only for 200 and 201 with an answer of the contract's
 * kind; everything else rejects with RequestFailed. Take the body with `answerOf(client.GET(…))`.
 */
export function createClient(options: { session: Session } & TransportOptions): Client {
  const { baseUrl = '/api' } = options;
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl,
    fetch: createTransport({ ...options, baseUrl }),
  });
  client.use(onlyAnswers);
  return client;
}

/** What stands in between may answer 200 with something else; no page has to reckon with that. */
const onlyAnswers: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (!isJson(response)) return;
    const body = await bodyOf(response.clone());
    if (!isAnswerOf(`${request.method.toLowerCase()} ${schemaPath}`, body)) throw unreadable(response);
  },
};

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw unreadable(response, cause);
  }
}
