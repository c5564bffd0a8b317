import { defineTexts } from '@consignment/domain/text/texts';
import FileIcon from 'lucide-react/icons/file';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import { FieldError } from '../forms/FieldError.tsx';
import { FieldHint } from '../forms/FieldHint.tsx';
import { field, label as labelStyle, words } from './Field.css.ts';
import * as styles from './FileDrop.css.ts';
import { focusBeside } from '../overlays/focus-beside.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { iconSize } from '../text/icon.css.ts';
import { TextWithElements } from '../text/TextWithElements.tsx';

const texts = defineTexts('FileDrop', {
  onlyOne: 'You can only add one file here, but you chose {n, plural, other {#}}. Choose one of them.',
  chosenFiles: '{label}: chosen files',
  remove: 'Remove {name}',
  notTaken: 'Not a {endings} file: {files}',
  or: 'or',
  dropFile: 'Drop a file here or {browse}',
  dropFiles: 'Drop files here or {browse}',
  browse: 'browse',
  bytes: '{n} B',
  kilobytes: '{n} kB',
  megabytes: '{n} MB',
});

export type ChosenFile = {
  /** Stable within the list. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The fault of this file; null when there is none. */
  error: string | null;
};

type Props = {
  label: string;
  hint?: string;
  /** Endings that are taken, each with its dot, such as `.csv`. */
  accept: readonly string[];
  isMultiple?: boolean;
  files: readonly ChosenFile[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  error?: string | null;
};

/**
 * Chooses files by dropping them or from the system's own window. Reading and sending them is the caller's. A single
 * picture that already has an address belongs in TextField.
 */
export function FileDrop({
  label,
  hint,
  accept,
  isMultiple = false,
  files,
  onAdd,
  onRemove,
  error = null,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const shownError = refused ?? error;
  const describedBy = [hint && `${id}-hint`, shownError !== null && `${id}-error`].filter(Boolean).join(' ');

  const add = (chosen: File[]) => {
    if (!isMultiple && chosen.length > 1) {
      setRefused(texts.onlyOne({ n: chosen.length }));
      return;
    }
    const isTaken = (file: File) => accept.some((ending) => file.name.toLowerCase().endsWith(ending));
    const taken = chosen.filter(isTaken);
    const others = chosen.filter((file) => !isTaken(file)).map((file) => file.name);
    setRefused(
      others.length === 0
        ? null
        : texts.notTaken({ endings: accept.join(` ${texts.or} `), files: others.join(', ') }),
    );
    if (taken.length > 0) onAdd(taken);
  };
  const remove = (fileId: string, at: number) => {
    if (!focusBeside(list.current, at)) input.current?.focus();
    onRemove(fileId);
  };

  return (
    <div className={field}>
      <div className={words}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        <FieldHint id={`${id}-hint`} text={hint} />
      </div>
      <div className={styles.frame}>
        <div className={styles.area} data-over={isOver}>
          <Upload aria-hidden className={iconSize.large} />
          <p>
            <TextWithElements
              text={isMultiple ? texts.dropFiles : texts.dropFile}
              elements={{ browse: <span className={styles.browse}>{texts.browse}</span> }}
            />
          </p>
          <input
            ref={input}
            id={id}
            type="file"
            multiple={isMultiple}
            accept={accept.join(',')}
            aria-describedby={describedBy || undefined}
            aria-invalid={shownError === null ? undefined : true}
            className={styles.input}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            // Left to itself, an input for one file ignores two that are dropped on it, without a word.
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              setIsOver(false);
              add([...event.dataTransfer.files]);
            }}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              // The same file can then be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        </div>
      </div>
      <div role="alert" className={styles.problem}>
        <FieldError id={`${id}-error`} text={shownError} />
      </div>
      {files.length > 0 && (
        <ul ref={list} className={styles.files} aria-label={texts.chosenFiles({ label })}>
          {files.map((file, at) => (
            <li key={file.id} className={styles.file}>
              <FileIcon aria-hidden className={iconSize.medium} />
              <div className={styles.words}>
                <p>{file.name}</p>
                <p className={styles.size}>{fileSize(file.size)}</p>
                <FieldError id={`${id}-${file.id}`} text={file.error} />
              </div>
              <IconButton
                icon={Trash2}
                label={texts.remove({ name: file.name })}
                onClick={() => remove(file.id, at)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function fileSize(bytes: number): string {
  if (bytes < 1000) return texts.bytes({ n: bytes });
  if (bytes < 1_000_000) return texts.kilobytes({ n: (bytes / 1000).toFixed(0) });
  return texts.megabytes({ n: (bytes / 1_000_000).toFixed(1) });
}
