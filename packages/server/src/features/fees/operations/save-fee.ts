import { feeTermsText } from '@consignment/domain/fees/fee-text';
import { feeSpells, mayCostMore, spellOn, type FeeTerms } from '../domain/fee-terms.ts';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { daysAfter } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { onceByKey } from '../../../actions/once-by-key.ts';
import { forSession, type Body } from '../../../actions/operation.ts';
import { inEnglish } from '../../../common/language.ts';
import { notFound, refuse, Refusal } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { noticeDaysOf } from '../../rules/face.ts';
import { readFeeTerms } from '../domain/fee-draft.ts';
import { feeNoticeMails } from '../fee-notice-mails.ts';
import { feeTermsToWire, feeToWire } from '../fee-wire.ts';
import { chargeFees } from '../ledger/charge-fees.ts';
import { feeSums } from '../queries/fee-charges.ts';
import { feeById, insertFee, insertFeeVersion, vendorsMissing } from '../queries/fees.ts';

const texts = defineTexts('SaveFee', {
  noName: 'Enter a name.',
  noTerms: 'Choose what a new fee charges.',
  kindStays: 'The kind of a fee cannot be changed. Pause this fee and create another.',
  tooEarly: 'Choose today or a later day.',
  tooSoon:
    'Vendors get {days, plural, one {one day’s} other {# days’}} notice: the first day can be {day} or later.',
  changed:
    'Someone else has changed this fee. It is now at version {version}. Review it before you change it again.',
});

export const saveFee = forSession<'saveFee'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    const work = async (tx: Tx) => {
      // Versions of a fee are numbered, and nothing is charged or paid meanwhile.
      await lockSettings(tx, shopId, 'change');
      const { currency, time_zone: timeZone, locale } = await shopOf(tx, shopId);
      const today = dayAt(now, timeZone);
      const name = body.name.trim();
      if (name === '') throw refuse(422, 'invalid_value', texts.noName, { pointer: '/name' });
      const fee = body.fee === null ? null : await feeById(tx, shopId, body.fee);
      if (body.fee !== null && fee === null) throw notFound();
      const last = fee?.versions.length ?? 0;
      if (body.expected_version !== undefined && body.expected_version !== last) {
        throw refuse(409, 'stale', texts.changed({ version: last }));
      }
      const terms = await termsOf(tx, shopId, body, currency);
      if (terms === null && fee === null)
        throw refuse(422, 'invalid_value', texts.noTerms, { pointer: '/terms' });
      if (terms !== null && fee !== null && terms.kind !== fee.kind) {
        throw refuse(422, 'invalid_value', texts.kindStays, { pointer: '/terms/kind' });
      }
      const from = body.from_day;
      if (from < today) throw refuse(422, 'invalid_value', texts.tooEarly, { pointer: '/from_day' });
      const before = fee === null ? null : (spellOn(feeSpells(fee.versions), from)?.terms ?? null);
      const isMore = mayCostMore(before, terms);
      const days = await noticeDaysOf(tx, shopId);
      const first = daysAfter(today, days);
      if (isMore && from < first) {
        const detail = texts.tooSoon({ days, day: formatDay(first, locale) });
        throw refuse(422, 'notice_too_short', detail, { pointer: '/from_day' });
      }

      const feeId = fee?.id ?? (await insertFee(tx, { shopId, name, kind: terms?.kind ?? 'once', now }));
      const reason = (body.reason ?? '').trim();
      const version = { version: last + 1, from, terms };
      await insertFeeVersion(tx, { shopId, feeId, name, version, by: session.loginId, reason, now });
      if (terms !== null && isMore) {
        const notice = { name, from, before, after: terms };
        await feeNoticeMails(tx, { shopId, notice, currency, publicUrl: service.publicUrl, now });
      }
      const charged = await chargeFees(tx, { shopId, now });
      const made = await feeById(tx, shopId, feeId);
      if (made === null) throw new Error(`Fee ${feeId} was not written.`);
      const sums = (await feeSums(tx, shopId)).get(feeId) ?? { charged: 0, waiting: 0 };
      const answer = feeToWire(made, sums, { currency, today });
      const inWords = (of: FeeTerms | null) =>
        of === null ? null : inEnglish(() => feeTermsText(feeTermsToWire(of, currency), currency));
      const entry = {
        event: fee === null ? 'fee.made' : 'fee.changed',
        id: feeId,
        before: { ...(fee === null ? {} : { name: fee.name }), value: inWords(before) },
        after: { name, from_day: from, value: inWords(terms) },
        reason,
      } as const;
      await record(tx, { shopId, by, now }, [entry, ...charged]);
      return { status: 201, body: answer } as const;
    };
    const answer = await onceByKey(
      service.database,
      { who: session, key, operation: 'saveFee', body, now },
      work,
    );
    service.mail.startDelivery();
    return answer;
  },
);

/** The terms as they were sent. Throws a Refusal with every fault of theirs, and for a vendor that the shop does not have. */
async function termsOf(
  tx: Tx,
  shopId: number,
  { terms }: Body<'saveFee'>,
  currency: string,
): Promise<FeeTerms | null> {
  if (terms === null) return null;
  const read = readFeeTerms(terms, currency);
  if (read.is === 'refused') {
    const [fault, ...others] = read.faults.map(({ pointer, why }) => ({
      detail: why,
      pointer,
      code: 'invalid_value' as const,
    }));
    if (fault !== undefined) throw new Refusal(422, 'invalid_value', [fault, ...others]);
    return null;
  }
  const [missing] = await vendorsMissing(tx, shopId, read.terms.vendorIds ?? []);
  if (missing !== undefined) {
    const { code, message } = notFound();
    throw refuse(404, code, message, { pointer: `/terms/vendors/${terms.vendors?.indexOf(missing) ?? 0}` });
  }
  return read.terms;
}
