import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import type { ShownWebhook } from './webhook.ts';

type NoticeProps = {
  webhook: Pick<ShownWebhook, 'state' | 'off_because' | 'off_at' | 'failing_since'>;
  timeZone: string;
};

/** Why a webhook does not deliver; nothing of one that does. */
export function WebhookNotice({ webhook, timeZone }: NoticeProps) {
  const { state, off_because: why, off_at: offAt, failing_since: since } = webhook;
  if (state === 'failing') {
    return (
      <Banner key="failing" tone="caution" title="Its last event was not taken.">
        <p>
          It is sent again and again for three days. Failing since{' '}
          <DateTimeText instant={since} timeZone={timeZone} />.
        </p>
      </Banner>
    );
  }
  if (state !== 'off' || why === null) return null;
  return (
    <Banner tone={why === 'person' ? 'info' : 'critical'} title={offTitles[why]}>
      <p>
        Off since <DateTimeText instant={offAt} timeZone={timeZone} />. No event is lost: switched on again,
        it continues where it stopped.
      </p>
    </Banner>
  );
}

const offTitles = {
  person: 'This webhook is switched off.',
  gone: 'It was switched off, since its address answered 410.',
  failing: 'It was switched off, since its address took nothing for three days.',
};
