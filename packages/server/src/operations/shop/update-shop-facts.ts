import { isCountryCode } from '@consignment/domain/text/countries';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { shopFactsEntries } from '../../actions/shops/settings-entries.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import { isEmailAddress } from '../../common/email-address.ts';
import { refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { changeShopFacts, lockShop } from '../../queries/shops/shops.ts';
import { shopFactsToWire } from '../../wire/shop-facts.ts';

const texts = defineTexts('UpdateShopFacts', {
  noCountry: 'This is not a valid country code.',
  noEmail: 'Enter an email address.',
});

type Facts = ReturnType<typeof shopFactsToWire>;

export const updateShopFacts = forSession<'updateShopFacts'>(async ({ body, session, by, now, write }) => {
  const { shopId } = session;
  const { expected, ...change } = body;
  refuseInvalid(change);
  return write(async (tx) => {
    const before = shopFactsToWire(await lockShop(tx, shopId));
    const after = { ...before, ...trimmed(change) };
    if (expected !== undefined) refuseChanged(expected, before, after);
    await changeShopFacts(tx, shopId, { ...after, country_code: after.country_code || null });
    await record(tx, { shopId, by, now }, shopFactsEntries(before, after));
    return { status: 200, body: after };
  });
});

function refuseInvalid({ country_code: country = '', support_email: email = '' }: Partial<Facts>): void {
  if (country !== '' && !isCountryCode(country)) {
    throw refuse(422, 'invalid_value', texts.noCountry, { pointer: '/country_code' });
  }
  if (email.trim() !== '' && !isEmailAddress(email.trim())) {
    throw refuse(422, 'invalid_value', texts.noEmail, { pointer: '/support_email' });
  }
}

const plainFacts = [
  'legal_name',
  'address_1',
  'address_2',
  'city',
  'state',
  'zip',
  'country_code',
  'tax_number',
  'support_email',
] as const;

/** Each text is one line of a paper. */
function trimmed(change: Partial<Facts>): Partial<Facts> {
  const lines = { ...change };
  for (const name of plainFacts) {
    const text = lines[name];
    if (text !== undefined) lines[name] = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  }
  return lines;
}
