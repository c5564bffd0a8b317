import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { filled, passwordWords } from '../../../parts/signing-in/new-password.ts';

/** The form's fields; the API's names, so that a refusal finds its field. */
export type RegistrationDraft = {
  name: string;
  email: string;
  password1: string;
  password2: string;
  paypal_email: string;
  donate: boolean;
  terms: boolean;
};

/** The fields that are sent: without those that the shop does not ask for. */
export type Registration = Pick<RegistrationDraft, 'name' | 'email' | 'password1' | 'password2'> & {
  paypal_email?: string;
  donate?: boolean;
};

/** The fields that a shop asks for beside name, email and password (spec accounts §5). */
export type Asked = {
  hasTerms: boolean;
  /** The terms were opened. */
  hasReadTerms: boolean;
  asksDonate: boolean;
  asksPaypalEmail: boolean;
};

const texts = defineTexts('Registration', {
  notAnAddress: 'Enter your email address, such as ana@example.com.',
  notRead: 'You must click and read the terms & conditions.',
  notAccepted: 'You must accept the terms & conditions.',
});

/** Whether a password is good enough, and the email free, is the server's word. */
export function registrationOf({ hasTerms, hasReadTerms, asksDonate, asksPaypalEmail }: Asked) {
  return z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, { error: () => passwordWords.allFields })),
      email: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, { error: () => passwordWords.allFields }),
          z.email({ error: () => texts.notAnAddress }),
        ),
      password1: filled(),
      password2: filled(),
      paypal_email: z.string().check(z.trim()),
      donate: z.boolean(),
      terms: z.boolean(),
    })
    .check(({ value, issues }) => {
      const refuse = (field: keyof RegistrationDraft, message: string) =>
        issues.push({ code: 'custom', message, path: [field], input: value[field] });
      const { password1, password2, paypal_email: paypal, donate, terms } = value;
      if (password1 !== '' && password2 !== '' && password1 !== password2) {
        refuse('password2', passwordWords.differ);
      }
      if (needsPaypalEmail({ asksDonate, asksPaypalEmail }, donate) && paypal === '') {
        refuse('paypal_email', passwordWords.allFields);
      }
      if (hasTerms && !hasReadTerms) refuse('terms', texts.notRead);
      else if (hasTerms && !terms) refuse('terms', texts.notAccepted);
    });
}

/** A vendor who gives the proceeds away needs no address to be paid at. */
export function needsPaypalEmail(
  { asksDonate, asksPaypalEmail }: Pick<Asked, 'asksDonate' | 'asksPaypalEmail'>,
  donates: boolean,
): boolean {
  return asksPaypalEmail && !(asksDonate && donates);
}

export function toRegistration(
  { name, email, password1, password2, paypal_email, donate }: RegistrationDraft,
  asked: Pick<Asked, 'asksDonate' | 'asksPaypalEmail'>,
): Registration {
  return {
    name,
    email,
    password1,
    password2,
    ...(needsPaypalEmail(asked, donate) ? { paypal_email } : {}),
    ...(asked.asksDonate ? { donate } : {}),
  };
}
