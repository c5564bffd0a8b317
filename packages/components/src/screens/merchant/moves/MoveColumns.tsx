import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { hasFiles, isReadable } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ActButton } from './ActButton.tsx';
import type { ColumnsAnswer } from './columns-form.ts';
import { ColumnsOfFile } from './ColumnsOfFile.tsx';
import { moveFileNames, type MoveFile, type MoveProfile } from './move.ts';
import { MoveProfiles } from './MoveProfiles.tsx';

const texts = defineTexts('MoveColumns', {
  filesMissing: 'The payouts and commissions files are required.',
  check: 'Check the old payouts',
  checking: 'Starting the check…',
  columnsMissing: 'Match the columns in {file} first.',
  checkDetail:
    'Each payout will be recalculated from your orders, using the rules in force on the day of each order. Nothing has been recorded yet.',
});

export type { ColumnsAnswer };

type Props = {
  files: readonly MoveFile[];
  /** Ways of reading that were saved under a name. */
  profiles: Loadable<readonly MoveProfile[]>;
  /** Null for a person who may only read. */
  changes: {
    onSave: (role: MovingFile, answer: ColumnsAnswer) => Promise<Outcome>;
    /** Reads the files as others were read before. */
    onUseProfile: (profileId: number) => Promise<Outcome>;
    onSaveProfile: (name: string) => Promise<Outcome>;
    onDeleteProfile: (profileId: number) => Promise<Outcome>;
    /** Works the payouts out again; done once that has begun. */
    onCheck: () => Promise<Outcome>;
  } | null;
};

/** Which column is which, file by file. The check waits until all of them can be read. */
export function MoveColumns({ files, profiles, changes }: Props) {
  const waiting = files.find((file) => !isReadable(file));
  const whole = hasFiles(files) ? null : texts.filesMissing;
  return (
    <Stack space="large">
      {changes !== null && (
        <MoveProfiles
          profiles={profiles}
          canSave={waiting === undefined && files.length > 0}
          onUse={changes.onUseProfile}
          onSave={changes.onSaveProfile}
          onDelete={changes.onDeleteProfile}
        />
      )}
      {files.map((file) => (
        <ColumnsOfFile
          // A mapping that has changed is replaced, with its own defaults.
          key={JSON.stringify([file.role, file.columns, file.date_order, file.decimal_mark, file.rate_form])}
          file={file}
          onSave={changes === null ? null : (answer) => changes.onSave(file.role, answer)}
        />
      ))}
      {changes !== null && (
        <Card>
          <Stack space="small" align="start">
            <ActButton
              label={texts.check}
              busyLabel={texts.checking}
              tone="primary"
              waitsFor={
                waiting === undefined ? whole : texts.columnsMissing({ file: moveFileNames[waiting.role] })
              }
              onAct={changes.onCheck}
            />
            <Text size="small" tone="muted">
              {texts.checkDetail}
            </Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
