import { DateField } from '../../primitives/fields/DateField.tsx';
import { SegmentedControl } from '../../primitives/fields/SegmentedControl.tsx';
import type { RateDates, RateFromDraft } from './rate-from.ts';
import { noticeText } from './rule-days.ts';

type Props = {
  /** As it is filled in. */
  draft: Pick<RateFromDraft, 'rate_from'>;
  dates: Pick<RateDates, 'notice'>;
};

/**
 * From when the rate beside it holds: from now, which changes the setting, or from a day, which makes a rule. The form has the fields of
 * a RateFromDraft.
 */
export function RateFrom({ draft, dates: { notice } }: Props) {
  return (
    <>
      <SegmentedControl name="rate_from" label="Applies" choices={choices} />
      {draft.rate_from === 'date' && (
        <DateField
          name="from_day"
          label="First day"
          hint={noticeText(notice)}
          {...(notice.soonest !== null && { min: notice.soonest })}
        />
      )}
    </>
  );
}

const choices = [
  { value: 'now', text: 'From now', name: 'From now' },
  { value: 'date', text: 'From a date', name: 'From a date' },
] as const;
