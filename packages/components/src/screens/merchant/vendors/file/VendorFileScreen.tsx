import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../../primitives/actions/ButtonLink.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { rejected, type Problem } from '../../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../../primitives/feedback/RefusalBanner.tsx';
import { FileDrop } from '../../../../primitives/fields/FileDrop.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { Inline } from '../../../../primitives/layout/Inline.tsx';
import { Page } from '../../../../primitives/layout/Page.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import type {
  VendorFileAdded,
  VendorFileCheck,
  VendorFileColumnChoice,
  VendorFileOutcome,
} from './vendor-file-check.ts';
import { VendorFileColumns } from './VendorFileColumns.tsx';
import { VendorFileResult } from './VendorFileResult.tsx';

const texts = defineTexts('VendorFileScreen', {
  title: 'Add vendors from a file',
  description: 'Use a spreadsheet with one vendor in each row, saved as CSV.',
  vendors: 'Vendors',
  viewVendors: 'View vendors',
  readAgain: 'Read the file again',
  chooseAnother: 'Choose another file',
  wait: 'Please wait for a response.',
  headingsHint:
    'The first row has the headings: Vendor, plus any of Contact, Email, Phone, Address, Commission and PayPal email.',
  intro:
    'You’ll see the result before anything is saved. If you choose the same file again, no vendors will be added twice.',
  adding: 'Adding…',
  readingFile: 'Reading the file…',
  nothingToAdd: 'There is nothing to add.',
  fileIsRead: 'The file is being read…',
  fillIn: 'Fill in details for {n, plural, one {# vendor} other {# vendors}}',
  add: 'Add {n, plural, one {# vendor} other {# vendors}}',
  addAndFillIn: 'Add {n, plural, one {# vendor} other {# vendors}}, fill in details for {filled}',
  filledIn: 'Details have been filled in for {n, plural, one {# vendor} other {# vendors}}.',
  added: '{n, plural, one {# vendor} other {# vendors}} added.',
  addedAndFilledIn:
    '{n, plural, one {# vendor} other {# vendors}} added, and details filled in for {filled}.',
});

type Props = {
  hrefOfVendors: string;
  hrefOfVendor: (vendorId: number) => string;
  /** Reads the file, without columns by its headings; nothing is written. */
  onCheck: (file: File, columns: VendorFileColumnChoice | null) => Promise<VendorFileOutcome>;
  /** Writes the result of the check. The same check may be sent again. */
  onAdd: (file: File, check: VendorFileCheck) => Promise<VendorFileAdded>;
  /** The next step after the vendors are there: inviting them. */
  invite: ReactNode;
};

/** `isOld` once a column was changed, until the file is read with it. */
type Checked = { file: File; check: VendorFileCheck; isOld: boolean };
type Added = Extract<VendorFileAdded, { is: 'added' }>;
type Busy = 'reading' | 'adding' | null;

/** Adds vendors from a file: its columns are confirmed and its rows checked before anything is written. */
export function VendorFileScreen({ hrefOfVendors, hrefOfVendor, onCheck, onAdd, invite }: Props) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  // An answer to columns that were changed again is not shown.
  const last = useRef(0);

  const read = async (file: File, columns: VendorFileColumnChoice | null) => {
    const nth = (last.current += 1);
    setBusy('reading');
    const outcome = await onCheck(file, columns).catch(rejected);
    if (nth !== last.current) return;
    setBusy(null);
    setProblem(outcome.is === 'refused' ? outcome.problem : null);
    if (outcome.is === 'checked') setChecked({ file, check: outcome.check, isOld: false });
  };
  const add = async ({ file, check }: Checked) => {
    setBusy('adding');
    setProblem(null);
    const outcome = await onAdd(file, check).catch(rejected);
    if (outcome.is === 'added') setAdded(outcome);
    else if (outcome.problem.code === 'stale') await read(file, columnsOf(check));
    setBusy(null);
    if (outcome.is === 'refused') setProblem(outcome.problem);
  };
  const another = () => {
    last.current += 1;
    setChecked(null);
    setProblem(null);
    setBusy(null);
  };

  return (
    <Page
      title={texts.title}
      description={texts.description}
      back={{ href: hrefOfVendors, label: texts.vendors }}
      width="medium"
    >
      {problem !== null && <RefusalBanner problem={problem} />}
      {added !== null && (
        <>
          <Banner tone="positive" title={addedText(added)} announcement="polite" />
          {invite}
          <Inline space="small">
            <ButtonLink href={hrefOfVendors} label={texts.viewVendors} />
          </Inline>
        </>
      )}
      {added === null && checked === null && (
        <Choose isReading={busy === 'reading'} onChoose={(file) => void read(file, null)} />
      )}
      {added === null && checked !== null && (
        <>
          <VendorFileColumns
            columns={checked.check.columns}
            onChange={(columns) => {
              setChecked({ ...checked, check: withColumns(checked.check, columns), isOld: true });
              void read(checked.file, columns);
            }}
          />
          <VendorFileResult check={checked.check} hrefOfVendor={hrefOfVendor} />
          <Inline space="small">
            <Button
              label={checked.isOld ? texts.readAgain : addLabel(checked.check)}
              tone="primary"
              onClick={() =>
                void (checked.isOld ? read(checked.file, columnsOf(checked.check)) : add(checked))
              }
              state={stateOf(checked, busy)}
            />
            <Button
              label={texts.chooseAnother}
              onClick={another}
              state={busy === 'adding' ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
            />
          </Inline>
        </>
      )}
    </Page>
  );
}

function Choose({ isReading, onChoose }: { isReading: boolean; onChoose: (file: File) => void }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Card>
      <Stack space="medium">
        <FileDrop
          label={texts.vendors}
          hint={texts.headingsHint}
          accept={['.csv', '.txt', '.tsv']}
          files={file === null ? [] : [{ id: 'vendors', name: file.name, size: file.size, error: null }]}
          onAdd={([chosen]) => {
            if (chosen === undefined) return;
            setFile(chosen);
            onChoose(chosen);
          }}
          onRemove={() => setFile(null)}
        />
        <VisuallyHidden role="status">{isReading ? texts.fileIsRead : ''}</VisuallyHidden>
        <Text size="small" tone="muted">
          {isReading ? texts.fileIsRead : texts.intro}
        </Text>
      </Stack>
    </Card>
  );
}

function columnsOf({ columns }: VendorFileCheck): VendorFileColumnChoice {
  return columns.map(({ field }) => field);
}

function withColumns(check: VendorFileCheck, fields: VendorFileColumnChoice): VendorFileCheck {
  return { ...check, columns: check.columns.map((one, at) => ({ ...one, field: fields[at] ?? null })) };
}

function addLabel({ added: { length: n }, filled: { length: filled } }: VendorFileCheck): string {
  if (filled === 0) return texts.add({ n });
  return n === 0 ? texts.fillIn({ n: filled }) : texts.addAndFillIn({ n, filled: formatCount(filled) });
}

function stateOf({ check: { added, filled }, isOld }: Checked, busy: Busy) {
  if (busy === 'adding') return { is: 'busy', label: texts.adding } as const;
  if (busy === 'reading') return { is: 'busy', label: texts.readingFile } as const;
  const isNothing = added.length + filled.length === 0;
  return isNothing && !isOld
    ? ({ is: 'disabled', reason: texts.nothingToAdd } as const)
    : ({ is: 'ready' } as const);
}

function addedText({ added: n, filled }: Added): string {
  if (n === 0) return texts.filledIn({ n: filled });
  return filled === 0 ? texts.added({ n }) : texts.addedAndFilledIn({ n, filled: formatCount(filled) });
}
