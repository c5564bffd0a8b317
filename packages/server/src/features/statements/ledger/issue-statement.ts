import { addressLines } from '../../../common/postal-address.ts';
import { issuerOf } from '../../../exports/letterhead.ts';
import { statementSections, statementSums } from '@consignment/domain/statements/statement';
import { signedText, versionFor, type StatedParty } from '@consignment/domain/statements/statement-document';
import { defineTexts } from '@consignment/domain/text/texts';
import { sql } from 'kysely';
import { firstLanguage, inLanguage } from '../../../common/language.ts';
import { signText, type SigningKey } from '../../../common/signing.ts';
import { visibleToVendors } from '../../../common/visibility.ts';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { StatementDetails } from '../../../database/column-types.ts';
import { languagesOfReaders } from '../../../queries/people/languages.ts';
import { payoutsHeld } from '../../../queries/shops/shop-jobs.ts';
import { metasOf, shopOf } from '../../../queries/shops/shops.ts';
import { holdKey } from '../../../queries/signing-keys.ts';
import {
  lastStatement,
  nextNumber,
  statementPayeeOf,
  statementById,
  type Payee,
} from '../queries/statements.ts';
import { recalculatingText } from '../../../ledger/recalculating.ts';
import { currenciesOf } from '../../../ledger/currencies.ts';
import { lockRep } from '../../../ledger/pay-sales-rep.ts';
import { openItems } from './open-items.ts';
import { hashOfStatement } from './statement-document.ts';
import { freezeNotes } from './statement-notes.ts';
import {
  nextPeriod,
  nothingToState,
  refusal,
  type PeriodAsk,
  type StatementRefusal,
} from './statement-period.ts';

const texts = defineTexts('IssueStatement', {
  noSuchPayee: 'There is no such vendor or sales rep.',
});

export type StatementAsk = PeriodAsk & {
  readonly issuedBy: number | null;
  /** Where people reach this server: a statement names the page that checks it. */
  readonly publicUrl: string;
};

/** A refusal has changed nothing. */
export type StatementVerdict = { readonly is: 'issued'; readonly id: number } | StatementRefusal;

/**
 * Issues the next statement of a payee in the caller's transaction: freezes what has changed since the last one, adds it up,
 * and signs it. The statements of one payee wait for each other on the payee's row.
 */
export async function issueStatement(
  tx: Tx,
  ask: StatementAsk,
  key: Pick<SigningKey, 'keyId' | 'privatePem'>,
): Promise<StatementVerdict> {
  const { payee, now } = ask;
  const { shopId } = payee;
  if (payee.vendorId !== undefined) {
    const held = await payoutsHeld(tx, shopId);
    if (held.all || held.vendors.has(payee.vendorId)) {
      return refusal('recalculating', recalculatingText(held, payee.vendorId));
    }
  }
  const shop = await shopOf(tx, shopId);
  const party = await lockPayee(tx, payee, shop.country_code ?? '');
  if (party === null) return refusal('not_found', texts.noSuchPayee);
  const period = await nextPeriod(tx, ask, shop);
  if (period.is === 'refused') return period;
  const { last } = period;
  const { books: currency } = await currenciesOf(tx, shopId);
  const visible = visibleToVendors(await metasOf(tx, shopId));
  const isRep = payee.vendorId === undefined;
  const reader = { address: '', vendorId: payee.vendorId ?? null };
  const language = firstLanguage([...(await languagesOfReaders(tx, shopId, [reader])), shop.locale]);
  const details: StatementDetails = {
    shop: partyOf(issuerOf(shop)),
    payee: party,
    shows: {
      orders: isRep || visible.orderName,
      dates: isRep || visible.orderDate,
      prices: isRep || visible.sellPrice,
    },
    checkAt: `${ask.publicUrl}/verify`,
  };
  const { id } = await tx
    .insertInto('statements')
    .values({
      shop_id: shopId,
      vendor_id: payee.vendorId ?? null,
      sales_rep_id: payee.salesRepId ?? null,
      number: await nextNumber(tx, payee),
      first_day: period.firstDay,
      last_day: ask.lastDay,
      time_zone: shop.time_zone,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      currency,
      ...statementSums(0, []),
      details: JSON.stringify(details),
      previous_id: last?.id ?? null,
      issued_at: now,
      language,
      issued_by: ask.issuedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { startsAt, endsAt } = period;
  await freeze(tx, id, payee, { startsAt, endsAt, isFirst: last === null });
  const added = await addUp(tx, id, last?.closing ?? 0);
  if (added.is === 'empty') {
    // Questions alone make no statement: the next one, whose period begins no later, says of them.
    await tx.deleteFrom('statements').where('id', '=', id).execute();
    return nothingToState();
  }
  const of = {
    id,
    last_day: ask.lastDay,
    time_zone: shop.time_zone,
    starts_at: startsAt,
    ends_at: endsAt,
    locale: shop.locale,
  };
  const notes = await inLanguage(language, () => freezeNotes(tx, of, payee));
  const format = versionFor({ rules: added.hasRules, notes: notes > 0 });
  await tx.updateTable('statements').set({ format }).where('id', '=', id).execute();
  await seal(tx, shopId, id, key);
  return { is: 'issued', id };
}

/** The name and address of the payee, locked until the transaction ends; null where there is none, or it was merged. */
async function lockPayee(tx: Tx, payee: Payee, country = ''): Promise<StatedParty | null> {
  const { shopId } = payee;
  if (payee.vendorId === undefined) {
    if (!(await lockRep(tx, shopId, payee.salesRepId))) return null;
    const rep = await tx
      .selectFrom('sales_reps')
      .select(['first_name', 'last_name'])
      .where('shop_id', '=', shopId)
      .where('id', '=', payee.salesRepId)
      .executeTakeFirstOrThrow();
    return partyOf([`${rep.first_name} ${rep.last_name}`.trim()]);
  }
  takeLock('vendors');
  const vendor = await tx
    .selectFrom('vendors')
    .select(['name', 'contact_name', 'address_1', 'address_2', 'city', 'state', 'zip', 'email', 'phone'])
    .where('shop_id', '=', shopId)
    .where('id', '=', payee.vendorId)
    .where('merged_into_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (vendor === undefined) return null;
  const address = addressLines(vendor, country);
  return partyOf([vendor.name, vendor.contact_name, ...address, vendor.email, vendor.phone]);
}

function partyOf([name = '', ...address]: readonly string[]): StatedParty {
  return { name, address: address.filter((line) => line !== '') };
}

const sectionOrder = sql.join(statementSections.map((section) => sql.lit(section)));

async function freeze(
  tx: Tx,
  statementId: number,
  payee: Payee,
  period: NonNullable<Parameters<typeof openItems>[1]>,
): Promise<void> {
  await sql`
    insert into statement_entries (statement_id, position, shop_id, section, reason, item, item_id, earned, returned,
      happened_at, order_name, title, sku, quantity, price, rate_ppm, rule, invoice_number)
    select ${statementId}::int8, row_number() over (
        order by array_position(array[${sectionOrder}], section), happened_at, item, item_id),
      ${payee.shopId}::int8, section, reason, item, item_id, earned, returned, happened_at, order_name, title, sku, quantity,
      price, rate_ppm, rule, invoice_number
    from (${openItems(payee, period)}) open`.execute(tx);
}

type Added = { readonly is: 'empty' } | { readonly is: 'added'; readonly hasRules: boolean };

/** Sets the sums, of which the closing is the last; `empty` where there is neither an entry nor a balance. */
async function addUp(tx: Tx, statementId: number, openingBefore: number): Promise<Added> {
  const sections = await tx
    .selectFrom('statement_entries')
    .select('section')
    .select(sql<number>`sum(amount)::int8`.as('amount'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<boolean>`bool_or(rule is not null)`.as('hasRule'))
    .where('statement_id', '=', statementId)
    .groupBy('section')
    .execute();
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  if (count === 0 && openingBefore === 0) return { is: 'empty' };
  await tx
    .updateTable('statements')
    .set({ ...statementSums(openingBefore, sections), entry_count: count })
    .where('id', '=', statementId)
    .execute();
  return { is: 'added', hasRules: sections.some(({ hasRule }) => hasRule) };
}

/** Hashes the document as it is read back, so that what is signed is what is stored. */
async function seal(
  tx: Tx,
  shopId: number,
  statementId: number,
  key: Pick<SigningKey, 'keyId' | 'privatePem'>,
): Promise<void> {
  const statement = await statementById(tx, shopId, statementId);
  if (statement === null) throw new Error(`Statement ${statementId} cannot be read back.`);
  const hash = await hashOfStatement(tx, statement);
  await holdKey(tx, key.keyId);
  await tx
    .updateTable('statements')
    .set({ hash, signature: signText(key.privatePem, signedText(hash)), key_id: key.keyId })
    .where('id', '=', statementId)
    .execute();
}

/**
 * Withdraws a statement that no other follows; it stays in the list, and what it stated is open again. Its successor has a
 * separate number.
 */
export async function withdrawIssued(
  tx: Tx,
  ask: { readonly shopId: number; readonly id: number; readonly by: number | null; readonly now: Date },
): Promise<'withdrawn' | 'again' | 'not_found' | 'followed'> {
  const found = await statementById(tx, ask.shopId, ask.id);
  if (found === null) return 'not_found';
  const payee = statementPayeeOf(found);
  await lockPayee(tx, payee);
  const statement = await statementById(tx, ask.shopId, ask.id);
  if (statement === null) return 'not_found';
  if (statement.withdrawn_at !== null) return 'again';
  if ((await lastStatement(tx, payee))?.id !== statement.id) return 'followed';
  await tx
    .updateTable('statements')
    .set({ withdrawn_at: ask.now, withdrawn_by: ask.by })
    .where('shop_id', '=', ask.shopId)
    .where('id', '=', ask.id)
    .execute();
  return 'withdrawn';
}
