import { questionLimits } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState, type ReactNode } from 'react';
import { FileDrop } from '../../primitives/fields/FileDrop.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';

const texts = defineTexts('UseQuestionFiles', {
  tooMany: 'A message can have up to {mostFiles} files.',
  label: 'Pictures or PDFs (optional)',
  hint: 'Up to {mostFiles} files of 5 MB each.',
  tooLarge: 'This file is larger than 5 MB.',
  notSent: 'Nothing has been sent yet, because a file was rejected. Remove that file or choose another one.',
});

export type UploadAnswer = { is: 'done'; id: number } | { is: 'refused'; problem: Problem };

/** The text of a message, and the files that were uploaded for it. */
export type WrittenMessage = { text: string; files: number[] };

const { files: mostFiles, fileBytes: mostBytes } = questionLimits;
const endings = ['.png', '.jpg', '.jpeg', '.webp', '.gif', '.pdf'];

type Chosen = { id: string; file: File; error: string | null };

/**
 * The files of a message: `field` chooses them, and `sendWith` uploads those that are not there yet before it sends the
 * message. A file that is refused says so in the field, and nothing is sent.
 */
export function useQuestionFiles(onUpload: (file: File) => Promise<UploadAnswer>): {
  field: ReactNode;
  sendWith: (send: (files: number[]) => Promise<Outcome>) => Promise<Outcome>;
} {
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [error, setError] = useState<string | null>(null);
  const chosen = useRef(0);
  /** A message that was refused is sent again with the same files. */
  const [uploaded] = useState(() => new Map<string, number>());

  const add = (added: File[]) => {
    const room = mostFiles - files.length;
    setError(added.length > room ? texts.tooMany({ mostFiles }) : null);
    const taken = added.slice(0, room).map((file) => {
      chosen.current += 1;
      return { id: String(chosen.current), file, error: file.size > mostBytes ? texts.tooLarge : null };
    });
    setFiles([...files, ...taken]);
  };
  const fail = (id: string, problem: Problem): Outcome => {
    const why = sentencesOf(problem).join(' ');
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, error: why } : one)));
    return refusedWith(texts.notSent);
  };
  const sendWith = async (send: (ids: number[]) => Promise<Outcome>): Promise<Outcome> => {
    if (files.some(({ file }) => file.size > mostBytes)) return refusedWith(texts.notSent);
    const ids: number[] = [];
    for (const { id, file } of files) {
      const known = uploaded.get(id);
      const answer =
        known === undefined ? await onUpload(file).catch(rejected) : ({ is: 'done', id: known } as const);
      if (answer.is === 'refused') return fail(id, answer.problem);
      uploaded.set(id, answer.id);
      ids.push(answer.id);
    }
    return send(ids);
  };
  const field = (
    <FileDrop
      label={texts.label}
      hint={texts.hint({ mostFiles })}
      accept={endings}
      isMultiple
      files={files.map(({ id, file, error: fault }) => ({
        id,
        name: file.name,
        size: file.size,
        error: fault,
      }))}
      onAdd={add}
      onRemove={(id) => {
        setError(null);
        setFiles(files.filter((one) => one.id !== id));
      }}
      error={error}
    />
  );
  return { field, sendWith };
}

function refusedWith(detail: string): Outcome {
  return { is: 'refused', problem: { detail, errors: [{ detail }] } };
}
