import { datedRules, targetKey, type RuleTarget } from '@consignment/domain/commission/dated-rules';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { onceByKey } from '../../../actions/once-by-key.ts';
import { forSession } from '../../../actions/operation.ts';
import { draftsOf, requireNotice, requireTargets, vendorConcerned } from '../rule-drafts.ts';
import { madeEntries } from '../rule-history.ts';
import { rulesChanged } from '../../../actions/commission/rules-change.ts';
import { refuse, Refusal, type ProblemError } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../ledger/record.ts';
import { ruleNoticeMails } from '../rule-notice-mails.ts';
import { readDatedRules } from '../../../pricing/dated-rules.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { versionsById } from '../queries/commission-rules.ts';
import { noticeDaysOf, settingsAt } from '../queries/rule-settings.ts';
import { insertVersions, lastVersions } from '../queries/rule-versions.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { ruleVersionToWire } from '../rule-wire.ts';

const texts = defineTexts('SaveRules', {
  noRule: 'There are no rules to save.',
  changed:
    'Someone else has changed this rule. It is now at version {version}. Review it before you change it again.',
});

export const saveRules = forSession<'saveRules'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId, vendorIds } = session;
    const work = async (tx: Tx) => {
      // Versions of a target are numbered, and no line is priced meanwhile.
      await lockSettings(tx, shopId, 'change');
      const { currency, time_zone: timeZone, locale } = await shopOf(tx, shopId);
      const today = dayAt(now, timeZone);
      const drafts = draftsOf(body.rules, currency);
      if (drafts.length === 0) throw refuse(422, 'invalid_value', texts.noRule, { pointer: '/rules' });
      await requireTargets(tx, shopId, drafts);
      requireNotice(drafts, await noticeDaysOf(tx, shopId), { today, locale });

      const targets = drafts.map(({ target }) => target);
      await refuseStale(tx, shopId, targets, body.expected_versions ?? []);
      const versions = await readDatedRules(tx, shopId);
      const settings = await settingsAt(tx, shopId, targets);
      const reason = (body.reason ?? '').trim();
      const made = await insertVersions(tx, shopId, drafts, { at: now, by: session.loginId, reason });
      const vendorId = vendorConcerned(targets);
      await rulesChanged(tx, service.jobs, vendorId === null ? { shopId } : { shopId, vendorId });
      const rows = await versionsById(
        tx,
        shopId,
        made.map(({ id }) => id),
        today,
      );
      const before = { versions: datedRules(versions), settings };
      await ruleNoticeMails(tx, { shopId, versions: made, publicUrl: service.publicUrl, now });
      await record(tx, { shopId, by, now }, madeEntries(before, { made, reason, currency }));
      // They come with the latest first.
      const results = rows.map((row) => ruleVersionToWire(row, currency)).reverse();
      return { status: 201, body: { results } } as const;
    };
    const who = { shopId, vendorIds };
    const answer = await onceByKey(service.database, { who, key, operation: 'saveRules', body, now }, work);
    service.mail.startDelivery();
    return answer;
  },
);

/** Throws a Refusal (409) for rules with a later version than the caller has seen. The caller holds the settings. */
async function refuseStale(
  tx: Tx,
  shopId: number,
  targets: readonly RuleTarget[],
  seen: readonly number[],
): Promise<void> {
  if (seen.length === 0) return;
  const last = await lastVersions(tx, shopId, targets);
  const errors = targets.flatMap((target, at): ProblemError[] => {
    const version = last.get(targetKey(target)) ?? 0;
    if (version === (seen[at] ?? version)) return [];
    const detail = texts.changed({ version });
    return [{ code: 'stale', detail, pointer: `/rules/${at}` }];
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(409, 'stale', [first, ...others]);
}
