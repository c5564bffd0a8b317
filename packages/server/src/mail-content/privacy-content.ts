import { hello, type MailContent } from './content.ts';

/** To the shop: the stored data of a customer who has asked for it, for the shop to hand on. */
export function privacyReportContent(of: {
  shop: string;
  /** The customer's email, or else a number of theirs. */
  who: string;
  orders: readonly { readonly name: string; readonly day: Date; readonly facts: readonly string[] }[];
  /** Messages that name them, and names of files that may. */
  questions: readonly { readonly number: number; readonly day: Date; readonly facts: readonly string[] }[];
  isCustomer: boolean;
  isVendorAccount: boolean;
}): MailContent {
  const { shop, who, orders, questions } = of;
  const line = (day: Date, facts: readonly string[]) =>
    `${day.toISOString().slice(0, 10)}: ${facts.join(', ')}`;
  return {
    subject: `Data of ${who} at ${shop}`,
    greeting: hello(''),
    paragraphs: [
      `${who} has asked ${shop} which data are kept of them. This is all that is kept here; please hand it on within 30 days of their request.`,
      orders.length === 0 ? 'No order of theirs is kept.' : 'Their orders, with what each says of them:',
    ],
    facts: [
      ...orders.map(({ name, day, facts }) => [name, line(day, facts)] as const),
      ...questions.map(({ number, day, facts }) => [`Question ${number}`, line(day, facts)] as const),
    ],
    action: null,
    notes: [
      `In the list of customers: ${of.isCustomer ? 'yes' : 'no'}. Connected to a vendor account: ${of.isVendorAccount ? 'yes' : 'no'}.`,
    ],
  };
}
