import { createHash, randomBytes } from 'node:crypto';
import type { components } from '@consignment/client/generated/api';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from '../service.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { openSecret, stepOfCode } from '../../identity/authenticator.ts';
import { assertedCounter, assertionOptions, passkeySiteOf } from '../../identity/passkeys.ts';
import { recoveryCodeHash } from '../../identity/recovery-codes.ts';
import {
  challengeOf,
  keepChallenge,
  takeChallenge,
  type BegunFor,
  type ChallengeFor,
  type Purpose,
} from '../../queries/people/factor-challenges.ts';
import {
  authenticatorOf,
  passkeyByCredential,
  passkeysOf,
  recoveryCodesOf,
  countUse,
  spendRecoveryCode,
  spendStep,
} from '../../queries/people/factors.ts';

const texts = defineTexts('ActionSecondFactor', {
  oneFactor: 'Send only one of code, recovery_code or passkey.',
  wrongCode: 'This code is incorrect or has already been used. Wait for the next code.',
  wrongRecoveryCode: 'This recovery code is incorrect or has already been used.',
  notChecked: 'This passkey could not be checked. Please try again.',
  tooLate: 'This request has expired or has already been used. Please start again.',
});

/* Asks for a second factor, and checks it. Everything here runs in `asSystem`. */

type Asked = components['schemas']['SecondFactorAsked'];
type Shown = components['schemas']['SecondFactorShown'];

export type FactorService = Pick<Service, 'publicUrl' | 'secrets'>;

/** How long a challenge is good for. */
const challengeMinutes = 5;

/** Keeps a challenge for a person; returns the token that uses it up. */
export async function beginChallenge(
  tx: Tx,
  begun: BegunFor<Purpose>,
  challenge: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await keepChallenge(tx, hashOf(token), { ...begun, challenge }, { now, expiresAt });
  return token;
}

/** The challenge of a token, used up in this transaction. Throws a Refusal where it is over. */
export async function spendChallenge<Of extends Purpose>(
  tx: Tx,
  token: string,
  purpose: Of,
  now: Date,
): Promise<ChallengeFor<Of>> {
  const taken = await takeChallenge(tx, hashOf(token), purpose, now);
  if (taken === null) throw challengeEnded();
  // The row was asked for by its purpose.
  return taken as ChallengeFor<Of>;
}

/** The same without using it up: to know whose it is before anything is locked. */
export async function readChallenge<Of extends Purpose>(
  tx: Tx,
  token: string,
  purpose: Of,
  now: Date,
): Promise<ChallengeFor<Of>> {
  const found = await challengeOf(tx, hashOf(token), purpose, now);
  if (found === null) throw challengeEnded();
  return found as ChallengeFor<Of>;
}

/** Asks a login for its second factor; null where it has none. */
export async function askForFactor(
  tx: Tx,
  service: FactorService,
  begun: BegunFor<'sign_in' | 'proof'>,
  now: Date,
): Promise<Asked | null> {
  const { loginId } = begun;
  const [passkeys, app, recovery] = [
    await passkeysOf(tx, loginId),
    await authenticatorOf(tx, loginId),
    await recoveryCodesOf(tx, loginId),
  ];
  if (passkeys.length === 0 && app === null) return null;
  const site = passkeySiteOf(service.publicUrl);
  const passkey = site === null || passkeys.length === 0 ? null : await assertionOptions(site, passkeys);
  const methods = [
    ...(passkey === null ? [] : (['passkey'] as const)),
    ...(app === null ? [] : (['code'] as const)),
    ...((recovery?.left ?? 0) === 0 ? [] : (['recovery_code'] as const)),
  ];
  const token = await beginChallenge(tx, begun, passkey?.challenge ?? '', now);
  return { token, methods, passkey: passkey === null ? null : { ...passkey } };
}

/**
 * Looks at the factor that a login shows; what counts once is used up in this transaction. The login is locked by the
 * caller. Throws a Refusal (422) where it is not right, with which the transaction, and so the challenge, comes back.
 * @param challenge that the token identifies; null where there is none, and a passkey cannot be shown
 */
export async function checkFactor(
  tx: Tx,
  service: FactorService,
  login: { readonly id: number; readonly email: string },
  shown: Omit<Shown, 'token'>,
  challenge: string | null,
  now: Date,
): Promise<'passkey' | 'code' | 'recovery_code'> {
  const { code, recovery_code: recoveryCode, passkey } = shown;
  const given = [code, recoveryCode, passkey].filter((one) => one !== undefined);
  if (given.length !== 1) throw refuse(400, 'required', texts.oneFactor);
  if (code !== undefined) {
    if (await isRightCode(tx, service, login.id, code, now)) return 'code';
    throw wrongFactor('/code', texts.wrongCode, login);
  }
  if (recoveryCode !== undefined) {
    const hash = recoveryCodeHash(login.id, recoveryCode);
    if (await spendRecoveryCode(tx, login.id, hash, now)) return 'recovery_code';
    throw wrongFactor('/recovery_code', texts.wrongRecoveryCode, login);
  }
  // One of the three is given, as the schema describes it.
  const answer = passkey as unknown as AuthenticationResponseJSON;
  if (
    challenge !== null &&
    challenge !== '' &&
    (await isRightPasskey(tx, service, login.id, answer, challenge, now))
  )
    return 'passkey';
  throw wrongFactor('/passkey', texts.notChecked, login);
}

async function isRightCode(tx: Tx, service: FactorService, loginId: number, code: string, now: Date) {
  const app = await authenticatorOf(tx, loginId);
  if (app === null) return false;
  const step = stepOfCode(openSecret(service.secrets, loginId, app.sealedSecret), code, now);
  return step !== null && spendStep(tx, loginId, step, now);
}

async function isRightPasskey(
  tx: Tx,
  service: FactorService,
  loginId: number,
  answer: AuthenticationResponseJSON,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const site = passkeySiteOf(service.publicUrl);
  const credentialId = Buffer.from(answer.id, 'base64url');
  const passkey = await passkeyByCredential(tx, { loginId, credentialId });
  if (site === null || passkey === null) return false;
  const counter = await assertedCounter(site, challenge, passkey, answer);
  if (counter === null) return false;
  await countUse(tx, passkey.id, counter, now);
  return true;
}

export function wrongFactor(pointer: string, detail: string, login: { readonly email: string }): Refusal {
  return refuse(422, 'wrong_second_factor', detail, { pointer, attempt: { login: login.email } });
}

function challengeEnded(): Refusal {
  return refuse(422, 'challenge_ended', texts.tooLate);
}

// 256 random bits need no slow hash.
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
