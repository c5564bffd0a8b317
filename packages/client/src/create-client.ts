import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from './generated/api.ts';
import type { Session } from './session.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export type Client = FetchClient<paths, 'application/json'>;

/**
 * The typed calls of openapi.yaml for one session. A call resolves only for 200 and 201; everything else rejects
 * with RequestFailed. Take the body with `answerOf(client.GET(…))`.
 */
export function createClient(options: { session: Session } & TransportOptions): Client {
  const { baseUrl = '/api' } = options;
  return createFetchClient<paths, 'application/json'>({
    baseUrl,
    fetch: createTransport({ ...options, baseUrl }),
  });
}
