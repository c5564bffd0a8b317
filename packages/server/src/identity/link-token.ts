import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens of mailed links. They are derived from an id, so that no database, outbox or backup holds one. */
export type LinkTokens = {
  readonly tokenOf: (id: string) => string;
  /** The id, a UUID, that a token was made of; null where the token is not ours. */
  readonly idOf: (token: string) => string | null;
};

const idBytes = 16;

/** The key of one purpose; `secret` is the one of the access tokens. */
export function linkKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Tokens of one purpose are refused for every other. */
export function linkTokens(key: Buffer): LinkTokens {
  const proofOf = (id: Buffer) => createHmac('sha256', key).update(id).digest();
  return {
    tokenOf(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, proofOf(bytes)]).toString('base64url');
    },
    idOf(token) {
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, idBytes);
      const proof = proofOf(id);
      if (bytes.length !== idBytes + proof.length) return null;
      return timingSafeEqual(bytes.subarray(idBytes), proof) ? uuidOf(id) : null;
    },
  };
}

/** Of the links that invite a person to a team. */
export function invitationTokens(secret: string): LinkTokens {
  return linkTokens(linkKey(secret, 'team invitation'));
}

/** Of the links that stop a change of bank details. */
export function bankStopTokens(secret: string): LinkTokens {
  return linkTokens(linkKey(secret, 'bank details stop'));
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
