import { questionReasons } from '@consignment/domain/questions/question';
import { type QuestionAllows } from '@consignment/domain/questions/question-rights';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Page } from '../../primitives/layout/Page.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { DateText } from '../lists/DateText.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { askerOf, lineOfQuestion, type ListedQuestion, type QuestionMessage } from './question.ts';
import type { Reader } from './question-state.ts';
import { QuestionEnding } from './QuestionEnding.tsx';
import { QuestionReply } from './QuestionReply.tsx';
import { QuestionStateBadge } from './QuestionStateBadge.tsx';
import { QuestionSubject, type Subject } from './QuestionSubject.tsx';
import { QuestionThread } from './QuestionThread.tsx';
import type { UploadAnswer, WrittenMessage } from './use-question-files.tsx';
import * as styles from './QuestionView.css.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('QuestionView', {
  question: 'Question {number}',
  questions: 'Questions',
  closesOn: 'Closes on {day} if there is no reply',
  dueOn: 'Answer due {day}',
  settled: 'This question is settled.',
  closed: 'This question is closed.',
});

export type ShownQuestion = ListedQuestion & {
  messages: readonly QuestionMessage[];
  /** All that the reader may do with it now; nothing for a person who only reads. */
  allows: readonly QuestionAllows[];
};

type Props = {
  question: ShownQuestion;
  subject: Subject;
  reader: Reader;
  shopName: string;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfQuestions: string;
  /** Left out where vendors and sales reps have no pages. */
  hrefOfAsker?: string | null;
  /** Left out where orders have no page. */
  hrefOfOrder?: (orderId: number) => string;
  onUpload: (file: File) => Promise<UploadAnswer>;
  /** However often the same message is sent, it is in the thread once. */
  onReply: (message: WrittenMessage) => Promise<Outcome>;
  /** Below the line: the actions for it. */
  children?: ReactNode;
} & Pick<ComponentProps<typeof QuestionEnding>, 'onEnd' | 'onReopen'> &
  Pick<ComponentProps<typeof QuestionThread>, 'onFile' | 'onPicture'>;

/** One question: its thread, the line beside it, and the next message. Many are a QuestionsPage. */
export function QuestionView({ question, subject, reader, timeZone, ...props }: Props) {
  const { number, state, allows } = question;
  const place = props.hrefOfOrder === undefined ? {} : { hrefOfOrder: props.hrefOfOrder };
  return (
    <Page
      title={texts.question({ number })}
      description={lineOfQuestion(question)}
      back={{ href: props.hrefOfQuestions, label: texts.questions }}
      actions={
        <QuestionEnding
          number={number}
          allows={allows}
          reader={reader}
          onEnd={props.onEnd}
          onReopen={props.onReopen}
        />
      }
      facts={
        <div className={styles.facts}>
          <QuestionStateBadge state={state} isOverdue={question.is_overdue} reader={reader} />
          <span>
            <span>{questionReasons[question.reason]}</span> ·{' '}
            <Asker question={question} href={props.hrefOfAsker} />,{' '}
            <DateTimeText instant={question.asked_at} timeZone={timeZone} />
          </span>
          <Due question={question} timeZone={timeZone} />
        </div>
      }
    >
      <div className={styles.columns}>
        <Stack space="large">
          <QuestionThread
            messages={question.messages}
            reader={reader}
            currency={question.currency}
            timeZone={timeZone}
            shopName={props.shopName}
            onFile={props.onFile}
            onPicture={props.onPicture}
          />
          {(state === 'settled' || state === 'closed') && <Banner tone="neutral" title={texts[state]} />}
          {allows.includes('reply') && (
            <QuestionReply reader={reader} onUpload={props.onUpload} onSend={props.onReply} />
          )}
        </Stack>
        <Stack space="large">
          <QuestionSubject subject={subject} question={question} reader={reader} {...place} />
          {props.children}
        </Stack>
      </div>
    </Page>
  );
}

function Asker({ question, href = null }: { question: ShownQuestion; href?: string | null | undefined }) {
  const name = askerOf(question);
  return href === null ? <bdi>{name}</bdi> : <Link href={href} label={name} />;
}

/** The day by which an answer is promised, or on which a question without a reply closes. */
function Due({ question, timeZone }: { question: ShownQuestion; timeZone: string }) {
  const { due_at: due, closes_at: closes } = question;
  const day = due ?? closes;
  if (day === null) return null;
  return (
    <span key={due === null ? 'closes' : 'due'}>
      <TextWithElements
        text={due === null ? texts.closesOn : texts.dueOn}
        elements={{ day: <DateText instant={day} timeZone={timeZone} /> }}
      />
    </span>
  );
}
