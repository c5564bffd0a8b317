import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { outcomeOf } from '../../actions/mail-outcome.ts';
import { offerMail } from '../../mail/offer-mail.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { emailOfLogin } from '../../queries/people/logins.ts';
import { record } from '../../ledger/record.ts';
import { countRecentMails } from '../../queries/mails.ts';
import { settingsOf } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

const day = 86_400_000;
/** More than a person offers, and too few to fill a mailbox. */
const mostInADay = 20;

export const createOffer = forSession<'createOffer'>(async ({ body, session, by, now, read, service }) => {
  const { shopId, loginId } = session;
  if (loginId === null) throw refuse(403, 'forbidden', 'Your account may not do this.');
  const vendor = await read(async (tx) => {
    const { switches } = await settingsOf(tx, shopId);
    if (!readSwitches(switches).showPortalSellForm) {
      throw refuse(403, 'forbidden', 'This shop takes no offers through its vendor portal.');
    }
    return vendorById(tx, shopId, body.vendor);
  });
  if (vendor === null) throw notFound();
  const offer = {
    title: filled(body.title, '/title', 'Enter what you offer.'),
    description: filled(body.description, '/description', 'Describe what you offer.'),
    price: (body.price ?? '').trim(),
    quantity: (body.quantity ?? '').trim(),
  };
  const id = await service.database.asSystem(async (tx) => {
    const since = new Date(now.getTime() - day);
    const about = { shopId, vendorId: vendor.id, kind: 'offer', since } as const;
    if ((await countRecentMails(tx, about)) >= mostInADay) {
      throw refuse(429, 'too_many_requests', `You can send ${mostInADay} offers a day. Try again tomorrow.`);
    }
    const replyTo = await emailOfLogin(tx, loginId);
    const mail = await offerMail(tx, { shopId, vendor, replyTo, offer, now });
    if (mail === null) {
      throw refuse(422, 'no_email', 'The shop has no email address to send your offer to.');
    }
    await record(tx, { shopId, by, now }, [{ event: 'offer.created', id: vendor.id }]);
    return mail;
  });
  return { status: 200, body: { mail: await outcomeOf(service, id) } };
});

function filled(text: string, pointer: string, why: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw refuse(422, 'invalid_value', why, { pointer });
  return trimmed;
}
