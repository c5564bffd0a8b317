import { answerOf, knownOf } from '@consignment/client/answer';
import { RuleScreen } from '@consignment/components/screens/merchant/rules/RuleScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { idOf, notFound } from '@consignment/routing/app/id-of';
import { useSave } from '@consignment/routing/app/use-save';
import type { ComponentProps } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may, readRights } from '../may.ts';
import { paths } from '../paths.ts';
import { askNotice, noticeOf, previewDrafts, useSaveDrafts } from '../calls/rule-calls.ts';
import { ruleSearch } from '../calls/rule-search.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('MerchantRule', {
  undone: 'The version was undone.',
});

type Changes = NonNullable<ComponentProps<typeof RuleScreen>['changes']>;

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  await readRights();
  const id = idOf(params['id']);
  const [{ versions }, notice] = await Promise.all([
    answerOf(client.GET('/rules/{id}/', { params: { path: { id } }, signal })),
    askNotice(signal),
  ]);
  const rule = versions.find((version) => version.id === id) ?? notFound();
  return { rule, versions, notice };
}

/** One version of a rule. */
export function Component() {
  const { rule, versions, notice } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const last = Math.max(...versions.map(({ version }) => version));
  const changes = useChanges(rule.id, last, noticeOf(notice, dayAt(new Date(), timeZone)));
  return (
    <RuleScreen
      key={rule.id}
      rule={rule}
      versions={versions}
      currency={currency}
      timeZone={timeZone}
      hrefOfRules={paths.settingsRules}
      hrefOfRule={paths.settingsRule}
      changes={may('saveRules') && may('previewRules') ? changes : null}
    />
  );
}

function useChanges(id: number, last: number, days: Pick<Changes, 'first' | 'notice'>): Changes {
  const save = useSave();
  const navigate = useNavigate();
  const onSave = useSaveDrafts(async ([made]) => {
    // The new version has its own page.
    if (made !== undefined) await navigate(paths.settingsRule(made.id));
  }, last);
  return {
    ...days,
    search: ruleSearch,
    onPreview: previewDrafts,
    onSave,
    onPreviewTakeBack: () => previewDrafts([], id),
    onTakeBack: async (reason) => {
      const params = { path: { id } };
      const body = { reason };
      const call = answerOf(client.POST('/rules/{id}/take-back/', { params, body }));
      return knownOf(await save(call, texts.undone));
    },
  };
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
