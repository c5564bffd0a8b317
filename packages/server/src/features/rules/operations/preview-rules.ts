import { goodsOf } from '@consignment/domain/rules/rates-ahead';
import { nextOrders } from '../../../actions/vendors/rates-ahead.ts';
import { forSession } from '../../../actions/operation.ts';
import { draftsOf, requireTargets, vendorConcerned } from '../rule-drafts.ts';
import { notFound } from '../../../common/problem.ts';
import { pricesUnderRules as effectOf } from '../../../pricing/rule-preview.ts';
import { readRules } from '../../../pricing/shop-rules.ts';
import { versionTarget } from '../queries/rule-versions.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { rulePreviewToWire } from '../../../wire/rule-preview.ts';

/** The page limit of a list. */
const largestDifferences = 1000;

export const previewRules = forSession<'previewRules'>(({ body, session, now, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const { currency } = await shopOf(tx, shopId);
    const drafts = draftsOf(body.rules, currency);
    await requireTargets(tx, shopId, drafts);
    const { taken_back: takenBack } = body;
    const taken = takenBack === undefined ? null : await versionTarget(tx, shopId, takenBack);
    if (takenBack !== undefined && taken === null) throw notFound();

    const rules = await readRules(tx, shopId);
    const last = Math.max(0, ...rules.dated.map(({ id }) => id));
    // As they will be saved: later than all others, and each later than the one before it.
    const drafted = drafts.map((draft, nth) => ({ ...draft, id: last + 1 + nth, version: 1 }));
    const dated = [...rules.dated.filter(({ id }) => id !== takenBack), ...drafted];
    const targets = [...drafts.map(({ target }) => target), ...(taken === null ? [] : [taken])];
    const proposed = { ...rules, dated };
    const preview = await effectOf(tx, shopId, proposed, {
      vendorId: vendorConcerned(targets),
      largest: largestDifferences,
    });
    const [draft, ...others] = taken === null ? drafts : [];
    const isOne = draft !== undefined && others.length === 0;
    const goods = isOne ? goodsOf(draft.target, draft.target.vendorId) : null;
    const next =
      isOne && goods !== null
        ? await nextOrders(tx, shopId, { rules: proposed, goods, from: draft.from }, now)
        : null;
    return { status: 200, body: rulePreviewToWire(preview, currency, next) };
  }),
);
