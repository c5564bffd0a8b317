import { answerOf } from '@consignment/client/answer';
import { previewOverride } from '@consignment/client/set-override';
import { QuestionScreen } from '@consignment/components/screens/merchant/questions/QuestionScreen';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { overrideText } from '@consignment/domain/commission/override-text';
import { percentToWire } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { announce } from '@consignment/routing/pages/announcements';
import { useThreadCalls } from '@consignment/routing/pages/question-calls';
import { loadQuestion, questionOf, subjectOf } from '@consignment/routing/pages/question-pages';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import type { ComponentProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { searchVendors } from '../calls/search-vendors.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('MerchantQuestion', {
  title: 'Question {number} · Consignment',
  acted: 'The change has been made, and the question has been settled.',
});

type Acts = ComponentProps<typeof QuestionScreen>['acts'];
type Act = Parameters<Acts['onAct']>[0];

export function loader(asked: LoaderFunctionArgs) {
  return loadQuestion(client, asked);
}

/** One question, where it is answered and the line is put right. */
export function Component() {
  const thread = useLoaderData<typeof loader>();
  const { question } = thread;
  const { name, currency, timeZone } = useApp();
  const calls = useThreadCalls(client, question.id, thread.messages.length);
  const onAct = useAct(question.id, currency.books);
  return (
    <>
      <title>{texts.title({ number: question.number })}</title>
      <QuestionScreen
        key={question.id}
        question={questionOf(thread)}
        subject={subjectOf(thread)}
        shopName={name}
        currency={currency}
        timeZone={timeZone}
        hrefOfQuestions={paths.questions}
        hrefOfVendor={question.vendor === null ? null : paths.vendor(question.vendor)}
        hrefOfOrder={paths.order}
        {...calls}
        acts={{
          mayOverride: thread.may_override,
          mayMove: thread.may_move,
          isAskers: thread.line === null || thread.line.vendor === question.vendor,
          onPreview: (override) =>
            previewOverride(client, question.line_item ?? 0, overrideText(override, currency.books)),
          onSearchVendors: searchVendors,
          onAct,
        }}
      />
    </>
  );
}

/** Makes a change once, however often the same one is sent. */
function useAct(id: number, books: CurrencyCode): Acts['onAct'] {
  const sendOnce = useSentOnce();
  return async (act, expected, text) => {
    const body = { ...bodyOf(act, books), expected_amount: expected, text };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/questions/{id}/act/', { params: { path: { id }, header }, body })),
    );
    if (answer.is === 'done') announce(texts.acted);
    return answer;
  };
}

function bodyOf(act: Act, books: CurrencyCode) {
  switch (act.do) {
    case 'override': {
      const { override } = act;
      return override.kind === 'percent'
        ? ({ do: act.do, percentage: percentToWire(override.ppm) } as const)
        : ({ do: act.do, amount: moneyToWire(override.amount, books) } as const);
    }
    case 'custom_item':
      return act;
    case 'move':
      return { do: act.do, vendor: act.vendor.id } as const;
  }
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
