import { isolated } from '@consignment/domain/text/direction';
import * as z from 'zod/mini';
import { dateOrderNames, type DateOrder } from '../../../parts/imports/import-run.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { statementColumnsSchema, guessedColumns, columnsFromDraft } from '../pay-runs/statement-columns.ts';
import { StatementColumnFields } from '../pay-runs/StatementColumnFields.tsx';
import type { FileOfComparison, ComparedRole, FileToCompare } from './reconciliation.ts';

type Props = {
  role: ComparedRole;
  chosen: FileOfComparison;
  /** Its dates can be read in several ways, as the server has found. */
  isDateAsked: boolean;
  onCompare: (file: FileToCompare) => Promise<Outcome>;
  /** Puts the file away. */
  onLeave: () => void;
};

const label = 'Compare a file';

/** The questions about a chosen file, and the way to send it. */
export function CompareFileForm({ role, chosen, isDateAsked, onCompare, onLeave }: Props) {
  const actions = (
    <Inline space="small">
      <SubmitButton label="Compare" busyLabel="Reading the file…" />
      <Button label="Cancel" onClick={onLeave} />
    </Inline>
  );
  if (role === 'bank') {
    const { upload, head } = chosen.statement ?? { upload: { text: '' }, head: null };
    const bank = { role, name: chosen.file.name, upload } as const;
    if (head === null) {
      return (
        <Form
          label={label}
          schema={nothing}
          defaultValues={{}}
          onSubmit={() => onCompare({ ...bank, columns: null })}
        >
          {actions}
        </Form>
      );
    }
    return (
      <Form
        label={label}
        schema={statementColumnsSchema}
        defaultValues={guessedColumns(head)}
        onSubmit={(draft) => onCompare({ ...bank, columns: columnsFromDraft(draft, head) })}
      >
        <StatementColumnFields head={head} />
        {actions}
      </Form>
    );
  }
  const send = (dateOrder: DateOrder | null) => onCompare({ role, file: chosen.file, dateOrder });
  if (!isDateAsked) {
    return (
      <Form key="file" label={label} schema={nothing} defaultValues={{}} onSubmit={() => send(null)}>
        {actions}
      </Form>
    );
  }
  return (
    <Form
      key="dates"
      label={label}
      schema={dates}
      defaultValues={{ dateOrder: '' }}
      onSubmit={({ dateOrder }) => send(dateOrder)}
    >
      <Banner
        tone="neutral"
        title={`The dates of ${isolated(chosen.file.name)} can be read in more than one way.`}
        announcement="polite"
      >
        <p>No date shows whether the day or the month stands first.</p>
      </Banner>
      <RadioCards name="dateOrder" label="How are the dates written?" choices={ordersOf()} />
      {actions}
    </Form>
  );
}

const nothing = z.object({});

const dates = z.object({
  dateOrder: z.pipe(
    z.string(),
    z.enum(['day_first', 'month_first', 'year_first'], { error: 'Choose how these dates are written.' }),
  ),
});

function ordersOf(): { value: DateOrder; label: string; detail: string }[] {
  return [
    { value: 'day_first', label: dateOrderNames.day_first, detail: '03/11/2026 is November 3, 2026.' },
    { value: 'month_first', label: dateOrderNames.month_first, detail: '11/03/2026 is November 3, 2026.' },
    { value: 'year_first', label: dateOrderNames.year_first, detail: '2026/11/03 is November 3, 2026.' },
  ];
}
