import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets with AES-256-GCM, so that the database alone does not reveal them. */
export type Sealer = {
  /** `place` names the field and row that hold the secret; it can be opened in no other. */
  readonly seal: (text: string, place: string) => Buffer;
  /** Throws where the text was sealed with another key or for another place, or was changed. */
  readonly open: (sealed: Buffer, place: string) => string;
};

const format = 1;
const ivLength = 12;
const tagLength = 16;

/**
 * @param secret at least 32 characters, the same in every process of one installation
 */
export function sealerOf(secret: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'consignment sealed secrets', 32));
  return {
    seal(text, place) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(format), iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed, place) {
      const iv = sealed.subarray(1, 1 + ivLength);
      const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
      if (sealed[0] !== format || tag.length < tagLength) throw unreadable();
      const cipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place)).setAuthTag(tag);
      try {
        const text = cipher.update(sealed.subarray(1 + ivLength + tagLength));
        return Buffer.concat([text, cipher.final()]).toString('utf8');
      } catch {
        throw unreadable();
      }
    },
  };
}

function unreadable(): Error {
  return new Error(
    'A stored secret cannot be opened: SECRETS_KEY is not the one it was sealed with. Set the former key, or enter the secret again.',
  );
}
