import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { answerText, type WebhookTry } from './webhook.ts';

/** The answer to a test. */
export function WebhookTried({ what }: { what: WebhookTry }) {
  return (
    <Banner
      tone={what.is_taken ? 'positive' : 'critical'}
      title={what.is_taken ? 'The test was taken.' : 'The test was not taken.'}
      announcement="polite"
    >
      <p>{answerText(what)}</p>
    </Banner>
  );
}
