import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../common/problem.ts';

/** Of signing in and the like: by address, and by address and e-mail. */
export function attemptLimits(app: FastifyInstance, perMinute: number) {
  const timeWindow = 60_000;
  const byAddress = app.createRateLimit({ max: perMinute * 10, timeWindow });
  const byEmail = app.createRateLimit({
    max: perMinute,
    timeWindow,
    // A network of IPv6 counts as one address, as it does by address alone.
    keyGenerator: (request) => `${normalizeIP(request.ip)} ${emailOf(request.body)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const limits = emailOf(request.body) === '' ? [byAddress] : [byAddress, byEmail];
    for (const limit of limits) await keepTo(limit, request);
  };
}

/** For what a signed-in person does by hand and a script could do for ever: by login, from wherever it calls. */
export function loginLimit(
  app: FastifyInstance,
  perMinute: number,
  keyGenerator: (request: FastifyRequest) => string,
) {
  const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator });
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request);
}

/** For GETs that act: more than a list of 20,000 vendors needs in a minute, and less than a loop that went wrong. */
export function actLimit(app: FastifyInstance, keyGenerator: (request: FastifyRequest) => string) {
  const limit = app.createRateLimit({ max: 240, timeWindow: 60_000, keyGenerator });
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request);
}

async function keepTo(
  limit: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<void> {
  const state = await limit(request);
  if (!state.isAllowed && state.isExceeded) {
    const seconds = String(state.ttlInSeconds);
    const detail = `Too many attempts. Please try again in ${seconds} seconds.`;
    throw refuse(429, 'too_many_requests', detail, { headers: { 'retry-after': seconds } });
  }
}

function emailOf(body: unknown): string {
  const isNamed = typeof body === 'object' && body !== null && 'email' in body;
  return isNamed && typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
}
