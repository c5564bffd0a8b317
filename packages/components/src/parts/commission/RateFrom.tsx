import { defineTexts } from '@consignment/domain/text/texts';
import { DateField } from '../../primitives/fields/DateField.tsx';
import { SegmentedControl } from '../../primitives/fields/SegmentedControl.tsx';
import type { RateDates, RateFromDraft } from './rate-from.ts';
import { noticeText } from './rule-days.ts';

const texts = defineTexts('RateFrom', {
  applies: 'Applies',
  firstDay: 'First day',
  now: 'From now on',
  date: 'From a date',
});

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
      <SegmentedControl
        name="rate_from"
        label={texts.applies}
        choices={choices.map((value) => ({ value, text: texts[value], name: texts[value] }))}
      />
      {draft.rate_from === 'date' && (
        <DateField
          name="from_day"
          label={texts.firstDay}
          hint={noticeText(notice)}
          {...(notice.soonest !== null && { min: notice.soonest })}
        />
      )}
    </>
  );
}

const choices = ['now', 'date'] as const;
