import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { outcomeOf } from '../../actions/mail-outcome.ts';
import { offerMail } from '../../mail/offer-mail.ts';
import { forSession } from '../../actions/operation.ts';
import { mayNot, notFound, refuse } from '../../common/problem.ts';
import { emailOfLogin } from '../../queries/people/logins.ts';
import { record } from '../../ledger/record.ts';
import { countRecentMails } from '../../queries/mails.ts';
import { settingsOf } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('CreateOffer', {
  noOffers: 'This shop does not accept offers through its vendor portal.',
  noTitle: 'Enter what you’re offering.',
  noDescription: 'Describe what you’re offering.',
  tooMany: 'You can send up to {most} offers a day. Try again tomorrow.',
  noAddress: 'The shop has no email address to send your offer to.',
});

const day = 86_400_000;
/** More than a person offers, and too few to fill a mailbox. */
const mostInADay = 20;

export const createOffer = forSession<'createOffer'>(async ({ body, session, by, now, read, service }) => {
  const { shopId, loginId } = session;
  if (loginId === null) throw mayNot();
  const vendor = await read(async (tx) => {
    const { switches } = await settingsOf(tx, shopId);
    if (!readSwitches(switches).showPortalSellForm) {
      throw refuse(403, 'forbidden', texts.noOffers);
    }
    return vendorById(tx, shopId, body.vendor);
  });
  if (vendor === null) throw notFound();
  const offer = {
    title: filled(body.title, '/title', texts.noTitle),
    description: filled(body.description, '/description', texts.noDescription),
    price: (body.price ?? '').trim(),
    quantity: (body.quantity ?? '').trim(),
  };
  const id = await service.database.asSystem(async (tx) => {
    const since = new Date(now.getTime() - day);
    const about = { shopId, vendorId: vendor.id, kind: 'offer', since } as const;
    if ((await countRecentMails(tx, about)) >= mostInADay) {
      throw refuse(429, 'too_many_requests', texts.tooMany({ most: mostInADay }));
    }
    const replyTo = await emailOfLogin(tx, loginId);
    const mail = await offerMail(tx, { shopId, vendor, replyTo, offer, now });
    if (mail === null) {
      throw refuse(422, 'no_email', texts.noAddress);
    }
    await record(tx, { shopId, by, now }, [{ event: 'offer.created', id: vendor.id }]);
    return mail;
  });
  return { status: 200, body: { mail: await outcomeOf(service, { shopId, id }) } };
});

function filled(text: string, pointer: string, why: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw refuse(422, 'invalid_value', why, { pointer });
  return trimmed;
}
