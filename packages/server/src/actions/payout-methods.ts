import { refuse } from '../common/problem.ts';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import { createMethods, type Methods } from '../payments/methods.ts';
import { vendorsWithBankDetails } from '../queries/payouts/bank-payees.ts';
import type { Service } from './service.ts';

const texts = defineTexts('PayoutMethods', {
  twoMethods: 'method and pay_w_paypal contradict each other. Send only one of the two.',
});

type Given = Pick<Service, 'database' | 'paypal' | 'secrets' | 'clock' | 'mail' | 'jobs'> & {
  /** A function for a job, which may start before it is known. */
  readonly publicUrl: string | (() => string);
};

/** The methods of paying vendors, for a request or a job. */
export function methodsFor({ database, paypal, secrets, publicUrl, clock, mail, jobs }: Given): Methods {
  return createMethods({
    database,
    paypal,
    secrets,
    publicUrl: typeof publicUrl === 'string' ? () => publicUrl : publicUrl,
    clock,
    startDelivery: () => {
      mail.startDelivery();
    },
    wakeJobs: () => {
      jobs.wake();
    },
    payees: vendorsWithBankDetails,
  });
}

/**
 * The method that a request asks for; `pay_w_paypal` is the documented way to ask for PayPal, and false by default.
 * Throws a Refusal (422) where it asks for PayPal and `method` for another.
 */
export function methodAsked(asked: {
  readonly method?: PayoutMethod | undefined;
  readonly pay_w_paypal?: boolean | undefined;
}): PayoutMethod {
  const { method, pay_w_paypal: byPaypal } = asked;
  if (method === undefined) return byPaypal === true ? 'paypal' : 'by_hand';
  if (byPaypal === true && method !== 'paypal') {
    throw refuse(422, 'invalid_value', texts.twoMethods, { pointer: '/method' });
  }
  return method;
}
