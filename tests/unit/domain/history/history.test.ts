import { describe, expect, it } from 'vitest';
import { eventsOf, eventWords, historyEventNames } from '@consignment/domain/history/history';
import { historyGroups } from '@consignment/domain/history/history-objects';
import { changeOf, formerMember, isNoChange } from '@consignment/domain/history/history-entry';
import { fieldWords } from '@consignment/domain/history/history-fields';
import { historyLine } from '@consignment/domain/history/history-line';
import { payoutFilterText } from '@consignment/domain/payouts/payout-status';

describe('the list of events', () => {
  it('names each by its object and what happened, and words it for a sentence', () => {
    for (const event of historyEventNames) {
      expect(event).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(eventWords(event)).toMatch(/^[a-z].*[^.]$/);
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
  const entry = {
    event: 'rule.updated',
    object: { type: 'rule', id: 'vendor-1' },
    object_name: '',
    vendor_name: 'Tidewater Toys',
    before: {},
    after: {},
  };

  it('says what changed from what to what, in the words of the screens', () => {
    const change = {
      before: { commission_rate: '52.5', hidden: true },
      after: { commission_rate: '46', hidden: false },
    };
    expect(historyLine({ ...entry, ...change }, 'GBP')).toEqual({
      subject: 'Tidewater Toys',
      vendor: null,
      act: null,
      parts: [
        { field: 'rate', before: '52.5%', after: '46%' },
        { field: 'hidden', before: 'on', after: 'off' },
      ],
    });
    expect(
      historyLine({ ...entry, before: { commission_rate: null }, after: { commission_rate: '46' } }, 'GBP')
        .parts,
    ).toEqual([{ field: 'rate', before: 'none', after: '46%' }]);
  });

  it('keeps what is withheld to itself, and says that it changed', () => {
    const { act, parts } = historyLine({ ...entry, after: { withheld: ['email', 'paypal_email'] } }, 'GBP');
    expect(act).toBeNull();
    expect(parts).toEqual([
      { field: 'email address', before: null, after: null },
      { field: 'PayPal email', before: null, after: null },
    ]);
  });

  it('says what was done where nothing was there before, with amounts in their currency', () => {
    const payout = { object: { type: 'payout', id: '12' }, object_name: '#1042', event: 'payout.created' };
    const after = { amount: '145.00', currency: 'GBP', status: 'recorded' };
    expect(historyLine({ ...entry, ...payout, after }, 'USD')).toEqual({
      subject: 'Payout #1042',
      vendor: 'Tidewater Toys',
      act: 'created a payout',
      parts: [
        { field: 'amount', before: null, after: '£145.00' },
        { field: 'status', before: null, after: payoutFilterText('recorded') },
      ],
    });
  });

  it('writes days, and amounts whose entry names no currency, as the screens do', () => {
    const after = { amount: '145.00', paid_before_available: '12.50', first_day: '2026-03-01' };
    expect(historyLine({ ...entry, event: 'payout.paid', after }, 'GBP').parts).toEqual([
      { field: 'amount', before: null, after: '£145.00' },
      { field: 'paid early, while held', before: null, after: '£12.50' },
      { field: 'first day', before: null, after: 'Mar 1, 2026' },
    ]);
  });

  it('names an object of a newer version as the server does', () => {
    const other = { object: { type: 'parcel', id: '3' }, vendor_name: '', event: 'parcel.weighed' };
    expect(historyLine({ ...entry, ...other }, 'GBP')).toEqual({
      subject: 'parcel 3',
      vendor: null,
      act: 'parcel.weighed',
      parts: [],
    });
  });

  it('reads names of fields and switches', () => {
    expect(fieldWords('commission_start_date')).toBe('commission start date');
    expect(fieldWords('showTaxColumn')).toBe('show tax column');
  });

  it('names a person who was forgotten by a token', () => {
    expect(formerMember('3f9c21')).toBe('Former member 3f9c21');
  });
});
