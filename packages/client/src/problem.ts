import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from './generated/api.ts';

/** By the code of a problem that the server has not put into words itself. */
const texts = defineTexts('Problem', {
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to respond. Please try again.',
  cancelled: 'This was cancelled before it finished.',
  unreadable: 'We could not read the server’s response. Please try again later.',
  internal: 'Something went wrong. Please try again later.',
  malformed: 'The server could not read the data that was sent.',
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You don’t have permission to do this.',
  not_found: 'This could not be found.',
  stale: 'This has been changed in the meantime. Please reload and try again.',
  too_large: 'This is too large for the server.',
  unsupported_media_type: 'The server does not accept this kind of file.',
  invalid_value: 'The server did not accept the data that was sent.',
  too_many_requests: 'There have been too many attempts. Please wait a moment and try again.',
  unavailable: 'The server cannot be reached right now. Please try again later.',
  unplaced: 'There is no server at “{baseUrl}”. Pass createClient a full address as baseUrl.',
});

type CodeWithWords = Exclude<keyof typeof texts, 'unplaced'>;

type WireProblem = components['schemas']['Problem'];

/** The contract's codes, and what goes wrong before an answer of the contract is there. */
export type ProblemCode = WireProblem['code'] | 'offline' | 'timeout' | 'cancelled' | 'unreadable';

/**
 * A failure, in the one shape for all of them. `detail` is a sentence for the person; `status` is null where
 * there was no answer at all; `pointer` is a JSON Pointer (RFC 6901) into the sent body.
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

/** The problem behind anything that was thrown. */
export function toProblem(cause: unknown): Problem {
  if (cause instanceof RequestFailed) return cause.problem;
  if (cause instanceof SyntaxError) return problemWith('unreadable', null);
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return problemWith('timeout', null);
  }
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return problemWith('cancelled', null);
  }
  return problemWith('internal', null);
}

/** The server has said no; anything else leaves open whether it was done. */
export function isRefusal({ status, code }: Problem): boolean {
  return status !== null && status < 500 && code !== 'in_flight' && code !== 'unreadable';
}

/** The failure of a fetch that got no answer: cancelled, too slow, or no connection. */
export function failureOf(cause: unknown): RequestFailed {
  if (cause instanceof RequestFailed) return cause;
  const isStopped = cause instanceof DOMException && ['AbortError', 'TimeoutError'].includes(cause.name);
  const problem = isStopped ? toProblem(cause) : problemWith('offline', null);
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
  return problemWith(codeOf(response.status), response.status);
}

/** An answer that is a success by its status and still not what the contract says. */
export function unreadable(response: Response, cause?: unknown): RequestFailed {
  return new RequestFailed(problemWith('unreadable', response.status), { cause });
}

/** A call to an address without a server, such as '/api' where there is no page. */
export function unplaced(baseUrl: string): RequestFailed {
  return new RequestFailed(problemWith('internal', null, texts.unplaced({ baseUrl })));
}

function problemWith(code: CodeWithWords, status: number | null, detail = texts[code]): Problem {
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

const codes: Readonly<Record<number, CodeWithWords>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'stale',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid_value',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function codeOf(status: number): CodeWithWords {
  return codes[status] ?? (status >= 500 ? 'internal' : 'unreadable');
}
