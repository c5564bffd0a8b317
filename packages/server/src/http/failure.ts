import { defineTexts } from '@consignment/domain/text/texts';
import { largestJsonBody } from './json-body.ts';
import { Refusal, refuse, type ProblemCode } from '../common/problem.ts';
import { DatabaseAway } from '../database/driver.ts';

const texts = defineTexts('Failure', {
  diskFull:
    'The server has run out of storage space, so nothing was saved. Contact the server’s operator, then try again.',
  busy: 'The server is busy or cannot reach its database. Please try again.',
  wentWrong: 'Something went wrong. Please try again.',
  unreadable: 'The request cannot be read.',
  tooSlow: 'The request took too long to arrive.',
  bodyTooLarge: 'The body is larger than {megabytes} MB, the maximum for this call.',
  addressTooLong: 'The address is too long for this server.',
  wrongType: 'This call does not accept a body of this type.',
  headersTooLong: 'The address and headers are too long for this server.',
});

/** The problem that a thrown error becomes. An unexpected error's message is never sent, as it may hold anything. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  const known = status === null ? undefined : readable[status];
  if (status !== null && known !== undefined) return refuse(status, known.code, known.detail());
  if (isDiskFull(error)) {
    return refuse(503, 'unavailable', texts.diskFull, { headers: { 'retry-after': '60' } });
  }
  if (isUnavailable(error)) {
    return refuse(503, 'unavailable', texts.busy);
  }
  return refuse(500, 'internal', texts.wentWrong);
}

// Refusals of the web framework while it reads a request.
const readable: Readonly<Record<number, { code: ProblemCode; detail: () => string }>> = {
  400: { code: 'malformed', detail: () => texts.unreadable },
  408: { code: 'malformed', detail: () => texts.tooSlow },
  413: {
    code: 'too_large',
    detail: () => texts.bodyTooLarge({ megabytes: largestJsonBody / 1024 / 1024 }),
  },
  414: { code: 'too_large', detail: () => texts.addressTooLong },
  415: { code: 'unsupported_media_type', detail: () => texts.wrongType },
  431: { code: 'too_large', detail: () => texts.headersTooLong },
};

function statusOf(error: unknown): number | null {
  const hasStatus = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
  return hasStatus ? Number(error.statusCode) : null;
}

// PostgreSQL: connection lost (08), out of resources (53), shut down or timed out (57), conflict after all retries
// (40).
const passingStates = /^(08|53|57|40)/;

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return /^\d[\dA-Z]{4}$/.test(error.code)
    ? passingStates.test(error.code)
    : ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(error.code);
}

function isDiskFull(error: unknown): boolean {
  const { code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return code === 'ENOSPC' || code === 'EDQUOT' || code === postgresDiskFull;
}

const postgresDiskFull = '53100';
