import { defineTexts } from '@consignment/domain/text/texts';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';
import type { ShownWebhook } from './webhook.ts';

const texts = defineTexts('WebhookNotice', {
  failing: 'The last event was not accepted.',
  failingSince: 'We’ll keep retrying the event for three days. Deliveries have been failing since {since}.',
  offSince:
    'The webhook has been off since {since}. No events are lost: when you switch the webhook on, it will continue where it left off.',
  offByPerson: 'This webhook is switched off.',
  offGone: 'This webhook was switched off because its URL returned 410.',
  offFailing: 'This webhook was switched off because its URL hadn’t accepted anything for three days.',
});

type NoticeProps = {
  webhook: Pick<ShownWebhook, 'state' | 'off_because' | 'off_at' | 'failing_since'>;
  timeZone: string;
};

/** Why a webhook does not deliver; nothing of one that does. */
export function WebhookNotice({ webhook, timeZone }: NoticeProps) {
  const { state, off_because: why, off_at: offAt, failing_since: since } = webhook;
  if (state === 'failing') {
    return (
      <Banner key="failing" tone="caution" title={texts.failing}>
        <p>
          <TextWithElements
            text={texts.failingSince}
            elements={{ since: <DateTimeText instant={since} timeZone={timeZone} /> }}
          />
        </p>
      </Banner>
    );
  }
  if (state !== 'off' || why === null) return null;
  return (
    <Banner tone={why === 'person' ? 'info' : 'critical'} title={offTitles()[why]}>
      <p>
        <TextWithElements
          text={texts.offSince}
          elements={{ since: <DateTimeText instant={offAt} timeZone={timeZone} /> }}
        />
      </p>
    </Banner>
  );
}

const offTitles = () => ({ person: texts.offByPerson, gone: texts.offGone, failing: texts.offFailing });
