import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { formatMoney } from '@consignment/domain/money/money';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('PayRunContent', {
  subject: 'Pay run {number} for {amount} is ready',
  payment:
    'The pay run for {day} will pay {amount} to {vendors, plural, one {one vendor} other {# vendors}}.',
  exceptions:
    '{vendors, plural, one {One vendor} other {# vendors}} cannot be paid. The pay run shows why, and how to fix this.',
  payRun: 'Pay run',
  vendors: 'Vendors',
  amount: 'Amount',
  viewPayRun: 'View pay run',
});

const approvalTexts = defineTexts('ApprovalInPayRunContent', {
  by_itself: 'In line with your settings, the pay run will be approved automatically and paid now.',
  one: 'Nothing will be paid until the pay run has been approved.',
  two: 'Nothing will be paid until two people have approved the pay run.',
});

/** To the shop, about a pay run that its schedule has drafted. `amount` in minor units. */
export function payRunReadyContent(of: {
  shop: string;
  run: {
    readonly number: number;
    /** 'YYYY-MM-DD'. */
    readonly scheduledFor: string;
    readonly count: number;
    readonly amount: number;
    readonly currency: string;
    readonly exceptions: number;
  };
  /** `by_itself`: it pays without a person. `two`: two persons have to approve it. */
  next: 'by_itself' | 'one' | 'two';
  locale: string;
  link: string;
}): MailContent {
  const { run, next } = of;
  const amount = formatMoney(run.amount, run.currency);
  const payment = { day: formatDay(run.scheduledFor, of.locale), amount, vendors: run.count };
  return {
    subject: texts.subject({ number: run.number, amount }),
    greeting: hello(of.shop),
    paragraphs: [
      `${texts.payment(payment)} ${approvalTexts[next]}`,
      ...(run.exceptions === 0 ? [] : [texts.exceptions({ vendors: run.exceptions })]),
    ],
    facts: [
      [texts.payRun, String(run.number)],
      [texts.vendors, String(run.count)],
      [texts.amount, amount],
    ],
    action: { label: texts.viewPayRun, url: of.link },
  };
}
