import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ComponentProps } from 'react';
import { soldFor } from '../../../parts/orders/line-item.ts';
import { onUse } from '../../../parts/pages/on-use.tsx';
import { askerOf, lineOfQuestion, type ListedQuestion } from '../../../parts/questions/question.ts';
import type { Subject } from '../../../parts/questions/QuestionSubject.tsx';
import type { ActionState } from '../../../primitives/actions/action-state.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { actTitles, type ActKind, type ChangedLine } from './question-act.ts';

const texts = defineTexts('QuestionActs', {
  title: 'Put it right',
  lineGone: 'This line no longer exists. You can still make up for it with a custom item.',
  hint: 'You’ll review the amounts before anything changes. Making a change also settles the question.',
  cannotBeChanged: 'This cannot be changed now.',
});

// The dialog with its fields comes with the first change.
const { Component: QuestionActDialogOnUse } = onUse(
  async () => (await import('./QuestionActDialog.tsx')).QuestionActDialog,
);

/** Whether a change could be made now, and why not. */
export type MayChange = { allowed: boolean; why: string | null };

type Props = {
  question: Pick<ListedQuestion, 'title' | 'order_name' | 'vendor_name' | 'sales_rep_name'>;
  subject: Subject;
  mayOverride: MayChange;
  mayMove: MayChange;
  /** False where the line is another vendor's by now. */
  isAskers: boolean;
  /** Of the shop's books, and the one in which the payee's amounts are written. */
  books: CurrencyCode;
  written: CurrencyCode;
} & Pick<ComponentProps<typeof QuestionActDialogOnUse>, 'onPreview' | 'onSearchVendors' | 'onAct'>;

/** The changes that answer a question: another commission, an item beside the line, another vendor. */
export function QuestionActs({ question, subject, books, written, ...acts }: Props) {
  const { mayOverride, mayMove, isAskers, ...calls } = acts;
  const [open, setOpen] = useState<ActKind | null>(null);
  const allowed: Record<ActKind, MayChange> = {
    override: mayOverride,
    custom_item: { allowed: true, why: null },
    move: mayMove,
  };
  return (
    <Card title={texts.title}>
      <Stack space="small">
        <Text size="small" tone="muted">
          {hintOf(subject, mayOverride)}
        </Text>
        {kindsOf(subject, question).map((kind) => (
          <Button
            key={kind}
            label={`${actTitles[kind]}…`}
            width="full"
            onClick={() => setOpen(kind)}
            state={stateOf(allowed[kind])}
          />
        ))}
      </Stack>
      {open !== null && (
        <QuestionActDialogOnUse
          key={open}
          kind={open}
          line={changedLine(question, subject, isAskers, books)}
          books={books}
          written={written}
          {...calls}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

/** A sales rep's commission has one change; of a line that is gone an item can make up for it. */
function kindsOf({ is }: Subject, { vendor_name: vendor }: Props['question']): readonly ActKind[] {
  if (is === 'line') return ['override', 'custom_item', 'move'];
  if (is === 'part') return ['override'];
  return vendor === null ? [] : ['custom_item'];
}

function hintOf(subject: Subject, { allowed, why }: MayChange): string {
  if (subject.is === 'gone') return texts.lineGone;
  if (!allowed && why !== null) return why;
  return texts.hint;
}

function changedLine(
  question: Props['question'],
  subject: Subject,
  isPayees: boolean,
  books: CurrencyCode,
): ChangedLine {
  return {
    name: lineOfQuestion(question),
    payee: askerOf(question),
    commission: commissionOf(subject),
    isPayees,
    sold: subject.is === 'line' ? soldFor(subject.line, books) : null,
    share: subject.is === 'part' ? subject.part.percent : null,
  };
}

function commissionOf(subject: Subject): string | null {
  if (subject.is === 'line') return subject.line.commission_amount ?? null;
  return subject.is === 'part' ? subject.part.commission : null;
}

function stateOf({ allowed, why }: MayChange): ActionState {
  return allowed ? { is: 'ready' } : { is: 'disabled', reason: why ?? texts.cannotBeChanged };
}
