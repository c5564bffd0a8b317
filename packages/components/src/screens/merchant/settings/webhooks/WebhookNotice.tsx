import { defineTexts } from '@consignment/domain/text/texts';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';
import type { ShownWebhook } from './webhook.ts';

const texts = defineTexts('WebhookNotice', {
  failing: 'The last event was not accepted.',
  failingSince: 'It is retried for three days. Deliveries have failed since {since}.',
  offSince:
    'It has been off since {since}. No event is lost: when you switch it on, it continues where it stopped.',
  offByPerson: 'This webhook is switched off.',
  offGone: 'It was switched off because its URL answered 410.',
  offFailing: 'It was switched off because its URL accepted nothing for three days.',
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
