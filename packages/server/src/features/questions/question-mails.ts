import { actText, type DoneAct } from './domain/question-act-text.ts';
import { questionReasons } from '@consignment/domain/questions/question';
import { dayAt } from '@consignment/domain/time/zone';
import { isEmailAddress } from '../../common/email-address.ts';
import { visibleToVendors } from '../../common/visibility.ts';
import type { Tx } from '../../database/database.ts';
import { questionAnswerContent, questionContent } from '../../mail-content/question-content.ts';
import { loginAddressesOfVendor } from '../../queries/mail-recipients.ts';
import type { Question } from './queries/question-changes.ts';
import { salesRepById } from '../../queries/people/sales-reps.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { membersOf, type Member } from '../../queries/people/team.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { mailBrandOf } from '../../mail/brand.ts';
import { memberLink, portalLink } from '../../mail/portal-link.ts';
import { queueMails, type Mail } from '../../mail/queue-mail.ts';

export type QuestionMail = {
  /** As it was before the change, apart from the day by which it is due. */
  readonly question: Question;
  /** The people of the shop by `peopleToMail`. */
  readonly people: readonly Member[];
  readonly text: string;
  readonly publicUrl: string;
  readonly now: Date;
};

/** The people of a shop, for mails about questions; for `asSystem`. */
export function peopleToMail(tx: Tx, shopId: number): Promise<Member[]> {
  return membersOf(tx, { is: 'shop', shopId });
}

/** Sends those of the shop who answer questions a mail each, in the caller's transaction. */
export async function mailShop(
  tx: Tx,
  about: QuestionMail & {
    readonly what: Parameters<typeof questionContent>[0]['what'];
    readonly dueAt: Date | null;
  },
): Promise<void> {
  const { question, people, what, text, dueAt, publicUrl, now } = about;
  const { shop_id: shopId, vendor_id: vendorId } = question;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const { time_zone: timeZone } = await shopOf(tx, shopId);
  const asker = await askerName(tx, question);
  const answerers = people.filter(({ role }) => role === 'owner' || role === 'manager' || role === 'support');
  const mails = answerers.map(({ name, email }): Mail => ({
    shopId,
    kind: 'question',
    to: { name, address: email },
    content: () =>
      questionContent({
        about: { number: question.number, title: question.title, orderName: question.order_name },
        asker,
        toName: name,
        what,
        reason: questionReasons[question.reason],
        text,
        dueOn: dueAt === null ? null : dayAt(dueAt, timeZone),
        locale: brand.locale,
        link: memberLink(publicUrl, 'merchant', `/questions/${question.id}`),
      }),
    brand,
    ...(vendorId === null ? {} : { vendorId }),
  }));
  await queueMails(tx, mails, now);
}

/** Sends the side that asked a mail: every login of the vendor, or the sales rep's login that has asked. */
export async function mailAsker(
  tx: Tx,
  about: QuestionMail & {
    readonly what: Parameters<typeof questionAnswerContent>[0]['what'];
    readonly done: DoneAct | null;
  },
): Promise<void> {
  const { question, people, what, done, text, publicUrl, now } = about;
  const { shop_id: shopId, vendor_id: vendorId } = question;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const visible = visibleToVendors(await metasOf(tx, shopId));
  const isOfVendor = vendorId !== null;
  const toName = await askerName(tx, question);
  const content = () =>
    questionAnswerContent({
      about: {
        number: question.number,
        title: question.title,
        orderName: isOfVendor && !visible.orderName ? '' : question.order_name,
      },
      shop: brand.shopName,
      toName,
      what,
      done: done === null ? null : actText(done, !isOfVendor || visible.commissions),
      text,
      link: isOfVendor
        ? portalLink(publicUrl, brand, `/questions/${question.id}`)
        : memberLink(publicUrl, 'salesrep', `/questions/${question.id}`),
    });
  const addresses = isOfVendor
    ? await loginAddressesOfVendor(tx, shopId, vendorId)
    : people
        .filter(({ role, loginId }) => role === 'salesrep' && loginId === question.asked_by)
        .map(({ email }) => email);
  const mails = addresses.filter(isEmailAddress).map((address): Mail => ({
    shopId,
    kind: 'question_answer',
    to: { name: toName, address },
    content,
    brand,
    ...(isOfVendor ? { vendorId } : {}),
  }));
  await queueMails(tx, mails, now);
}

async function askerName(
  tx: Tx,
  { shop_id: shopId, vendor_id: vendorId, sales_rep_id: repId }: Question,
): Promise<string> {
  if (vendorId !== null) return (await vendorById(tx, shopId, vendorId))?.name ?? '';
  const rep = repId === null ? null : await salesRepById(tx, shopId, repId);
  return rep === null ? '' : `${rep.first_name} ${rep.last_name}`.trim();
}
