import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const codings = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/** In characters. Shorter answers fit into one packet uncompressed. */
const least = 1024;

/**
 * A hook for routes that need a session: compresses long JSON for clients that accept it; files are streamed as they
 * are. Public routes, which issue tokens, must not use it: the length of a compressed answer reveals a secret beside
 * text of an attacker's choice (BREACH). A route with a bearer token cannot be called from another site's page.
 */
export async function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < least) return payload;
  reply.header('vary', 'accept-encoding');
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding === null) return payload;
  reply.header('content-encoding', coding).removeHeader('content-length');
  return codings[coding](payload);
}

/** Parses `accept-encoding` (RFC 9110 §12.5.3); encodings that are not named are not used. */
function codingFor(accepted: string | string[] | undefined): keyof typeof codings | null {
  const parts = String(accepted ?? '')
    .toLowerCase()
    .split(',');
  const isAccepted = (coding: string) =>
    parts.some((part) => new RegExp(`^\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(part));
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}
