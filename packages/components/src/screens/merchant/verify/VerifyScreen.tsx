import { defineTexts } from '@consignment/domain/text/texts';
import type { StatementCheck } from '@consignment/domain/verify/check-statement';
import {
  codeStandingOf,
  namesakeWarning,
  shopText,
  digitsOfCode,
  verdictOnStanding,
  verdictOf,
  type StatementIssuer,
  type StatementStanding,
  type Verdict,
} from '@consignment/domain/verify/statement-check-text';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Banner, type Tone } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { sentencesOf, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { NamesakeBanner } from './NamesakeBanner.tsx';
import { StatementVerdict } from './StatementVerdict.tsx';

const texts = defineTexts('VerifyScreen', {
  title: 'Check a statement',
  description:
    'Check whether a statement is unchanged since the shop issued it, and whether it is still valid.',
  byFile: 'By file',
  statement: 'Statement',
  statementHint: 'The PDF, CSV or JSON file. The file is not uploaded: it is read in your browser.',
  byCode: 'By printed code',
  retry: 'Retry',
  codeForm: 'Check a code',
  code: 'Code',
  codeHint:
    'Four groups of four, such as 7f3a-92c1-05de-b814. The code shows whether the statement is still valid, but not whether the paper copy was changed.',
  checkCode: 'Check code',
  checking: 'Checking…',
  from: 'The document is from {name}.',
  checkingFile: 'Checking the file…',
  unchecked: 'The file could not be checked',
  codeUnchecked: 'The code could not be checked',
  codeFault: 'Enter all 16 characters of the code, using only 0 to 9 and a to f.',
});

/** A chosen file. `unchecked` has the reason for which it could not be checked at all. */
export type CheckedFile = {
  name: string;
  /** In bytes. */
  size: number;
  answer:
    | { is: 'checking' }
    | { is: 'unchecked'; problem: Problem }
    | {
        is: 'checked';
        check: StatementCheck;
        standing: StatementStanding;
        issuer: StatementIssuer | null;
      };
};

export type AskedCode =
  | { is: 'answered'; standing: Exclude<StatementStanding, 'not_asked'>; issuer: StatementIssuer | null }
  | { is: 'unanswered'; problem: Problem };

type Props = {
  /** Null before one is chosen. */
  file: CheckedFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Checks the file again that could not be checked. */
  onRetry: () => void;
  /** The code that the field has at first; empty for none. */
  code: string;
  /** The standing of the last code; null where none was asked for. */
  asked: AskedCode | null;
  /** Asks for the standing of a code, by its digits. */
  onAsk: (digits: string) => Promise<Outcome>;
};

/** Where anyone checks whether a statement is as it was issued, by its file or by the code on its paper. */
export function VerifyScreen({ file, onChoose, onRemove, onRetry, code, asked, onAsk }: Props) {
  return (
    <Page title={texts.title} description={texts.description} width="medium">
      <Card title={texts.byFile}>
        <FileDrop
          label={texts.statement}
          hint={texts.statementHint}
          accept={['.pdf', '.csv', '.json']}
          files={file === null ? [] : [{ id: file.name, name: file.name, size: file.size, error: null }]}
          onAdd={([added]) => added !== undefined && onChoose(added)}
          onRemove={onRemove}
        />
        {/* There from the start, so that screen readers notice what comes into it. */}
        <VisuallyHidden role="status">{file === null ? '' : wordsOf(file.answer)}</VisuallyHidden>
      </Card>
      {file !== null && <FileAnswer answer={file.answer} onRetry={onRetry} />}
      <Card title={texts.byCode}>
        <Stack space="large">
          <CodeForm code={code} onAsk={onAsk} />
          <VisuallyHidden role="status">{asked === null ? '' : wordsOfCode(asked)}</VisuallyHidden>
          {asked !== null && <CodeAnswer asked={asked} />}
        </Stack>
      </Card>
    </Page>
  );
}

/** The answer as it is read out. */
function wordsOf(answer: CheckedFile['answer']): string {
  if (answer.is === 'checking') return texts.checkingFile;
  if (answer.is === 'unchecked') return `${texts.unchecked}. ${sentencesOf(answer.problem).join(' ')}`;
  const { check, standing, issuer } = answer;
  const verdict = check.is === 'genuine' ? verdictOnStanding(standing) : verdictOf(check);
  return [verdict, issuer && namesakeWarning(issuer)].flatMap(sentencesOfVerdict).join(' ');
}

function sentencesOfVerdict(verdict: Verdict | null): string[] {
  return verdict === null ? [] : [`${verdict.title}. ${verdict.text}`];
}

function FileAnswer({ answer, onRetry }: { answer: CheckedFile['answer'] } & Pick<Props, 'onRetry'>) {
  if (answer.is === 'checking') return <Text tone="muted">{texts.checkingFile}</Text>;
  if (answer.is === 'checked') {
    const { check, standing, issuer } = answer;
    return <StatementVerdict check={check} standing={standing} issuer={issuer} />;
  }
  return (
    <ProblemBanner
      title={texts.unchecked}
      problem={answer.problem}
      action={<Button label={texts.retry} onClick={onRetry} />}
    />
  );
}

const schema = z.object({
  code: z.pipe(
    z.string().check(
      z.refine((typed) => digitsOfCode(typed) !== null, {
        error: () => texts.codeFault,
      }),
    ),
    z.transform((typed: string) => digitsOfCode(typed) ?? ''),
  ),
});

function CodeForm({ code, onAsk }: Pick<Props, 'code' | 'onAsk'>) {
  return (
    <Form
      label={texts.codeForm}
      schema={schema}
      defaultValues={{ code }}
      onSubmit={(values) => onAsk(values.code)}
    >
      <TextField name="code" label={texts.code} hint={texts.codeHint} autoComplete="off" />
      <Inline space="small">
        <SubmitButton label={texts.checkCode} busyLabel={texts.checking} />
      </Inline>
    </Form>
  );
}

const tones = {
  latest: 'positive',
  followed: 'positive',
  withdrawn: 'caution',
  unknown: 'caution',
} satisfies Record<Exclude<StatementStanding, 'not_asked'>, Tone>;

function wordsOfCode(asked: AskedCode): string {
  if (asked.is === 'unanswered') return `${texts.codeUnchecked}. ${sentencesOf(asked.problem).join(' ')}`;
  const { issuer } = asked;
  return [
    ...sentencesOfVerdict(codeStandingOf(asked.standing)),
    ...(issuer === null ? [] : [fromText(issuer), ...sentencesOfVerdict(namesakeWarning(issuer))]),
  ].join(' ');
}

function fromText({ name, domain }: StatementIssuer): string {
  return texts.from({ name: shopText(name, domain) });
}

function CodeAnswer({ asked }: { asked: AskedCode }) {
  if (asked.is === 'unanswered') {
    return <ProblemBanner title={texts.codeUnchecked} problem={asked.problem} />;
  }
  const { title, text } = codeStandingOf(asked.standing);
  const { issuer } = asked;
  return (
    <Stack space="large">
      <Banner tone={tones[asked.standing]} title={title}>
        <p>{text}</p>
        {issuer !== null && <p>{fromText(issuer)}</p>}
      </Banner>
      {issuer !== null && <NamesakeBanner issuer={issuer} />}
    </Stack>
  );
}

function ProblemBanner({ title, problem, action }: { title: string; problem: Problem; action?: ReactNode }) {
  return (
    <Banner tone="critical" title={title} action={action}>
      {sentencesOf(problem).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
