import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ComponentProps } from 'react';
import {
  filesInQuestion,
  type ImportGap,
  type ImportProblem,
  type ImportRole,
  type ImportRun,
} from '../../../parts/imports/import-run.ts';
import { ImportPanel } from '../../../parts/imports/ImportPanel.tsx';
import type { ListState } from '../../../parts/lists/list.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { ProgressBar } from '../../../primitives/feedback/ProgressBar.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { MoveInCard } from '../moves/MoveInCard.tsx';
import { ExportSteps } from './ExportSteps.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportDates, type DateOrders } from './ImportDates.tsx';
import { ImportEffect } from './ImportEffect.tsx';
import { ImportGapsTable } from './ImportGapsTable.tsx';
import { ImportMoney, type OpenFindings } from './ImportMoney.tsx';
import { ImportProblems } from './ImportProblems.tsx';

const texts = defineTexts('ImportScreen', {
  import: 'Import',
  description: 'Export your products and orders from Shopify, and see what every vendor is owed.',
  vendors: 'Vendors',
  dropFiles: '2. Drop the files here',
  sending: 'Sending {name}',
  checkFiles: 'Check files',
  sendingFiles: 'Sending the files…',
  hint: 'You’ll review the files before anything is imported. Importing the same files again won’t change anything, and paid amounts never change.',
  chooseAFile: 'Choose at least one file first.',
  products: 'Products',
  productsHint:
    'The products export, such as products_export.csv. It provides costs and product types, and is optional if the orders name the vendor of each item.',
  orders: 'Orders',
  ordersHint: 'The orders export, such as orders_export.csv. Commissions are calculated from this file.',
  refunds: 'Refunds (optional)',
  refundsHint: 'Columns: order, SKU, date, quantity, amount. This file lists the items that were returned.',
});

/** The files to send, each role at most once. */
export type ImportFiles = Partial<Record<ImportRole, File>>;

type Props = {
  /** The import at work or to be decided on, else the last one; null before the first. */
  run: ImportRun | null;
  /** The rows that `run` did not read, or not as they say. */
  problems: ListState<ImportProblem>;
  problemPages: Pages;
  /** The products whose lines lack something. */
  gaps: ListState<ImportGap>;
  gapPages: Pages;
  /** The orders of one kind of finding in `run`. */
  findings: OpenFindings;
  /** How far the files are sent; null while none are. */
  sending: { name: string; percent: number } | null;
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfVendors: string;
  /** Of moving in from another app; null for a person who may not. */
  hrefOfMoves: string | null;
  /** Sends the files and has them checked; done once the check runs. */
  onCheck: (files: ImportFiles) => Promise<Outcome>;
  /** Checks the files of `run` again with the answer to how their dates are written; done once the check runs. */
  onAnswer: (orders: DateOrders) => Promise<Outcome>;
  /** Saves the setting that the orders propose; null for a person who may not change settings. */
  onSetPricesIncludeTax: ComponentProps<typeof ImportMoney>['onSetPricesIncludeTax'];
  /** Imports the files of `run`, which are checked. */
  onImport: () => Promise<Outcome>;
  /** Gives up the check of `run` and its files. */
  onCancel: () => Promise<Outcome>;
};

type Pages = { page: number; pageSize: number; hrefOfPage: (page: number) => string };

/**
 * Takes in the files that a shop has exported: they are checked, looked at, and only then imported. Lists the rows that
 * were read and those that could not be.
 */
export function ImportScreen(props: Props) {
  const { run, problems, problemPages, gaps, gapPages, sending, currency } = props;
  const inQuestion = run === null ? [] : filesInQuestion(run);
  const isAsking = inQuestion.length > 0;
  const isChoosing = (run === null || !underReview.has(run.state)) && !isAsking;
  return (
    <Page
      title={texts.import}
      description={texts.description}
      back={{ href: props.hrefOfVendors, label: texts.vendors }}
      width="medium"
    >
      {run !== null && isAsking && (
        <ImportDates key={run.id} files={inQuestion} onAnswer={props.onAnswer} onCancel={props.onCancel} />
      )}
      {run !== null && !isAsking && (
        <ImportPanel
          run={run}
          currency={currency}
          timeZone={props.timeZone}
          hrefOfVendors={props.hrefOfVendors}
          money={<Money {...props} run={run} />}
          onImport={props.onImport}
          onCancel={props.onCancel}
        />
      )}
      {!isEmpty(gaps) && <ImportGapsTable gaps={gaps} {...gapPages} currency={currency} />}
      {!isEmpty(problems) && <ImportProblems problems={problems} {...problemPages} />}
      {run !== null && hasFigures.has(run.state) && <ImportColumns files={run.files} />}
      {isChoosing && <ExportSteps />}
      {isChoosing && <ChooseFiles sending={sending} onCheck={props.onCheck} />}
      {isChoosing && props.hrefOfMoves !== null && <MoveInCard href={props.hrefOfMoves} />}
    </Page>
  );
}

/** States in which other files have to wait. */
const underReview: ReadonlySet<ImportRun['state']> = new Set(['checking', 'checked', 'running']);

/** States in which the figures of an import are whole. */
const hasFigures: ReadonlySet<ImportRun['state']> = new Set(['checked', 'done']);

type MoneyProps = Pick<Props, 'findings' | 'currency' | 'onSetPricesIncludeTax'> & { run: ImportRun };

function Money({ run, findings, currency, onSetPricesIncludeTax }: MoneyProps) {
  if (!hasFigures.has(run.state)) return null;
  return (
    <>
      {run.findings.length > 0 && (
        <ImportMoney
          sums={run.findings}
          open={findings}
          currency={currency}
          onSetPricesIncludeTax={onSetPricesIncludeTax}
        />
      )}
      {run.state === 'checked' && <ImportEffect effect={run.effect} currency={currency} />}
    </>
  );
}

function isEmpty(list: ListState<unknown>): boolean {
  return list.is === 'ready' && list.total === 0;
}

function drops(): readonly { role: ImportRole; label: string; hint: string }[] {
  return [
    { role: 'products', label: texts.products, hint: texts.productsHint },
    { role: 'orders', label: texts.orders, hint: texts.ordersHint },
    { role: 'refunds', label: texts.refunds, hint: texts.refundsHint },
  ];
}

type Starting = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

function ChooseFiles({ sending, onCheck }: Pick<Props, 'sending' | 'onCheck'>) {
  const [files, setFiles] = useState<ImportFiles>({});
  const [starting, setStarting] = useState<Starting>({ is: 'idle' });
  const isBusy = starting.is === 'busy';
  const hasFiles = files.products !== undefined || files.orders !== undefined || files.refunds !== undefined;

  const check = async () => {
    setStarting({ is: 'busy' });
    const outcome = await onCheck(files).catch(rejected);
    if (outcome.is === 'done') setFiles({});
    setStarting(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };

  return (
    <Card title={texts.dropFiles}>
      <Stack space="large">
        {starting.is === 'refused' && <RefusalBanner problem={starting.problem} />}
        {drops().map(({ role, label, hint }) => {
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
        {sending !== null && (
          <ProgressBar label={texts.sending({ name: sending.name })} value={sending.percent} />
        )}
        <Stack space="small" align="start">
          <Button
            label={texts.checkFiles}
            tone="primary"
            onClick={() => void check()}
            state={
              isBusy
                ? { is: 'busy', label: texts.sendingFiles }
                : hasFiles
                  ? { is: 'ready' }
                  : { is: 'disabled', reason: texts.chooseAFile }
            }
          />
          {!hasFiles && <Text size="small">{texts.chooseAFile}</Text>}
          <Text size="small" tone="muted">
            {texts.hint}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

const accepted = ['.csv'];
