import { isProofFresh } from '@consignment/domain/people/second-factor';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../../common/problem.ts';
import type { FactorOfSession } from '../../common/session.ts';

const texts = defineTexts('Proof', {
  confirm: 'Please confirm that it’s you.',
  factorNeeded: 'Your shop requires a second factor. Set one up to continue.',
});

/** Of a session, as far as its proof goes; the command line has no login. */
type Proved = { readonly loginId: number | null; readonly factor: FactorOfSession };

/**
 * Throws a Refusal (403) where the person has a second factor and showed it too long ago: for paying, bank details, keys,
 * roles and the factors themselves.
 */
export function checkProof({ loginId, factor }: Proved, now: Date): void {
  if (loginId === null || !factor.isSet || isProofFresh(factor.provedAt, now)) return;
  throw proofRequired();
}

export function proofRequired() {
  return refuse(403, 'proof_required', texts.confirm);
}

/** Throws a Refusal (403) where the shop asks for a second factor that the person has not set up. */
export function checkSetUp({ loginId, factor }: Proved): void {
  if (loginId === null || factor.isSet || !factor.isRequired) return;
  throw refuse(403, 'second_factor_setup_required', texts.factorNeeded);
}
