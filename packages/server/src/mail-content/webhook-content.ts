import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

/** To the shop, about a webhook that was switched off. */
export function webhookOffContent(of: {
  shop: string;
  url: string;
  /** 'gone': the address answered 410. 'failing': it took nothing for three days. */
  why: 'gone' | 'failing';
  failingSince: Date;
  now: Date;
  timeZone: string;
  locale: string;
  link: string;
}): MailContent {
  const host = URL.parse(of.url)?.host ?? of.url;
  const why =
    of.why === 'gone'
      ? 'The address answered that there is nothing any more (410), so nothing is sent to it from now on.'
      : 'The address has not taken a single event for three days, so nothing is sent to it from now on.';
  return {
    subject: `The webhook to ${host} has been switched off`,
    greeting: hello(of.shop),
    paragraphs: [why, 'No event is lost: when you switch it on again, it continues where it stopped.'],
    facts: [
      ['Address', of.url],
      ...(of.why === 'failing'
        ? [['Failing since', formatDateTime(of.failingSince, of.timeZone, of.locale)] as const]
        : []),
      ['Switched off', formatDateTime(of.now, of.timeZone, of.locale)],
    ],
    action: { label: 'View webhooks', url: of.link },
  };
}
