import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const codings = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/** Below this, in characters, it is sent in one packet either way. */
const least = 1024;

/**
 * A hook for routes that need a session: sends long JSON compressed to those who can read it; files are streamed as they
 * are. Not for routes that anybody may call, which tokens are told by: the length of a compressed answer tells of a
 * secret beside text of a stranger's choice (BREACH). Where a bearer token is needed no stranger's page can ask.
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

/** `accept-encoding` as RFC 9110 §12.5.3 has it; what is not named is not sent. */
function codingFor(accepted: string | string[] | undefined): keyof typeof codings | null {
  const parts = String(accepted ?? '')
    .toLowerCase()
    .split(',');
  const isAccepted = (coding: string) =>
    parts.some((part) => new RegExp(`^\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(part));
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}
