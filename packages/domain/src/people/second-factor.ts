/** Of whom a shop asks a second factor; a person who has one is always asked for it. */
export const secondFactorRules = ['optional', 'payers', 'everybody'] as const;

export type SecondFactorRule = (typeof secondFactorRules)[number];

/** The ways to show a second factor; `password` where a person has none yet. */
export type ProofMethod = 'passkey' | 'code' | 'recovery_code' | 'password';

/** Roles of the shop's people that pay no one. */
const withoutPay: ReadonlySet<string> = new Set(['bookkeeper', 'support', 'vendor', 'vendor_viewer']);
const ofVendors: ReadonlySet<string> = new Set(['vendor', 'vendor_viewer']);

/** Does the shop ask a person of this role for a second factor? Vendors choose for themselves. */
export function isFactorRequired(rule: SecondFactorRule, role: string): boolean {
  if (rule === 'optional' || ofVendors.has(role)) return false;
  return rule === 'everybody' || !withoutPay.has(role);
}

/** How long a proof is good for paying, bank details, keys and roles. */
export const proofMinutes = 15;

/** Is the proof recent enough? One from a clock ahead counts. */
export function isProofFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() <= proofMinutes * 60_000;
}

/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10;

// Without 0, 1, l and o, which are read for each other. 32 characters: five bits each.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeBytes = 16;

/**
 * A recovery code such as 'k7wq-9mzt-p3xa-h5cd', of 80 random bits.
 * @param random 16 random bytes. Throws RangeError on another number.
 */
export function recoveryCode(random: Uint8Array): string {
  if (random.length !== codeBytes) throw new RangeError(`A recovery code is made of ${codeBytes} bytes.`);
  const text = Array.from(random, (byte) => letters.charAt(byte % letters.length)).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A recovery code as typed, in its one form: however it is spaced and in whatever case. */
export function typedRecoveryCode(typed: string): string {
  const text = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The six digits of an authenticator app as typed; null for anything else. */
export function typedCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
