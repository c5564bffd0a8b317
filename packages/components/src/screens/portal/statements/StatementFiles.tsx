import { defineTexts } from '@consignment/domain/text/texts';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { StatementFile } from '../../../parts/statements/statement.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import * as styles from './StatementFiles.css.ts';

const texts = defineTexts('StatementFiles', {
  filesOf: 'Files for {name}',
});

type Props = {
  /** The period of the statement in words. */
  name: string;
  /** Saves the statement as a file. */
  onFile: (type: StatementFile) => Promise<Outcome>;
};

/** The files of one statement of a list, side by side. */
export function StatementFiles({ name, onFile }: Props) {
  return (
    <div role="group" aria-label={texts.filesOf({ name })} className={styles.files}>
      {files.map(({ type, label }) => (
        <FileButton key={type} label={label} busyLabel={label} size="small" onFetch={() => onFile(type)} />
      ))}
    </div>
  );
}

const files = [
  { type: 'pdf', label: 'PDF' },
  { type: 'csv', label: 'CSV' },
  { type: 'json', label: 'JSON' },
] as const;
