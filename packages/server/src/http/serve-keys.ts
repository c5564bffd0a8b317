import type { FastifyInstance } from 'fastify';
import type { ServiceParts } from '../actions/service.ts';
import { ensureKey, publicKeys } from '../queries/signing-keys.ts';

/** The public keys that statements are signed with, as a JSON Web Key Set (RFC 7517, RFC 8037), old ones among them. */
export function serveKeys(app: FastifyInstance, { database, secrets, clock }: ServiceParts): void {
  app.get('/.well-known/consignment-keys.json', async (_request, reply) => {
    const opened = await database;
    const keys = await opened.asSystem(async (tx) => {
      await ensureKey(tx, secrets, clock());
      return publicKeys(tx);
    });
    // Another installation's page may ask, and a new key has to be found at once.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
    return {
      keys: keys.map(({ key_id: kid, public_key: x, created_at, retired_at }) => ({
        kty: 'OKP',
        crv: 'Ed25519',
        use: 'sig',
        alg: 'EdDSA',
        kid,
        x,
        created_at: created_at.toISOString(),
        retired_at: retired_at?.toISOString() ?? null,
      })),
    };
  });
}
