import { formatDay } from '@consignment/domain/time/dates';
import { formatMoney } from '@consignment/domain/money/money';
import { hello, type MailContent } from './content.ts';

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
  const sum = formatMoney(run.amount, run.currency);
  const last = {
    by_itself: 'As you have set, it is approved without a person and pays now.',
    one: 'Nothing is paid until it is approved.',
    two: 'Nothing is paid until two persons have approved it.',
  }[next];
  const vendors = run.count === 1 ? 'one vendor' : `${run.count} vendors`;
  const exceptions =
    run.exceptions === 0
      ? []
      : [
          run.exceptions === 1
            ? 'One vendor cannot be paid. The pay run says why, and what to do.'
            : `${run.exceptions} vendors cannot be paid. The pay run says why, and what to do.`,
        ];
  return {
    subject: `Pay run ${run.number} of ${sum} is ready`,
    greeting: hello(of.shop),
    paragraphs: [
      `The pay run of ${formatDay(run.scheduledFor, of.locale)} pays ${sum} to ${vendors}. ${last}`,
      ...exceptions,
    ],
    facts: [
      ['Pay run', String(run.number)],
      ['Vendors', String(run.count)],
      ['Amount', sum],
    ],
    action: { label: 'View pay run', url: of.link },
  };
}
