import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('CompareFileForm', {
  compare: 'Compare',
  reading: 'Reading the file…',
  cancel: 'Cancel',
  datesOpen: 'The dates in {name} can be read in more than one way.',
  datesOpenDetail: 'The dates don’t show whether the day or the month comes first.',
  dateOrder: 'How are the dates written?',
  dayFirst: '03/11/2026 is November 3, 2026.',
  monthFirst: '11/03/2026 is November 3, 2026.',
  yearFirst: '2026/11/03 is November 3, 2026.',
  label: 'Compare a file',
  dateOrderMissing: 'Choose how these dates are written.',
});

type Props = {
  role: ComparedRole;
  chosen: FileOfComparison;
  /** Its dates can be read in several ways, as the server has found. */
  isDateAsked: boolean;
  onCompare: (file: FileToCompare) => Promise<Outcome>;
  /** Puts the file away. */
  onLeave: () => void;
};

/** The questions about a chosen file, and the way to send it. */
export function CompareFileForm({ role, chosen, isDateAsked, onCompare, onLeave }: Props) {
  const label = texts.label;
  const actions = (
    <Inline space="small">
      <SubmitButton label={texts.compare} busyLabel={texts.reading} />
      <Button label={texts.cancel} onClick={onLeave} />
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
        title={texts.datesOpen({ name: isolated(chosen.file.name) })}
        announcement="polite"
      >
        <p>{texts.datesOpenDetail}</p>
      </Banner>
      <RadioCards name="dateOrder" label={texts.dateOrder} choices={ordersOf()} />
      {actions}
    </Form>
  );
}

const nothing = z.object({});

const dates = z.object({
  dateOrder: z.pipe(
    z.string(),
    z.enum(['day_first', 'month_first', 'year_first'], { error: () => texts.dateOrderMissing }),
  ),
});

function ordersOf(): { value: DateOrder; label: string; detail: string }[] {
  return [
    { value: 'day_first', label: dateOrderNames.day_first, detail: texts.dayFirst },
    { value: 'month_first', label: dateOrderNames.month_first, detail: texts.monthFirst },
    { value: 'year_first', label: dateOrderNames.year_first, detail: texts.yearFirst },
  ];
}
