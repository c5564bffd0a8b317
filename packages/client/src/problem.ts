import type { components } from './generated/api.ts';

type WireProblem = components['schemas']['Problem'];

/** The contract's codes, and what goes wrong before an answer of the contract is there. */
export type ProblemCode = WireProblem['code'] | 'offline' | 'timeout' | 'cancelled' | 'unreadable';

/**
 * A failure, in the one shape for all of them. `detail` is a sentence for the person; `status` is null where
 * there was no answer at all; `pointer` is a JSON Pointer (RFC 6901) into what was sent.
 */
export type Problem = {
  status: number | null;
  code: ProblemCode;
  detail: string;
  errors: { detail: string; code: ProblemCode; pointer?: string }[];
  /** Whole seconds until the server wants to be asked again; absent where it says nothing of it. */
  retryAfter?: number;
  /** With `other_app`: which app the login is for, and the address of its sign-in page. */
  elsewhere?: NonNullable<WireProblem['elsewhere']>;
  /** With `second_factor_required`: what finishes the sign-in. */
  secondFactor?: NonNullable<WireProblem['second_factor']>;
};

/** Thrown by every call that does not end in 200 or 201 with an answer that can be read. */
export class RequestFailed extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options);
    this.name = 'RequestFailed';
    this.problem = problem;
  }
}

const words = {
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  cancelled: 'This was cancelled before it was done.',
  unreadable: 'The server sent an answer that we could not read. Please try again later.',
  internal: 'Something went wrong. Please try again later.',
} as const;

/** The problem behind anything that was thrown. */
export function toProblem(cause: unknown): Problem {
  if (cause instanceof RequestFailed) return cause.problem;
  if (cause instanceof SyntaxError) return problemWith('unreadable', null, words.unreadable);
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return problemWith('timeout', null, words.timeout);
  }
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return problemWith('cancelled', null, words.cancelled);
  }
  return problemWith('internal', null, words.internal);
}

/** The server has said no; anything else leaves open whether it was done. */
export function isRefusal({ status, code }: Problem): boolean {
  return status !== null && status < 500 && code !== 'in_flight' && code !== 'unreadable';
}

/** The failure of a fetch that got no answer: cancelled, too slow, or no connection. */
export function failureOf(cause: unknown): RequestFailed {
  if (cause instanceof RequestFailed) return cause;
  const isStopped = cause instanceof DOMException && ['AbortError', 'TimeoutError'].includes(cause.name);
  const problem = isStopped ? toProblem(cause) : problemWith('offline', null, words.offline);
  return new RequestFailed(problem, { cause });
}

/** The problem that an answer other than 200 and 201 carries, whatever its body is. Reads the body. */
export async function problemOf(response: Response): Promise<Problem> {
  const problem = await refusalOf(response);
  const retryAfter = retryAfterOf(response);
  return retryAfter === null ? problem : { ...problem, retryAfter };
}

/** The longest wait that is believed: a gateway that says more leaves the person with a page that never tries. */
const longestWait = 60 * 60;

/** Seconds until the next attempt, from `Retry-After` in either of its forms (RFC 9110 §10.2.3); null without it. */
export function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(text)) return waitOf(Number(text));
  const at = Date.parse(text);
  // The clock of this machine may be wrong; both times of the server's are from the same one.
  const now = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? null : waitOf((at - (Number.isNaN(now) ? Date.now() : now)) / 1000);
}

function waitOf(seconds: number): number | null {
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : null;
}

async function refusalOf(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  if (isWireProblem(body)) {
    const { code, detail, errors, elsewhere, second_factor: secondFactor } = body;
    const problem: Problem = {
      status: response.status,
      code,
      detail,
      errors: errors.map((error) => ({ ...error })),
    };
    if (secondFactor !== undefined) problem.secondFactor = secondFactor;
    return isPlace(elsewhere) ? { ...problem, elsewhere } : problem;
  }
  // A page of a proxy in between, or nothing: its words are not ours, its status is all that can be trusted.
  const { code, detail } = ofStatus(response.status);
  return problemWith(code, response.status, detail);
}

/** An answer that is a success by its status and still not what the contract says. */
export function unreadable(response: Response, cause?: unknown): RequestFailed {
  return new RequestFailed(problemWith('unreadable', response.status, words.unreadable), { cause });
}

/** A call to an address without a server, such as '/api' where there is no page. */
export function unplaced(baseUrl: string): RequestFailed {
  const whole = 'Give createClient the whole address as baseUrl, such as https://shop.example/api.';
  return new RequestFailed(
    problemWith('internal', null, `The address "${baseUrl}" leads to no server from here. ${whole}`),
  );
}

function problemWith(code: ProblemCode, status: number | null, detail: string): Problem {
  return { status, code, detail, errors: [{ detail, code }] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The list of codes is not checked: one that a newer server adds is shown like any other. */
function isWireProblem(body: unknown): body is WireProblem {
  return (
    isRecord(body) &&
    typeof body['code'] === 'string' &&
    typeof body['detail'] === 'string' &&
    Array.isArray(body['errors']) &&
    body['errors'].every((error) => isRecord(error) && typeof error['detail'] === 'string')
  );
}

/** Only an address of the web is ever a link. */
function isPlace(place: WireProblem['elsewhere']): place is NonNullable<typeof place> {
  return isRecord(place) && typeof place.href === 'string' && /^https?:\/\//.test(place.href);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const byStatus: Readonly<Record<number, { code: ProblemCode; detail: string }>> = {
  400: { code: 'malformed', detail: 'The server could not read what was sent.' },
  401: { code: 'unauthenticated', detail: 'Please log in to continue.' },
  403: { code: 'forbidden', detail: 'You are not allowed to do this.' },
  404: { code: 'not_found', detail: 'This could not be found.' },
  409: { code: 'stale', detail: 'This was changed in the meantime. Please reload and try again.' },
  413: { code: 'too_large', detail: 'This is larger than the server takes.' },
  415: { code: 'unsupported_media_type', detail: 'The server does not take this kind of file.' },
  422: { code: 'invalid_value', detail: 'The server did not accept what was sent.' },
  429: {
    code: 'too_many_requests',
    detail: 'There were too many attempts. Please wait a moment and try again.',
  },
  502: { code: 'unavailable', detail: 'The server cannot be reached right now. Please try again later.' },
  503: { code: 'unavailable', detail: 'The server is not ready right now. Please try again in a moment.' },
  504: { code: 'unavailable', detail: 'The server cannot be reached right now. Please try again later.' },
};

function ofStatus(status: number): { code: ProblemCode; detail: string } {
  const known = byStatus[status];
  if (known !== undefined) return known;
  return status >= 500
    ? { code: 'internal', detail: words.internal }
    : { code: 'unreadable', detail: words.unreadable };
}
