import { useCallback, useState, type ReactNode } from 'react';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import type { NewQuestion } from './AskQuestionDialog.tsx';
import { onUse } from '../pages/on-use.tsx';
import type { UploadAnswer } from './use-question-files.tsx';

// The dialog with its form comes with the first question.
const { Component: AskQuestionDialogOnUse } = onUse(
  async () => (await import('./AskQuestionDialog.tsx')).AskQuestionDialog,
);

/** How a question about a line is sent. */
export type AskCalls = {
  /** Another effect of asking, such as that the line may wait; null for none. */
  note: string | null;
  onUpload: (file: File) => Promise<UploadAnswer>;
  /** However often the same question is sent, it is asked once. */
  onAsk: (lineId: number, question: NewQuestion) => Promise<Outcome>;
};

/** A line that is asked about; its `name` such as `#1001, Folding table`. */
type Asked = { id: number; name: string };

/** Opens the dialog that asks about a line; `open` is null where `calls` are. Draw `dialog` beside the list. */
export function useAskQuestion(calls: AskCalls | null): {
  open: ((line: Asked) => void) | null;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useCallback((line: Asked) => setAsked(line), []);
  const dialog = asked !== null && calls !== null && (
    <AskQuestionDialogOnUse
      what={asked.name}
      note={calls.note}
      onUpload={calls.onUpload}
      onAsk={(question) => calls.onAsk(asked.id, question)}
      onClose={() => setAsked(null)}
    />
  );
  return { open: calls === null ? null : open, dialog };
}
