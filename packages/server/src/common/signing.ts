import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';

/** A new Ed25519 key: its id, its public half as 32 bytes in base64url, and its private half as PKCS #8 in PEM. */
export type SigningKey = { readonly keyId: string; readonly publicKey: string; readonly privatePem: string };

export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { keyId: keyIdOf(x), publicKey: x, privatePem: pem.toString() };
}

/** The first 16 digits of the public key's SHA-256: enough to name a key, and anyone can work it out from the key. */
function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);
}

/** The signature of a text in base64. */
export function signText(privatePem: string, text: string): string {
  return sign(null, Buffer.from(text), createPrivateKey(privatePem)).toString('base64');
}

/** Whether a signature in base64 is of the text by the key whose public half this is, 32 bytes in base64url. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
