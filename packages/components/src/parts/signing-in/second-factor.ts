import { defineTexts } from '@consignment/domain/text/texts';
import type { ProofMethod } from '@consignment/domain/people/second-factor';

export type { ProofMethod };

/** A proof of a person, as they show it. The passkey itself stays between browser and server. */
export type ShownFactor =
  | { by: 'passkey' }
  | { by: 'code'; code: string }
  | { by: 'recovery_code'; code: string }
  | { by: 'password'; password: string };

/** The ways in the order in which they are offered: the first is asked for, the others are one press away. */
export const methodOrder: readonly ProofMethod[] = ['passkey', 'code', 'recovery_code', 'password'];

/** The words of the press that leads to another way. */
export const otherWayWords = defineTexts('SecondFactor', {
  passkey: 'Use a passkey',
  code: 'Use the authenticator app',
  recovery_code: 'Use a recovery code',
  password: 'Use your password',
} satisfies Record<ProofMethod, string>);
