import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { RuleNoticePanel } from '@consignment/components/screens/merchant/rules/RuleNoticePanel';
import { RulesSettings } from '@consignment/components/screens/merchant/rules/RulesSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { filledInRule } from '@consignment/domain/rules/filled-in-rule';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { cardOf, useCard } from '@consignment/routing/app/use-card';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import type { ComponentProps } from 'react';
import { usePages } from '@consignment/routing/app/pages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { rateOf } from '../../filled-in-rule.ts';
import { may, readRights } from '../../may.ts';
import { paths } from '../../paths.ts';
import {
  askNotice,
  findWinner,
  noticeOf,
  previewDrafts,
  readRules,
  useSaveDrafts,
} from '../../calls/rule-calls.ts';
import { ruleSearch } from '../../calls/rule-search.ts';
import { rulesCodec, rulesFilter } from '../../lists/rules-codec.ts';
import { askShopWork, useShopWork } from '../../calls/use-shop-work.ts';
import { useApp } from '../app.tsx';

const texts = defineTexts('SettingsRules', {
  notLoaded: 'The notice to vendors could not be loaded.',
  form: 'Notice to vendors',
});

type Screen = ComponentProps<typeof RulesSettings>;

const pageSize = 50;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  await readRights();
  const { searchParams } = new URL(url);
  const query = rulesCodec.parse(searchParams);
  const rate = rateOf(searchParams);
  const asked = { ...rulesFilter(query), page: query.page, page_size: pageSize };
  const [rules, notice, vendor, payee] = await Promise.all([
    settled(listOf(client.GET('/rules/', { params: { query: asked }, signal }))),
    askNotice(signal),
    query.vendor === null ? null : settled(askVendor(query.vendor, signal)),
    rate === null ? null : settled(askVendor(rate.vendor, signal)),
  ]);
  return {
    rules,
    notice,
    // Its number replaces its name until that is known.
    vendor: vendor?.is === 'ready' ? vendor.value : null,
    filledIn: rate !== null && payee?.is === 'ready' ? filledInRule(rate, payee.value.name) : null,
    findings: cardOf(askFindings, signal),
    work: cardOf(askShopWork, signal),
  };
}

async function askVendor(id: number, signal: AbortSignal) {
  const { name } = await answerOf(client.GET('/vendors/{id}/', { params: { path: { id } }, signal }));
  return { id, name };
}

async function askFindings(signal: AbortSignal) {
  return (await answerOf(client.GET('/rules/findings/', { signal }))).results;
}

/** All of the list, not only the page that is shown. */
function exportRules(query: Screen['controls']['query']) {
  const params = { query: { ...rulesFilter(query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/rules/', { params })));
}

/** Settings › Rules. */
export function Component() {
  const { rules, notice, vendor, filledIn, findings, work } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const { recalculation } = useShopWork(work);
  const controls = { ...useListQuery(rulesCodec), pageSize };
  const region = useRegion();
  const save = useSave();
  const { unsaved, onUnsaved } = useUnsaved();
  const onSave = useSaveDrafts(() => undefined);
  const found = useCard(findings);
  const today = dayAt(controls.now(), timeZone);
  const mayChange = may('saveRules') && may('previewRules');
  return (
    <>
      <RulesSettings
        rules={region.list(rules)}
        controls={controls}
        findings={found}
        recalculation={recalculation}
        vendor={vendor}
        filledIn={mayChange ? filledIn : null}
        currency={currency}
        today={today}
        {...noticeOf(notice, today)}
        search={ruleSearch}
        hrefOfRule={paths.settingsRule}
        hrefOfSetting={hrefOfSetting}
        hrefOfReplay={usePages().mayOpen(paths.settingsRulesReplay) ? paths.settingsRulesReplay : null}
        onFindWinner={findWinner}
        onExport={may('listRules.format') ? () => exportRules(controls.query) : null}
        changes={mayChange ? { onPreview: previewDrafts, onSave, onRead: readRules } : null}
      />
      <SettingsRegion failed={texts.notLoaded} region={region.one(notice)}>
        {({ notice_days: days }) => (
          <RuleNoticePanel
            noticeDays={days}
            onSave={
              may('updateRuleSettings')
                ? (notice_days, seen) => {
                    const body = { notice_days, expected: { notice_days: seen } };
                    return save(answerOf(client.PUT('/rules/settings/', { body })));
                  }
                : null
            }
            onDirtyChange={(isDirty) => onUnsaved(texts.form, isDirty)}
          />
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

// Kept the same: a new one draws every row again.
const hrefOfSetting: Screen['hrefOfSetting'] = ({ place, vendor }) => {
  if (!may('saveSettings')) return null;
  if (vendor !== null) {
    return `${paths.vendor(vendor)}?tab=${place === 'vendor_product_type' ? 'product-types' : 'settings'}`;
  }
  return paths.settingsCommissions;
};
