import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('SignInReason', {
  expired: 'You were logged out because your session ended. Please log in again.',
  elsewhere: 'You were logged out in another tab.',
});

/** Why the sign-in page is shown, from its address; null for a visit like any other. */
export function signInReason(params: URLSearchParams): string | null {
  const reason = params.get('reason');
  return reason === 'expired' || reason === 'elsewhere' ? texts[reason] : null;
}
