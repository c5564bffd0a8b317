import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../common/problem.ts';
import type { SessionKey } from '../common/session.ts';

/** Limits of sign-in and similar calls: by address, and by address and e-mail. */
export function attemptLimits(app: FastifyInstance, perMinute: number) {
  const timeWindow = 60_000;
  const byAddress = app.createRateLimit({ max: perMinute * 10, timeWindow });
  const byEmail = app.createRateLimit({
    max: perMinute,
    timeWindow,
    // An IPv6 network counts as one address, as in the limit by address.
    keyGenerator: (request) => `${normalizeIP(request.ip)} ${emailOf(request.body)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const limits = emailOf(request.body) === '' ? [byAddress] : [byAddress, byEmail];
    for (const limit of limits) await keepTo(limit, request);
  };
}

/** Limits of calls that a signed-in person makes by hand and a script could repeat: by login, from any address. */
export function loginLimit(
  app: FastifyInstance,
  perMinute: number,
  keyGenerator: (request: FastifyRequest) => string,
) {
  const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator });
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request);
}

/** Limits of GETs with effects: above the needs of a list of 20,000 vendors, below a runaway loop. */
export function actLimit(app: FastifyInstance, keyGenerator: (request: FastifyRequest) => string) {
  const limit = app.createRateLimit({ max: 240, timeWindow: 60_000, keyGenerator });
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request);
}

/** The limit of a program's key, which each shop sets; shared with the key that follows by rotation. */
export function keyLimit(app: FastifyInstance, keyOf: (request: FastifyRequest) => SessionKey | null) {
  const limit = app.createRateLimit({
    max: (request) => keyOf(request)?.callsAMinute ?? 0,
    timeWindow: 60_000,
    keyGenerator: (request) => `key ${String(keyOf(request)?.family)}`,
  });
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request, 'Too many calls with this key.');
}

async function keepTo(
  limit: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
  words = 'Too many attempts.',
): Promise<void> {
  const state = await limit(request);
  if (!state.isAllowed && state.isExceeded) {
    const seconds = String(state.ttlInSeconds);
    const detail = `${words} Please try again in ${seconds} seconds.`;
    throw refuse(429, 'too_many_requests', detail, { headers: { 'retry-after': seconds } });
  }
}

function emailOf(body: unknown): string {
  const isNamed = typeof body === 'object' && body !== null && 'email' in body;
  return isNamed && typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
}
