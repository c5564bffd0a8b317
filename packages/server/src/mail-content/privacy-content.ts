import { defineTexts } from '@consignment/domain/text/texts';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('PrivacyContent', {
  subject: 'Data about {customer} at {shop}',
  asked:
    '{customer} has asked {shop} what data it keeps about them. All the data kept in this app is listed below. Please send it to them within 30 days of their request.',
  noOrders: 'No orders are stored for this customer.',
  orders: 'The customer’s orders, each with the data it contains about them:',
  question: 'Question {number}',
  isCustomer: '{is, select, yes {In the customer list: yes.} other {In the customer list: no.}}',
  isVendor:
    '{is, select, yes {Connected to a vendor account: yes.} other {Connected to a vendor account: no.}}',
});

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
  const { shop, who: customer, orders, questions } = of;
  const line = (day: Date, facts: readonly string[]) =>
    `${day.toISOString().slice(0, 10)}: ${facts.join(', ')}`;
  return {
    subject: texts.subject({ customer, shop }),
    greeting: hello(''),
    paragraphs: [texts.asked({ customer, shop }), orders.length === 0 ? texts.noOrders : texts.orders],
    facts: [
      ...orders.map(({ name, day, facts }) => [name, line(day, facts)] as const),
      ...questions.map(({ number, day, facts }) => [texts.question({ number }), line(day, facts)] as const),
    ],
    action: null,
    notes: [
      `${texts.isCustomer({ is: yesOrNo(of.isCustomer) })} ${texts.isVendor({ is: yesOrNo(of.isVendorAccount) })}`,
    ],
  };
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
