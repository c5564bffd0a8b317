import { largestJsonBody } from './json-body.ts';
import { Refusal, refuse, type ProblemCode } from '../common/problem.ts';
import { DatabaseAway } from '../database/driver.ts';

/** The problem that a thrown error becomes. An unexpected error's message is never sent, as it may hold anything. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = statusOf(error);
  const known = status === null ? undefined : readable[status];
  if (status !== null && known !== undefined) return refuse(status, known.code, known.detail);
  if (isDiskFull(error)) {
    const detail =
      'The server has no room left to store this. Nothing was saved. Inform its operator, and try again.';
    return refuse(503, 'unavailable', detail, { headers: { 'retry-after': '60' } });
  }
  if (isUnavailable(error)) {
    return refuse(503, 'unavailable', 'The server is busy or cannot reach its database. Please try again.');
  }
  return refuse(500, 'internal', 'Something went wrong. Please try again.');
}

// Refusals of the web framework while it reads a request.
const readable: Readonly<Record<number, { code: ProblemCode; detail: string }>> = {
  400: { code: 'malformed', detail: 'The request cannot be read.' },
  408: { code: 'malformed', detail: 'The request took too long to arrive.' },
  413: {
    code: 'too_large',
    detail: `The body is larger than ${largestJsonBody / 1024 / 1024} MB, the most that this call takes.`,
  },
  414: { code: 'too_large', detail: 'The address is longer than this server takes.' },
  415: { code: 'unsupported_media_type', detail: 'The body is of a kind that this call does not take.' },
  431: { code: 'too_large', detail: 'The address and headers are longer than this server takes.' },
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
