import { isEmail } from '@consignment/domain/shop/customer';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { failedAt } from '../../../parts/signing-in/password-change.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('AccountSettings', {
  enterYourPasswordToChange: 'Enter your password to change your PayPal email.',
  somethingWentWrongUpdating: 'Something went wrong updating the PayPal email.',
  enterAnEmailAddressName: 'Enter an email address, such as name@example.com.',
});

export const loginEmail = z.object({
  email: z.string().check(z.refine((email) => isEmail(email.trim()), { error: noEmail })),
});

/** By the names of the API; the email is empty where the vendor is paid by another method. */
export type PaypalEmailChange = { paypal_email: string; password: string };

/** The password is needed where the email becomes another one than `saved`. */
export function paypalEmailFrom(saved: string) {
  return z
    .object({
      paypal_email: z
        .string()
        .check(z.refine((email) => email.trim() === '' || isEmail(email.trim()), { error: noEmail })),
      password: z.string(),
    })
    .check(({ value, issues }) => {
      const { paypal_email: email, password } = value;
      if (email.trim() === saved || password !== '') return;
      const message = texts.enterYourPasswordToChange;
      issues.push({ code: 'custom', message, path: ['password'], input: password });
    });
}

/** Why the address stays as it was: a wrong password is shown at its field, any other reason at the address. */
export function paypalRefused(outcome: Outcome): Outcome {
  if (outcome.is === 'done') return outcome;
  const words = texts.somethingWentWrongUpdating;
  const atPassword = outcome.problem.errors.filter(({ pointer }) => pointer === '/password');
  if (atPassword.length === 0) return failedAt('/paypal_email', words, outcome);
  return { is: 'refused', problem: { detail: words, errors: [{ detail: words }, ...atPassword] } };
}

function noEmail(): string {
  return texts.enterAnEmailAddressName;
}
