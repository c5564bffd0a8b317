import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { FormErrorSummary } from '../../../primitives/forms/FormErrorSummary.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Spinner } from '../../../primitives/feedback/Spinner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { ImportReview, Reviewed } from './customer.ts';
import { ImportReviewView } from './ImportReviewView.tsx';

const texts = defineTexts('ImportCustomersDialog', {
  importCustomers: 'Import Customers',
  csvFile: 'CSV file',
  hint: 'One line for each customer: first name, last name, email. The first line can contain the column names.',
  readingTheFile: 'Reading the file…',
  cancel: 'Cancel',
  pleaseWaitForTheAnswer: 'Please wait for a response.',
  importing: 'Importing…',
  import: 'Import',
  chooseAFileFirst: 'Choose a file first.',
  correctTheFileFirst: 'Correct the file first.',
  thereIsNoNewCustomer: 'There are no new customers in the file.',
  importThem: '{n, plural, =1 {Import One Customer} other {Import # Customers}}',
  notRead: 'The file could not be read. Please choose it again.',
});

type Props = {
  /** The effect of the file; nothing is saved. */
  onReview: (file: File) => Promise<Reviewed>;
  /** All of the file or nothing. */
  onImport: (file: File) => Promise<Outcome>;
  onClose: () => void;
};

type Step =
  | { is: 'choosing'; problem: Problem | null }
  | { is: 'reading'; file: File }
  | { is: 'reviewed'; file: File; review: ImportReview; problem: Problem | null }
  | { is: 'importing'; file: File; review: ImportReview };

/**
 * Customers from a file: chosen, looked at, and only then imported. Mount it to open it. One customer is typed in an
 * AddCustomerDialog.
 */
export function ImportCustomersDialog({ onReview, onImport, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'choosing', problem: null });
  // An answer about a file that was taken away meanwhile is not shown.
  const asked = useRef(0);

  const review = async (file: File) => {
    const nth = ++asked.current;
    setStep({ is: 'reading', file });
    const reviewed = await onReview(file).catch((error: unknown): Reviewed => {
      reportError(error);
      return { is: 'refused', problem: { detail: texts.notRead, errors: [] } };
    });
    if (asked.current !== nth) return;
    setStep(
      reviewed.is === 'read'
        ? { is: 'reviewed', file, review: reviewed.review, problem: null }
        : { is: 'choosing', problem: reviewed.problem },
    );
  };
  const removeFile = () => {
    asked.current += 1;
    setStep({ is: 'choosing', problem: null });
  };
  const importNow = async (file: File, read: ImportReview) => {
    setStep({ is: 'importing', file, review: read });
    const outcome = await onImport(file).catch(rejected);
    if (outcome.is === 'done') onClose();
    else setStep({ is: 'reviewed', file, review: read, problem: outcome.problem });
  };

  const isImporting = step.is === 'importing';
  const file = step.is === 'choosing' ? null : step.file;
  return (
    <Dialog isOpen onClose={onClose} title={texts.importCustomers} canClose={!isImporting}>
      <Stack space="large">
        {step.is === 'reviewed' && step.problem !== null && (
          <FormErrorSummary errors={sentencesOf(step.problem).map((message) => ({ message }))} />
        )}
        {isImporting ? (
          <Text>{file?.name}</Text>
        ) : (
          <FileDrop
            label={texts.csvFile}
            hint={texts.hint}
            accept={['.csv']}
            files={file === null ? [] : [{ id: 'file', name: file.name, size: file.size, error: null }]}
            error={
              step.is === 'choosing' && step.problem !== null ? sentencesOf(step.problem).join(' ') : null
            }
            onAdd={([chosen]) => {
              if (chosen !== undefined) void review(chosen);
            }}
            onRemove={removeFile}
          />
        )}
        {step.is === 'reading' && (
          <Inline space="small">
            <Spinner size="small" />
            <Text as="span">
              <output>{texts.readingTheFile}</output>
            </Text>
          </Inline>
        )}
        {(step.is === 'reviewed' || step.is === 'importing') && <ImportReviewView review={step.review} />}
        <DialogActions>
          <Button
            label={texts.cancel}
            onClick={onClose}
            state={isImporting ? { is: 'disabled', reason: texts.pleaseWaitForTheAnswer } : { is: 'ready' }}
          />
          <ImportButton step={step} onImport={(chosen, read) => void importNow(chosen, read)} />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

type ImportButtonProps = { step: Step; onImport: (file: File, review: ImportReview) => void };

function ImportButton({ step, onImport }: ImportButtonProps) {
  if (step.is === 'importing') {
    const label = importLabel(step.review);
    return (
      <Button
        label={label}
        tone="primary"
        onClick={() => undefined}
        state={{ is: 'busy', label: texts.importing }}
      />
    );
  }
  if (step.is !== 'reviewed') {
    return (
      <Button
        label={texts.import}
        tone="primary"
        onClick={() => undefined}
        state={{ is: 'disabled', reason: texts.chooseAFileFirst }}
      />
    );
  }
  const { file, review } = step;
  const reason = whyNot(review);
  return (
    <Button
      label={importLabel(review)}
      tone="primary"
      onClick={() => onImport(file, review)}
      state={reason === null ? { is: 'ready' } : { is: 'disabled', reason }}
    />
  );
}

function whyNot({ customers, problems }: ImportReview): string | null {
  if (problems.length > 0) return texts.correctTheFileFirst;
  return customers.length === 0 ? texts.thereIsNoNewCustomer : null;
}

function importLabel({ customers, problems }: ImportReview): string {
  if (problems.length > 0 || customers.length === 0) return texts.import;
  return texts.importThem({ n: customers.length });
}
