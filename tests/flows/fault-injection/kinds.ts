/** Twelve ways in which a call fails between the browser and the server. */
import type { Route } from 'playwright';

const unknown = [
  'offline',
  'problem 500',
  'HTML',
  'empty',
  'truncated',
  'null',
  'wrong type',
  'slow',
] as const;

export const kinds = [...unknown, '429', '401 once', '401 always', 'late'] as const;

export type Kind = (typeof kinds)[number];

/** After these it is unknown whether the server has executed the call. */
export const unknownKinds: readonly Kind[] = unknown;

/** The number of attempts of the client before the page sees the failure. */
export function attemptsOf(kind: Kind, isRepeatable: boolean, isSignedOut = false): number {
  if (kind === '401 once' || kind === '401 always') return isSignedOut ? 1 : 2;
  return isRepeatable && (kind === 'offline' || kind === 'slow') ? 3 : 1;
}

export type WrongType = 'other kind at the top' | 'texts for numbers' | 'lists for objects below';

export const wrongTypes: readonly WrongType[] = [
  'other kind at the top',
  'texts for numbers',
  'lists for objects below',
];

type FaultOptions = {
  wrongType: WrongType;
  /** The number of this attempt, from 1. */
  attempt: number;
  /** Resolves when a late answer is to arrive. */
  released: Promise<unknown>;
};

/** Answers a call in one of the twelve ways; a wrong type is made of the server's own answer. */
export async function failWith(kind: Kind, route: Route, fault: FaultOptions): Promise<void> {
  switch (kind) {
    case 'offline':
      return route.abort('internetdisconnected');
    case 'problem 500':
      return refuse(route, 500, 'internal', 'Something went wrong on our side. Please try again later.');
    case 'HTML':
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>A proxy is here</h1>' });
    case 'empty':
      return route.fulfill({ contentType: 'application/json', body: '' });
    case 'truncated':
      return route.fulfill({
        contentType: 'application/json',
        body: '{"count": 2, "results": [{"id": 1, "na',
      });
    case 'null':
      return route.fulfill({ contentType: 'application/json', body: 'null' });
    case 'wrong type': {
      // The call is executed and only its answer is corrupted; a call without JSON has none to corrupt.
      const answer = await route.fetch();
      const body = parsed(await answer.text());
      return route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify(body === null ? [] : spoilt(body, fault.wrongType)),
      });
    }
    case 'slow':
      // No answer: the client runs into its timeout.
      return;
    case '429':
      return refuse(
        route,
        429,
        'too_many_requests',
        'There have been too many attempts. Please wait a moment.',
        {
          'retry-after': '30',
        },
      );
    case '401 once':
      return fault.attempt === 1 ? unauthenticated(route) : route.fallback();
    case '401 always':
      return unauthenticated(route);
    case 'late': {
      const answer = await route.fetch();
      await fault.released;
      return route.fulfill({ response: answer });
    }
  }
}

function unauthenticated(route: Route): Promise<void> {
  return refuse(route, 401, 'unauthenticated', 'Please log in to continue.');
}

function refuse(
  route: Route,
  status: number,
  code: string,
  detail: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const errors = [{ detail, code }];
  return route.fulfill({
    status,
    headers,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'about:blank',
      title: 'Refused',
      status,
      detail,
      instance: '',
      code,
      errors,
    }),
  });
}

function spoilt(body: unknown, how: WrongType): unknown {
  const other = how === 'other kind at the top' ? body : below(body, how);
  // An answer may have no numbers and no nested objects.
  if (JSON.stringify(other) !== JSON.stringify(body)) return other;
  return Array.isArray(body) ? {} : [];
}

function below(value: unknown, how: WrongType): unknown {
  if (typeof value === 'number') return how === 'texts for numbers' ? 'seven' : value;
  if (Array.isArray(value)) {
    return how === 'lists for objects below' ? {} : value.map((one) => below(one, how));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const isObject = typeof one === 'object' && one !== null && !Array.isArray(one);
      return [key, how === 'lists for objects below' && isObject ? [] : below(one, how)];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
