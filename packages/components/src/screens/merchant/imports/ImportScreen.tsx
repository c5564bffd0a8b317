import { useState } from 'react';
import type { ImportProblem, ImportRole, ImportRun } from '../../../parts/import-run.ts';
import { ImportPanel } from '../../../parts/ImportPanel.tsx';
import type { ListState } from '../../../parts/list.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { FileDrop } from '../../../primitives/FileDrop.tsx';
import { unknownProblem, type Outcome, type Problem } from '../../../primitives/outcome.ts';
import { RefusalBanner } from '../../../primitives/RefusalBanner.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { ExportSteps } from './ExportSteps.tsx';
import { ImportProblems } from './ImportProblems.tsx';

/** The files to send, each role at most once. */
export type ImportFiles = Partial<Record<ImportRole, File>>;

type Props = {
  /** The import at work, else the last one; null before the first. */
  run: ImportRun | null;
  /** The rows that `run` did not read. */
  problems: ListState<ImportProblem>;
  problemPages: { page: number; pageSize: number; hrefOfPage: (page: number) => string };
  /** How far the files are sent; null while none are. */
  sending: { name: string; percent: number } | null;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfVendors: string;
  /** Sends the files and starts the import; done once it runs. */
  onStart: (files: ImportFiles) => Promise<Outcome>;
};

/** Takes in what a shop has exported, and tells what was read and what was not. */
export function ImportScreen(props: Props) {
  const { run, problems, problemPages, sending } = props;
  const isRunning = run?.state === 'running';
  return (
    <Page
      title="Import"
      description="Take your products and orders out of Shopify, and see what every vendor is owed."
      back={{ href: props.hrefOfVendors, label: 'Vendors' }}
      width="medium"
    >
      {run !== null && (
        <ImportPanel run={run} timeZone={props.timeZone} hrefOfVendors={props.hrefOfVendors} />
      )}
      {run !== null && run.counts.skipped > 0 && <ImportProblems problems={problems} {...problemPages} />}
      {!isRunning && <ExportSteps />}
      {!isRunning && <ChooseFiles sending={sending} onStart={props.onStart} />}
    </Page>
  );
}

const drops: readonly { role: ImportRole; label: string; hint: string }[] = [
  {
    role: 'products',
    label: 'Products',
    hint: 'The products export, such as products_export.csv. Vendors, costs and product types come from it.',
  },
  {
    role: 'orders',
    label: 'Orders',
    hint: 'The orders export, such as orders_export.csv. Commissions are worked out from it.',
  },
  {
    role: 'refunds',
    label: 'Refunds (optional)',
    hint: 'Columns: order, SKU, date, quantity, amount. It says which items came back.',
  },
];

type Starting = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

function ChooseFiles({ sending, onStart }: Pick<Props, 'sending' | 'onStart'>) {
  const [files, setFiles] = useState<ImportFiles>({});
  const [starting, setStarting] = useState<Starting>({ is: 'idle' });
  const isBusy = starting.is === 'busy';
  const hasFiles = files.products !== undefined || files.orders !== undefined || files.refunds !== undefined;

  const start = async () => {
    setStarting({ is: 'busy' });
    const outcome = await onStart(files).catch((error: unknown): Outcome => {
      reportError(error);
      return { is: 'refused', problem: unknownProblem };
    });
    if (outcome.is === 'done') setFiles({});
    setStarting(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };

  return (
    <Card title="2. Drop the files here">
      <Stack space="large">
        {starting.is === 'refused' && <RefusalBanner problem={starting.problem} />}
        {drops.map(({ role, label, hint }) => {
          const file = files[role];
          return (
            <FileDrop
              key={role}
              label={label}
              hint={hint}
              accept={accepted}
              files={file === undefined ? [] : [{ id: role, name: file.name, size: file.size, error: null }]}
              onAdd={([added]) => setFiles({ ...files, [role]: added })}
              onRemove={() => setFiles({ ...files, [role]: undefined })}
            />
          );
        })}
        {sending !== null && <ProgressBar label={`Sending ${sending.name}`} value={sending.percent} />}
        <Stack space="small" align="start">
          <Button
            label="Start import"
            tone="primary"
            onClick={() => void start()}
            state={
              isBusy
                ? { is: 'busy', label: 'Starting the import…' }
                : hasFiles
                  ? { is: 'ready' }
                  : { is: 'disabled', reason: 'Choose at least one file first.' }
            }
          />
          <Text size="small" tone="muted">
            Importing the same files again changes nothing, and what you have paid stays as it is.
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

const accepted = ['.csv'];
