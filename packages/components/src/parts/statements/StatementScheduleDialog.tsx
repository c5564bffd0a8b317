import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Select } from '../../primitives/fields/Select.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import type { Loadable } from '../lists/loadable.ts';
import type { StatementPayees, StatementSchedule } from './statement.ts';

const texts = defineTexts('StatementScheduleDialog', {
  schedule: 'Schedule',
  description:
    'Statements for the previous month are issued on this day. The first statements will be for this month.',
  loading: 'Loading the schedule…',
  notLoaded: 'The schedule could not be loaded.',
  issueStatements: 'Issue statements',
  sendsMailLabel: 'Email each vendor a link to their statement',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  byHand: 'Only by hand',
  onDay: 'On day {day} of each month',
});

type Props = {
  /** Asked for when the dialog opens. */
  schedule: Loadable<StatementSchedule>;
  payees: StatementPayees;
  onSave: (schedule: StatementSchedule) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Sets the day of the month on which statements are issued without a person. Mount it to open it; a period is issued by
 * hand on an IssueStatementsPage.
 */
export function StatementScheduleDialog({ schedule, ...props }: Props) {
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={texts.schedule}
      description={texts.description}
      size="small"
    >
      {schedule.is === 'loading' && (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton shape="line" />
        </div>
      )}
      {schedule.is === 'failed' && (
        <FailedState title={texts.notLoaded} problem={schedule.problem} onRetry={schedule.onRetry} />
      )}
      {schedule.is === 'ready' && <ScheduleForm schedule={schedule.value} {...props} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'schedule'> & { schedule: StatementSchedule };

function ScheduleForm({ schedule, payees, onSave, onClose }: FormProps) {
  return (
    <Form
      label={texts.schedule}
      schema={schema}
      defaultValues={{
        day: schedule.day_of_month === null ? off : String(schedule.day_of_month),
        sendsMail: schedule.sends_mail,
      }}
      fieldNames={{ day_of_month: 'day', sends_mail: 'sendsMail' }}
      onSubmit={async (draft) => {
        const outcome = await onSave(toSchedule(draft));
        if (outcome.is === 'done') onClose();
        return outcome;
      }}
    >
      <Select name="day" label={texts.issueStatements} options={daysOf()} />
      {payees === 'vendors' && <Checkbox name="sendsMail" label={texts.sendsMailLabel} />}
      <DialogActions>
        <Button label={texts.cancel} onClick={onClose} />
        <SubmitButton label={texts.save} busyLabel={texts.saving} />
      </DialogActions>
    </Form>
  );
}

const off = 'off';
/** Every month has so many. */
const lastDay = 28;

function daysOf() {
  const days = Array.from({ length: lastDay }, (_, at) => at + 1);
  return [
    { value: off, label: texts.byHand },
    ...days.map((day) => ({ value: String(day), label: texts.onDay({ day }) })),
  ];
}

const schema = z.object({ day: z.string(), sendsMail: z.boolean() });

function toSchedule({ day, sendsMail }: z.infer<typeof schema>): StatementSchedule {
  return { day_of_month: day === off ? null : Number(day), sends_mail: sendsMail };
}
