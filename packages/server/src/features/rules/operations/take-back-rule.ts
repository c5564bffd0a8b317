import { datedRules } from '@consignment/domain/commission/dated-rules';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { vendorConcerned } from '../rule-drafts.ts';
import { takenBackEntry } from '../rule-history.ts';
import { rulesChanged } from '../../../actions/commission/rules-change.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { readDatedRules } from '../../../pricing/dated-rules.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { versionsById } from '../queries/commission-rules.ts';
import { settingsAt } from '../queries/rule-settings.ts';
import { takeVersionBack } from '../queries/rule-versions.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { ruleVersionToWire } from '../rule-wire.ts';

const texts = defineTexts('TakeBackRule', {
  paidBy: 'Vendors have already been paid under this rule. Schedule its end instead.',
});

export const takeBackRule = forSession<'takeBackRule'>(
  ({ params: { id }, body, session, by, now, write, service }) =>
    write(async (tx) => {
      const { shopId } = session;
      // Payouts hold the settings while they are made: no line is paid by it after the look below.
      await lockSettings(tx, shopId, 'change');
      const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
      const version = async () => {
        const [row] = await versionsById(tx, shopId, [id], dayAt(now, timeZone));
        if (row === undefined) throw notFound();
        return row;
      };
      const before = await version();
      if (before.taken_back_at !== null) return { status: 200, body: ruleVersionToWire(before, currency) };
      if (before.is_paid) {
        throw refuse(409, 'already_paid', texts.paidBy);
      }
      const versions = await readDatedRules(tx, shopId);
      const taken = versions.find((one) => one.id === id);
      if (taken === undefined) throw notFound();
      await takeVersionBack(tx, shopId, id, now);
      const vendorId = vendorConcerned([taken.target]);
      await rulesChanged(tx, service.jobs, vendorId === null ? { shopId } : { shopId, vendorId });
      const after = {
        versions: datedRules(versions.filter((one) => one.id !== id)),
        settings: await settingsAt(tx, shopId, [taken.target]),
      };
      const answer = ruleVersionToWire(await version(), currency);
      const reason = (body.reason ?? '').trim();
      await record(tx, { shopId, by, now }, [takenBackEntry(after, { taken, reason, currency })]);
      return { status: 200, body: answer };
    }),
);
