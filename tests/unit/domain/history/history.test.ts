import { describe, expect, it } from 'vitest';
import { eventsOf, eventWords, historyEventNames } from '@consignment/domain/history/history';
import { historyEvents } from '@consignment/domain/history/history-events';
import { historyGroups } from '@consignment/domain/history/history-objects';
import { changeOf, formerMember, isNoChange } from '@consignment/domain/history/history-entry';
import { fieldChanges, fieldWords } from '@consignment/domain/history/history-fields';

describe('the list of events', () => {
  it('names each by its object and what happened, and words it for a sentence', () => {
    for (const event of historyEventNames) {
      expect(event).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(historyEvents[event].words).toMatch(/^[a-z].*[^.]$/);
    }
  });

  it('has every event in one group', () => {
    const groups = Object.keys(historyGroups) as (keyof typeof historyGroups)[];
    expect(groups.flatMap(eventsOf).toSorted()).toEqual(historyEventNames.toSorted());
  });

  it('shows one of a newer version by its name', () => {
    expect(eventWords('parcel.weighed')).toBe('parcel.weighed');
    expect(eventWords('constructor')).toBe('constructor');
  });
});

describe('a change', () => {
  const before = { rate: '40', hidden: false, phone: '1', tags: ['a'], note: 'x' };

  it('has the fields that differ, and of those that are withheld the names alone', () => {
    const after = { ...before, rate: '45', phone: '2', tags: ['a', 'b'] };
    expect(
      changeOf(before, after, { kept: ['rate', 'hidden', 'tags'], withheld: ['phone', 'note'] }),
    ).toEqual({
      before: { rate: '40', tags: ['a'] },
      after: { rate: '45', tags: ['a', 'b'], withheld: ['phone'] },
    });
  });

  it('is none where only other fields differ', () => {
    const change = changeOf(before, { ...before, note: 'y' }, { kept: ['rate'], withheld: ['phone'] });
    expect(isNoChange(change)).toBe(true);
  });
});

describe('an entry in words', () => {
  it('says what was and what is, and that a value is not kept', () => {
    expect(
      fieldChanges({ hidden: true, rate: null }, { hidden: false, rate: '45', withheld: ['email'] }),
    ).toEqual([
      { is: 'kept', field: 'Hidden', before: 'on', after: 'off' },
      { is: 'kept', field: 'Rate', before: 'none', after: '45' },
      { is: 'withheld', field: 'E-mail address' },
    ]);
  });

  it('reads names of fields and switches', () => {
    expect(fieldWords('commission_start_date')).toBe('Commission start date');
    expect(fieldWords('showTaxColumn')).toBe('Show tax column');
  });

  it('names a person who was forgotten by a token', () => {
    expect(formerMember('3f9c21')).toBe('Former member 3f9c21');
  });
});
