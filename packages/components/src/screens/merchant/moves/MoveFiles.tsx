import { isolated } from '@consignment/domain/text/direction';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { hasFiles } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import { rejected, sentencesOf, type Outcome } from '../../../primitives/feedback/outcome.ts';
import { Spinner } from '../../../primitives/feedback/Spinner.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { moveFileNames, type MoveFile } from './move.ts';

const texts = defineTexts('MoveFiles', {
  sentTitle: 'Files from the previous app',
  noFile: 'No files have been sent yet.',
  title: 'Files from your previous app',
  intro:
    'Export the files as CSV and choose them here without changing them. They will be kept with this move, and nothing will be recorded until you’ve reviewed it.',
  sending: 'Sending {name}…',
  next: 'Continue to columns',
  filesMissing: 'The payouts and commissions files are required to continue.',
  payouts: 'Payouts',
  payoutsHint: 'One row for each payout: its number, vendor, day and amount.',
  commissions: 'Commissions',
  commissionsHint:
    'One row for each line sold: order, product or SKU, vendor, quantity, amount, and the payout that included the line.',
  vendors: 'Vendors (optional)',
  vendorsHint:
    'One row for each vendor: name, email and unpaid amount. This file helps to match the previous app’s vendors to yours.',
});

type Props = {
  files: readonly MoveFile[];
  hrefOfColumns: string;
  /** Sends a file, which takes the place of one of the same role. Null for a person who may not. */
  onUpload: ((role: MovingFile, file: File) => Promise<Outcome>) | null;
  onRemove: ((role: MovingFile) => Promise<Outcome>) | null;
};

type Sending = { role: MovingFile; name: string } | null;
type Fault = { role: MovingFile; words: string } | null;

/** The three files of an former app. Each is sent as soon as it is chosen. */
export function MoveFiles({ files, hrefOfColumns, onUpload, onRemove }: Props) {
  const [sending, setSending] = useState<Sending>(null);
  const [fault, setFault] = useState<Fault>(null);

  const send = async (role: MovingFile, file: File | undefined) => {
    if (file === undefined || onUpload === null) return;
    setFault(null);
    setSending({ role, name: file.name });
    show(role, await onUpload(role, file).catch(rejected));
    setSending(null);
  };
  const remove = async (role: MovingFile) => {
    if (onRemove === null) return;
    setFault(null);
    show(role, await onRemove(role).catch(rejected));
  };
  const show = (role: MovingFile, outcome: Outcome) => {
    if (outcome.is === 'refused') setFault({ role, words: sentencesOf(outcome.problem).join(' ') });
  };

  if (onUpload === null) {
    return (
      <Card title={texts.sentTitle}>
        {files.length === 0 ? (
          <Text tone="muted">{texts.noFile}</Text>
        ) : (
          <DescriptionList
            items={files.map(({ role, name }) => ({
              term: moveFileNames[role],
              description: <bdi>{name}</bdi>,
            }))}
          />
        )}
      </Card>
    );
  }
  return (
    <Card title={texts.title}>
      <Stack space="large">
        <Text>{texts.intro}</Text>
        {drops().map(({ role, label, hint }) => (
          <Stack key={role} space="small">
            <FileDrop
              label={label}
              hint={hint}
              accept={accepted}
              files={files
                .filter((file) => file.role === role)
                .map(({ name, size }) => ({ id: role, name, size, error: null }))}
              onAdd={([file]) => void send(role, file)}
              onRemove={() => void remove(role)}
              error={fault?.role === role ? fault.words : null}
            />
            <div role="status">
              {sending?.role === role && (
                <Inline space="xsmall">
                  <Spinner size="small" />
                  <Text>{texts.sending({ name: isolated(sending.name) })}</Text>
                </Inline>
              )}
            </div>
          </Stack>
        ))}
        <Stack space="small" align="start">
          {hasFiles(files) ? (
            <ButtonLink href={hrefOfColumns} label={texts.next} tone="primary" />
          ) : (
            <Text tone="muted">{texts.filesMissing}</Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

const accepted = ['.csv'];

const drops = (): readonly { role: MovingFile; label: string; hint: string }[] => [
  { role: 'payouts', label: texts.payouts, hint: texts.payoutsHint },
  { role: 'commissions', label: texts.commissions, hint: texts.commissionsHint },
  { role: 'vendors', label: texts.vendors, hint: texts.vendorsHint },
];
