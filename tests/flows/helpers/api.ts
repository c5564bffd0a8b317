/** The API by plain fetch, independent of the client under test. */

export type Api = {
  get<T>(path: string): Promise<T>;
  /** Resolves with status and body, whatever the status. A text is sent unchanged. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
};

export type Reply = { readonly status: number; readonly body: unknown };

/** The password of the demo shop's logins; see the README. */
export const demo = {
  shop: 'demo.example',
  owner: 'owner@demo.example',
  vendor: 'vendor@demo.example',
  rep: 'rep@demo.example',
  password: 'try-consignment',
} as const;

/** A call that reads failed. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The tokens of a person of the demo. */
export async function tokensOf(url: string, door: '/token/' | '/vendors/login/', email: string) {
  const answer = await call(url, null, 'POST', door, { email, password: demo.password });
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${answer.status}`);
  return answer.body as { access: string; refresh: string };
}

/** @param url of the server, without a trailing slash */
export async function signIn(
  url: string,
  email: string,
  door: '/token/' | '/vendors/login/' = '/token/',
  password: string = demo.password,
): Promise<Api> {
  const answer = await call(url, null, 'POST', door, { email, password });
  const { access } = answer.body as { access?: string };
  if (answer.status !== 200 || access === undefined) {
    throw new Error(`${email} could not log in: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return {
    async get<T>(path: string) {
      const { status, body } = await call(url, access, 'GET', path);
      if (status !== 200) throw new Unanswered(`GET ${path}: ${status} ${JSON.stringify(body)}`, status);
      // The type of the body, as the caller expects it.
      return body as T;
    },
    send: (method, path, body, headers) => call(url, access, method, path, body, headers),
  };
}

async function call(
  url: string,
  access: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(access === null ? {} : { authorization: `Bearer ${access}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}
