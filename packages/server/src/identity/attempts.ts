import type { Config } from '../config/config.ts';
import { createHash } from 'node:crypto';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../common/problem.ts';
import { countAttempt, forgetAttempts, takeAttemptBack } from '../queries/people/password-attempts.ts';
import type { Database, Tx } from '../database/database.ts';
import { isPassword } from './passwords.ts';

const texts = defineTexts('Attempts', {
  codes:
    '{minutes, plural, one {Too many incorrect codes. Please try again in # minute.} other {Too many incorrect codes. Please try again in # minutes.}}',
  passwords:
    '{minutes, plural, one {Too many incorrect passwords. Please try again in # minute.} other {Too many incorrect passwords. Please try again in # minutes.}}',
});

/*
 * Limits password attempts for each login, from all addresses: an attacker with many addresses evades the limits by
 * address. Attempts are counted in the database, for all processes together, and before the password is checked, so
 * that concurrent attempts count too.
 */

const minute = 60_000;
const windowMs = 15 * minute;

/** `email` as typed: an address without a login is counted in the same way, so that the two cannot be distinguished. */
export type TriedFor =
  | { readonly is: 'strangers'; readonly email: string }
  | { readonly is: 'device'; readonly email: string; readonly deviceHash: Buffer }
  /** Attempts of a signed-in user, for calls that ask for the password again. */
  | { readonly is: 'session'; readonly loginId: number; readonly email: string }
  /** Attempts to show a second factor: a code has six digits, and its password is right already. */
  | { readonly is: 'factor'; readonly loginId: number; readonly email: string }
  /** Attempts with a recovery code, counted apart: wrong codes of others must not lock a person out of the last way in. */
  | { readonly is: 'recovery'; readonly loginId: number; readonly email: string };

/** The limit of attempts at a second factor in a window, whatever SIGN_IN_LIMIT is. */
const mostOfFactor = 6;

/** The limit of attempts in a window; SIGN_IN_LIMIT is the limit for a minute from one address. */
function mostOf({ is }: TriedFor, signInLimit: number): number {
  if (is === 'factor' || is === 'recovery') return Math.min(mostOfFactor, signInLimit);
  return is === 'strangers' ? 2 * signInLimit : signInLimit;
}

function keyOf(tried: TriedFor): Buffer {
  const about =
    'loginId' in tried
      ? [String(tried.loginId)]
      : [tried.email.trim().toLowerCase(), tried.is === 'device' ? tried.deviceHash.toString('hex') : ''];
  return createHash('sha256')
    .update(JSON.stringify([tried.is, ...about]))
    .digest();
}

type Known = { readonly database: Database; readonly config: Pick<Config, 'signInLimit'> };

/** True where the password matches this hash. Throws a Refusal (429) after too many attempts. */
export async function tryPassword(
  known: Known,
  tried: TriedFor,
  typed: { readonly password: string; readonly passwordHash: string | null },
  now: Date,
): Promise<boolean> {
  const attempt = () => isPassword(typed.password, typed.passwordHash);
  return tryOnce(known, tried, 'passwords', attempt, now);
}

/**
 * Makes an attempt at a second factor, which counts unless it succeeds; where `attempt` throws, it counts. Throws a
 * Refusal (429) after too many of the same kind.
 */
export async function tryFactor<T>(
  known: Known,
  login: { readonly id: number; readonly email: string },
  shown: { readonly recovery_code?: string | undefined },
  attempt: () => Promise<T>,
  now: Date,
): Promise<T> {
  const is = shown.recovery_code === undefined ? 'factor' : 'recovery';
  const tried = { is, loginId: login.id, email: login.email } as const;
  return tryOnce(known, tried, 'codes', attempt, now);
}

async function tryOnce<T>(
  known: Known,
  tried: TriedFor,
  tooMany: keyof typeof texts,
  attempt: () => Promise<T>,
  now: Date,
): Promise<T> {
  const key = keyOf(tried);
  const { attempts, until } = await known.database.asSystem((tx) => countAttempt(tx, key, windowMs, now));
  if (attempts > mostOf(tried, known.config.signInLimit)) throw tooOften(tooMany, until, now, tried.email);
  const answer = await attempt();
  if (answer !== false) await known.database.asSystem((tx) => takeAttemptBack(tx, key));
  return answer;
}

/** Resets the count for an owner who has proved the login; for `asSystem`. */
export async function forgetTries(
  tx: Tx,
  login: { readonly id: number; readonly email: string },
): Promise<void> {
  await forgetAttempts(tx, keyOf({ is: 'strangers', email: login.email }));
  await forgetAttempts(tx, keyOf({ is: 'session', loginId: login.id, email: login.email }));
}

/** The same for second factors that were taken away. */
export async function forgetFactorTries(
  tx: Tx,
  login: { readonly id: number; readonly email: string },
): Promise<void> {
  for (const is of ['factor', 'recovery'] as const)
    await forgetAttempts(tx, keyOf({ is, loginId: login.id, email: login.email }));
}

function tooOften(tooMany: keyof typeof texts, until: Date, now: Date, login: string) {
  const ms = until.getTime() - now.getTime();
  const minutes = Math.ceil(ms / minute);
  const headers = { 'retry-after': String(Math.ceil(ms / 1000)) };
  return refuse(429, 'too_many_requests', texts[tooMany]({ minutes }), {
    headers,
    attempt: { login: login.trim() },
  });
}
