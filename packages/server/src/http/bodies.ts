import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineTexts } from '@consignment/domain/text/texts';
import type { OperationFacts } from './contract.ts';
import { parseForeignJson, parseJsonBody } from './json-body.ts';
import { refuse } from '../common/problem.ts';

const texts = defineTexts('HttpBodies', {
  encoded: 'Send the body without a Content-Encoding.',
  noBody: 'The body is required.',
  wrongBodyType: 'Send the body as {types}.',
});

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
    /** The operation of openapi.yaml that handles the request. */
    operation?: string;
  }
}

/** JSON is parsed strictly; files arrive as streams. Signed bodies are kept as raw bytes. */
export function readBodies(app: FastifyInstance, rawBodies: WeakMap<FastifyRequest, Buffer>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const isRaw = request.routeOptions.config.keepsRawBody === true;
    if (isRaw) rawBodies.set(request, bytes);
    const text = bytes.toString('utf8');
    try {
      // Signed bodies may hold numbers beyond 2^53; their handlers verify the bytes.
      const read = isRaw ? parseForeignJson : parseJsonBody;
      done(null, text === '' ? undefined : read(text));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  // Compressed bodies are refused: unpacking could exhaust the memory, and no upload is meant to be compressed.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const coding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    if (!hasBody(request) || coding === 'identity') return done(null, payload);
    return done(
      refuse(415, 'unsupported_media_type', texts.encoded, { headers: { 'accept-encoding': 'identity' } }),
    );
  });
  // Files are streamed: the operation counts their bytes.
  app.addContentTypeParser([...files], (_request, stream, done) => done(null, stream));
}

/** The media types of bodies that are files. */
const files = [
  'text/csv',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'application/octet-stream',
] as const;

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** True where a body is present and of a media type that the call takes. */
export function checkBodyType(request: FastifyRequest, facts: OperationFacts): void {
  if (facts.bodyTypes.length === 0) return;
  if (request.body === undefined || request.body === null) {
    if (facts.needsBody) throw refuse(400, 'required', texts.noBody);
    return;
  }
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!facts.bodyTypes.includes(sent)) {
    throw refuse(415, 'unsupported_media_type', texts.wrongBodyType({ types: facts.bodyTypes.join(' or ') }));
  }
}
