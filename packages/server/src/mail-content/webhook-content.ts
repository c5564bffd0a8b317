import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('WebhookContent', {
  subject: 'The webhook to {host} has been switched off',
  reason:
    '{why, select, gone {The URL responded with status 410 (Gone), so no more events will be sent to it.} other {The URL has not accepted any events for three days, so no more events will be sent to it.}}',
  nothingIsLost:
    'No events have been lost: when you switch the webhook back on, it will continue where it stopped.',
  url: 'URL',
  failingSince: 'Failing since',
  switchedOff: 'Switched off',
  viewWebhooks: 'View webhooks',
});

/** To the shop, about a webhook that was switched off. */
export function webhookOffContent(of: {
  shop: string;
  url: string;
  /** 'gone': the URL answered 410. 'failing': it accepted nothing for three days. */
  why: 'gone' | 'failing';
  failingSince: Date;
  now: Date;
  timeZone: string;
  locale: string;
  link: string;
}): MailContent {
  const host = URL.parse(of.url)?.host ?? of.url;
  return {
    subject: texts.subject({ host }),
    greeting: hello(of.shop),
    paragraphs: [texts.reason({ why: of.why }), texts.nothingIsLost],
    facts: [
      [texts.url, of.url],
      ...(of.why === 'failing'
        ? [[texts.failingSince, formatDateTime(of.failingSince, of.timeZone, of.locale)] as const]
        : []),
      [texts.switchedOff, formatDateTime(of.now, of.timeZone, of.locale)],
    ],
    action: { label: texts.viewWebhooks, url: of.link },
  };
}
