import type { components } from '@consignment/client/generated/api';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('ServerProblem', {
  secondFactor: 'Use your second factor to confirm that it’s you.',
  datesUnclear: 'The dates in these files can be read in more than one way. Choose which way is correct.',
  fileDatesUnclear:
    '{role, select, paypal {The dates in the PayPal file} products {The dates in the products file} orders {The dates in the orders file} refunds {The dates in the refunds file} other {The dates in this file}} can be read in more than one way. Choose which way is correct.',
  notFound: 'This does not exist, or you do not have access to it.',
  mayNot: 'Your account is not allowed to do this.',
});

/*
 * Every refusal on the wire: application/problem+json (RFC 9457) with `code`, `errors` and, for clients that read
 * only the first error, `message`.
 */

export type ProblemBody = components['schemas']['Problem'];
export type ProblemCode = ProblemBody['code'];

/**
 * One error. `pointer` is a JSON pointer into the body, for example '/note', or '?page' for a parameter of the query.
 */
export type ProblemError = {
  readonly detail: string;
  readonly pointer?: string;
  readonly code: ProblemCode;
};

/** The login or key, and the shop, of a refused attempt that does not name them: for the log, never for the answer. */
export type Attempt = { readonly login?: string; readonly key?: number; readonly shop?: string };
export const noAttempt: Attempt = {};

/**
 * Thrown by a handler to refuse a request. The message is for people and becomes `detail`. A 503 has a Retry-After,
 * ten seconds by default.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly ProblemError[];
  readonly headers: Readonly<Record<string, string>>;
  /** Set where the caller is known. */
  attempt: Attempt;

  constructor(
    status: number,
    code: ProblemCode,
    errors: readonly [ProblemError, ...ProblemError[]],
    headers: Readonly<Record<string, string>> = {},
    attempt: Attempt = noAttempt,
  ) {
    super(errors[0].detail);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = status === 503 ? { 'retry-after': '10', ...headers } : headers;
    this.attempt = attempt;
  }
}

/** The login is valid, but belongs to the other app. */
export class OtherApp extends Refusal {
  readonly elsewhere: NonNullable<ProblemBody['elsewhere']>;

  constructor(detail: string, elsewhere: OtherApp['elsewhere']) {
    super(403, 'other_app', [{ detail, code: 'other_app' }]);
    this.elsewhere = elsewhere;
  }
}

/** The password is right, and the login has a second factor, which has not been shown. */
export class SecondFactorRequired extends Refusal {
  readonly asked: NonNullable<ProblemBody['second_factor']>;

  constructor(asked: SecondFactorRequired['asked']) {
    super(403, 'second_factor_required', [{ detail: texts.secondFactor, code: 'second_factor_required' }]);
    this.asked = asked;
  }
}

type Question = components['schemas']['ImportDateQuestion'];
type Sample = components['schemas']['ImportDateSample'];
type Asked = Readonly<Omit<Question, 'samples'>> & {
  readonly samples: readonly (Readonly<Omit<Sample, 'readings'>> & {
    readonly readings: Readonly<Sample['readings']>;
  })[];
};

/** An import would have to guess how these dates are read. */
export class DatesUnclear extends Refusal {
  readonly questions: Question[];

  /** `pointerTo` is the place in the request of the answer for a file of a role. */
  constructor(questions: readonly Asked[], pointerTo = (role: Question['role']) => `/date_orders/${role}`) {
    const errors = questions.map(({ role }) => ({
      detail: texts.fileDatesUnclear({ role }),
      pointer: pointerTo(role),
      code: 'date_order_required' as const,
    }));
    const [first = { detail: texts.datesUnclear, code: 'date_order_required' as const }, ...rest] = errors;
    super(422, 'date_order_required', [first, ...rest]);
    this.questions = questions.map(({ role, samples }) => ({
      role,
      samples: samples.map(({ readings, ...sample }) => ({ ...sample, readings: [...readings] })),
    }));
  }
}

/** A refusal with one reason. */
export function refuse(
  status: number,
  code: ProblemCode,
  detail: string,
  about: { pointer?: string; headers?: Readonly<Record<string, string>>; attempt?: Attempt } = {},
): Refusal {
  const error: ProblemError = {
    detail,
    code,
    ...(about.pointer === undefined ? {} : { pointer: about.pointer }),
  };
  return new Refusal(status, code, [error], about.headers, about.attempt);
}

/** One answer for what does not exist and for what belongs to another shop or vendor. */
export function notFound(): Refusal {
  return refuse(404, 'not_found', texts.notFound);
}

export function mayNot(): Refusal {
  return refuse(403, 'forbidden', texts.mayNot);
}

const titles = defineTexts('TitleOfProblem', {
  400: 'The request is malformed',
  401: 'Log in to continue',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timed out',
  409: 'Conflict',
  413: 'Too large',
  414: 'Too large',
  415: 'Unsupported format',
  422: 'Request refused',
  429: 'Too many requests',
  431: 'Too large',
  500: 'Something went wrong',
  502: 'A service we rely on failed',
  503: 'Not available right now',
});

function titleOf(status: number): string {
  const known: Readonly<Record<number, string>> = titles;
  return known[status] ?? titles[500];
}

/** The body of a refusal. `instance` identifies this occurrence, as the X-Request-Id header does. */
export function problemBody(refusal: Refusal, requestId: string): ProblemBody {
  return {
    type: 'about:blank',
    title: titleOf(refusal.status),
    status: refusal.status,
    detail: refusal.message,
    message: refusal.message,
    instance: `urn:uuid:${requestId}`,
    code: refusal.code,
    errors: refusal.errors.map((error) => ({ ...error })),
    ...(refusal instanceof OtherApp ? { elsewhere: refusal.elsewhere } : {}),
    ...(refusal instanceof SecondFactorRequired ? { second_factor: refusal.asked } : {}),
    ...(refusal instanceof DatesUnclear ? { date_questions: refusal.questions } : {}),
  };
}
