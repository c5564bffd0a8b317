import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../common/problem.ts';
import type { SessionKey } from '../common/session.ts';

const texts = defineTexts('Limits', {
  attempts:
    '{seconds, plural, one {Too many attempts. Please try again in # second.} other {Too many attempts. Please try again in # seconds.}}',
  callsOfKey:
    '{seconds, plural, one {Too many calls with this key. Please try again in # second.} other {Too many calls with this key. Please try again in # seconds.}}',
});

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
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request, 'callsOfKey');
}

async function keepTo(
  limit: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
  tooMany: keyof typeof texts = 'attempts',
): Promise<void> {
  const state = await limit(request);
  if (!state.isAllowed && state.isExceeded) {
    const seconds = state.ttlInSeconds;
    const headers = { 'retry-after': String(seconds) };
    throw refuse(429, 'too_many_requests', texts[tooMany]({ seconds }), { headers });
  }
}

function emailOf(body: unknown): string {
  const isNamed = typeof body === 'object' && body !== null && 'email' in body;
  return isNamed && typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
}
