import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { answerText, type WebhookTry } from './webhook.ts';

const texts = defineTexts('WebhookTried', {
  taken: 'The test was accepted.',
  notTaken: 'The test was not accepted.',
});

/** The answer to a test. */
export function WebhookTried({ what }: { what: WebhookTry }) {
  return (
    <Banner
      tone={what.is_taken ? 'positive' : 'critical'}
      title={what.is_taken ? texts.taken : texts.notTaken}
      announcement="polite"
    >
      <p>{answerText(what)}</p>
    </Banner>
  );
}
