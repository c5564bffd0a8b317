import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { BeforeAfter } from '../../primitives/text/BeforeAfter.tsx';
import type { Outcome, Problem } from '../../primitives/feedback/outcome.ts';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { FileButton } from '../lists/FileButton.tsx';
import { onUse } from '../pages/on-use.tsx';
import { actWords, type QuestionFile, type QuestionMessage } from './question.ts';
import type { Reader } from './question-state.ts';
import * as styles from './QuestionThread.css.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('QuestionThread', {
  save: 'Save {name}',
  saving: 'Saving…',
  view: 'View {name}',
  loading: 'Loading…',
  closedAutomatically: 'Closed automatically because there was no reply.',
  closedWith: 'Closed. {text}',
  settled: 'Settled.',
  closed: 'Closed.',
  reopened: 'Reopened.',
  belongsTo: 'The line now belongs to {vendor}.',
  kilobytes: '{n} kB',
  megabytes: '{n} MB',
});

// It comes with the first picture that is looked at.
const { Component: PictureDialogOnUse } = onUse(
  async () => (await import('./PictureDialog.tsx')).PictureDialog,
);

/** `src` is the picture itself, as an address that an image takes. */
export type PictureAnswer = { is: 'ready'; src: string } | { is: 'refused'; problem: Problem };

type Props = {
  /** The earliest first. */
  messages: readonly QuestionMessage[];
  reader: Reader;
  /** In which the amounts are written. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The shop, for those of its people whose names are not shown. */
  shopName: string;
  /** Saves the file. */
  onFile: (file: QuestionFile) => Promise<Outcome>;
  /** Loads a picture, to be looked at here. */
  onPicture: (file: QuestionFile) => Promise<PictureAnswer>;
};

/**
 * All that was said about a line, and all that was done, the earliest first. The reader's own messages are at the end of the
 * line. Acts of the whole shop are its history.
 */
export function QuestionThread({ messages, ...look }: Props) {
  return (
    <ol role="list" className={styles.thread}>
      {messages.map((message) => (
        <Entry key={message.id} message={message} {...look} />
      ))}
    </ol>
  );
}

type EntryProps = Omit<Props, 'messages'> & { message: QuestionMessage };

function Entry({ message, ...look }: EntryProps) {
  if (message.kind === 'act') {
    return (
      <li className={styles.entry({ place: 'between' })}>
        <Act message={message} {...look} />
      </li>
    );
  }
  if (message.kind === 'state') {
    return (
      <li className={styles.entry({ place: 'between' })}>
        <StateNote message={message} {...look} />
        {message.side !== 'system' && message.text !== '' && <Said message={message} {...look} />}
      </li>
    );
  }
  return (
    <li className={styles.entry({ place: placeOf(message, look.reader) })}>
      <Said message={message} {...look} />
    </li>
  );
}

function Said({ message, reader, timeZone, shopName, ...calls }: EntryProps) {
  const place = placeOf(message, reader);
  return (
    <div className={styles.message({ place })}>
      <div className={styles.head}>
        <bdi className={styles.name}>{message.author ?? (message.side === 'shop' ? shopName : 'N/A')}</bdi>
        <span className={styles.time}>
          <DateTimeText instant={message.at} timeZone={timeZone} />
        </span>
      </div>
      <div dir="auto" className={styles.words}>
        {message.text}
      </div>
      {message.files.length > 0 && (
        <ul role="list" className={styles.files}>
          {message.files.map((file) => (
            <li key={file.id}>
              <MessageFile file={file} {...calls} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FileProps = Pick<Props, 'onFile' | 'onPicture'> & { file: QuestionFile };

/** A picture is looked at here, and another file is saved. */
function MessageFile({ file, onFile, onPicture }: FileProps) {
  const [src, setSrc] = useState<string | null>(null);
  const name = `${file.name} (${sizeText(file.size)})`;
  if (!file.content_type.startsWith('image/')) {
    return (
      <FileButton
        label={texts.save({ name })}
        busyLabel={texts.saving}
        size="small"
        onFetch={() => onFile(file)}
      />
    );
  }
  const show = async (): Promise<Outcome> => {
    const answer = await onPicture(file);
    if (answer.is === 'refused') return answer;
    setSrc(answer.src);
    return { is: 'done' };
  };
  return (
    <>
      <FileButton label={texts.view({ name })} busyLabel={texts.loading} size="small" onFetch={show} />
      {src !== null && (
        <PictureDialogOnUse
          name={file.name}
          src={src}
          onSave={() => onFile(file)}
          onClose={() => setSrc(null)}
        />
      )}
    </>
  );
}

function Act({ message, currency, timeZone }: EntryProps) {
  const { act, text } = message;
  if (act === null) return null;
  const { amount_before: before = null, amount_after: after, vendor_name: vendor } = act;
  return (
    <div className={styles.act}>
      <div>
        <span>{actWords[act.do]}</span>
        {vendor !== null && (
          <span>
            {' '}
            <TextWithElements text={texts.belongsTo} elements={{ vendor: <bdi>{vendor}</bdi> }} />
          </span>
        )}
      </div>
      {after !== undefined && (
        <div className={styles.figures} dir="ltr" translate="no">
          {before === null ? (
            formatDecimal(after, currency)
          ) : (
            <BeforeAfter before={formatDecimal(before, currency)} after={formatDecimal(after, currency)} />
          )}
        </div>
      )}
      {text !== '' && (
        <div dir="auto" className={styles.words}>
          {text}
        </div>
      )}
      <div>
        <DateTimeText instant={message.at} timeZone={timeZone} />
      </div>
    </div>
  );
}

function StateNote({ message, timeZone }: EntryProps) {
  return (
    <div className={styles.state}>
      <span>{stateNote(message)}</span> <DateTimeText instant={message.at} timeZone={timeZone} />
    </div>
  );
}

function stateNote({ state, side, text }: QuestionMessage): string {
  if (state === 'closed' && side === 'system') {
    return text === '' ? texts.closedAutomatically : texts.closedWith({ text });
  }
  if (state === 'settled') return texts.settled;
  if (state === 'closed') return texts.closed;
  return texts.reopened;
}

function placeOf({ side }: QuestionMessage, reader: Reader): 'own' | 'other' {
  return (side === 'shop' || side === 'system') === (reader === 'shop') ? 'own' : 'other';
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return texts.kilobytes({ n: Math.max(1, Math.round(bytes / 1000)) });
  return texts.megabytes({ n: (bytes / 1_000_000).toFixed(1) });
}
