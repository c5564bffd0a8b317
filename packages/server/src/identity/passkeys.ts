import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from '../queries/people/factors.ts';

/* Passkeys (WebAuthn). They belong to the host of PUBLIC_URL: a page of another address gets no answer from them. */

/** The site that passkeys are for; null where browsers know none: an address of numbers has no passkeys. */
export type PasskeySite = { readonly id: string; readonly origin: string };

export function passkeySiteOf(publicUrl: string): PasskeySite | null {
  const { hostname, origin } = new URL(publicUrl);
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return isNumber ? null : { id: hostname, origin };
}

// It takes 200 ms to load, and most calls have no passkey.
const library = () => import('@simplewebauthn/server');

/** How long a browser waits for the person, in milliseconds; the challenge ends later. */
const timeout = 240_000;

export async function setUpOptions(
  site: PasskeySite,
  login: { readonly id: number; readonly email: string; readonly name: string },
  known: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: site.id,
    rpName: 'Consignment',
    userID: new TextEncoder().encode(`login ${login.id}`),
    userName: login.email,
    userDisplayName: login.name === '' ? login.email : login.name,
    timeout,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known.map(described),
  });
}

export async function assertionOptions(
  site: PasskeySite,
  known: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.id,
    timeout,
    userVerification: 'preferred',
    allowCredentials: known.map(described),
  });
}

function described({ credentialId, transports }: Passkey) {
  return { id: credentialId.toString('base64url'), transports: transportsIn(transports) };
}

const transportNames: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** Those of the names that browsers know. */
function transportsIn(names: readonly string[]): AuthenticatorTransport[] {
  return transportNames.filter((known) => names.includes(known));
}

export type NewPasskey = {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

/** The passkey that a browser has made for this challenge and site; null where the answer is not one. */
export async function newPasskeyIn(
  site: PasskeySite,
  challenge: string,
  answer: RegistrationResponseJSON,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transportsIn(transports),
    };
  } catch {
    // The library throws for every fault of what the browser sent.
    return null;
  }
}

/**
 * The new counter of a passkey that has signed this challenge for this site; null where it has not, and where its counter
 * says that there is a copy of it.
 */
export async function assertedCounter(
  site: PasskeySite,
  challenge: string,
  passkey: Passkey,
  answer: AuthenticationResponseJSON,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: transportsIn(passkey.transports),
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
