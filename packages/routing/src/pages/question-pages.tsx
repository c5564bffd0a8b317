import { answerOf, listOf, settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { QuestionSubject } from '@consignment/components/parts/questions/QuestionSubject';
import { QuestionsPage } from '@consignment/components/parts/questions/QuestionsPage';
import { QuestionView } from '@consignment/components/parts/questions/QuestionView';
import type { components } from '@consignment/client/generated/api';
import type { ComponentProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { idOf } from '../app/id-of.tsx';
import { pageOf } from '../lists/list-codec.tsx';
import { useThreadCalls } from './question-calls.tsx';
import { askedCodec, stateAsk } from '../lists/questions-codec.tsx';
import { useListQuery } from '../lists/use-list-query.tsx';
import { useRegion } from '../app/use-region.tsx';

const pageSize = 50;

type Thread = components['schemas']['QuestionThread'];
type Subject = ComponentProps<typeof QuestionSubject>['subject'];

/** Questions of those who ask; `vendor` narrows them to one. */
export async function loadQuestions(client: Client, vendor: number | null, { request }: LoaderFunctionArgs) {
  const query = askedCodec.parse(new URL(request.url).searchParams);
  const asked = {
    ...pageOf(query, pageSize),
    ...stateAsk(query.state),
    ...(vendor === null ? {} : { vendor_id: vendor }),
  };
  const call = client.GET('/questions/', { params: { query: asked }, signal: request.signal });
  return { questions: await settled(listOf(call)) };
}

export function loadQuestion(client: Client, { params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  return answerOf(client.GET('/questions/{id}/', { params: { path }, signal }));
}

type PageProps = Pick<
  ComponentProps<typeof QuestionsPage>,
  'timeZone' | 'asker' | 'howTo' | 'hrefOfQuestion'
>;

/** Its route's loader ends with `loadQuestions`. */
export function Questions(props: PageProps) {
  const { questions } = useLoaderData<typeof loadQuestions>();
  const controls = useListQuery(askedCodec);
  const region = useRegion();
  return <QuestionsPage {...props} questions={region.list(questions)} controls={{ ...controls, pageSize }} />;
}

type ViewProps = Pick<
  ComponentProps<typeof QuestionView>,
  'shopName' | 'timeZone' | 'hrefOfQuestions' | 'hrefOfOrder'
> & { client: Client };

/** One question for the side that asked; its route's loader ends with `loadQuestion`. */
export function Question({ client, ...view }: ViewProps) {
  const thread = useLoaderData<typeof loadQuestion>();
  const calls = useThreadCalls(client, thread.question.id, thread.messages.length);
  return (
    <QuestionView
      key={thread.question.id}
      {...view}
      question={questionOf(thread)}
      subject={subjectOf(thread)}
      reader="asker"
      {...calls}
    />
  );
}

export function questionOf({ question, messages }: Pick<Thread, 'question' | 'messages'>) {
  return { ...question, messages };
}

export function subjectOf({ line, rep_part: part }: Pick<Thread, 'line' | 'rep_part'>): Subject {
  if (line !== null) return { is: 'line', line };
  return part === null ? { is: 'gone' } : { is: 'part', part };
}
