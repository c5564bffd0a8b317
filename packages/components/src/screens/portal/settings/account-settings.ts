import { isEmail } from '@consignment/domain/customer';
import * as z from 'zod/mini';

export const loginEmail = z.object({
  email: z.string().check(z.refine((email) => isEmail(email.trim()), { error: noEmail })),
});

/** Empty where the vendor is paid in another way. */
export const paypalEmail = z.object({
  paypal_email: z
    .string()
    .check(z.refine((email) => email.trim() === '' || isEmail(email.trim()), { error: noEmail })),
});

function noEmail(): string {
  return 'Enter an email address, such as name@example.com.';
}
