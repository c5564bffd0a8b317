import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMovedByOthers,
  approvalOf,
  mayDo,
  needsSecond,
  payRunExceptions,
  payRunExceptionTitle,
  payRunExceptionToDo,
  payRunState,
  payRunStates,
  payRunStandingText,
  whyNot,
  type PayRunProgress,
} from '@consignment/domain/pay-runs/pay-run';

const nothing: PayRunProgress = { waiting: 0, underWay: 0, paid: 0, failed: 0 };
const approved = (progress: Partial<PayRunProgress>) =>
  payRunState({ isApproved: true, isCanceled: false, progress: { ...nothing, ...progress } });

describe('the state of a pay run', () => {
  it('follows from its payouts', () => {
    expect(payRunState({ isApproved: false, isCanceled: false, progress: nothing })).toBe('draft');
    expect(payRunState({ isApproved: true, isCanceled: true, progress: nothing })).toBe('canceled');
    expect(approved({ waiting: 3 })).toBe('approved');
    expect(approved({ waiting: 2, underWay: 1 })).toBe('paying');
    expect(approved({ waiting: 2, failed: 1 })).toBe('paying');
    expect(approved({ underWay: 1, paid: 4 })).toBe('paying');
    expect(approved({ paid: 4 })).toBe('done');
    expect(approved({ paid: 4, failed: 1 })).toBe('partly_failed');
    expect(approved({ failed: 1 })).toBe('partly_failed');
  });

  it('is one that can be canceled only while nothing has left', () => {
    const counts = fc.nat({ max: 3 });
    fc.assert(
      fc.property(
        fc.record({ waiting: counts, underWay: counts, paid: counts, failed: counts }),
        (progress) => {
          const hasLeft = progress.underWay + progress.paid + progress.failed > 0;
          const isEnded = progress.waiting + progress.underWay === 0;
          expect(mayDo('cancel', approved(progress))).toBe(!hasLeft && !isEnded);
        },
      ),
    );
  });

  it('says to send until a part is paid, and then how many of how many', () => {
    const run = { count: 24, paid: 0, toSend: 24 };
    expect(payRunStandingText({ ...run, state: 'approved' })).toBe('To send');
    expect(payRunStandingText({ ...run, state: 'approved', toSend: 0 })).toBe('Approved');
    expect(payRunStandingText({ ...run, state: 'paying', paid: 3, toSend: 21 })).toBe('3 of 24 paid');
    expect(payRunStandingText({ ...run, state: 'paying', paid: 3, toSend: 0 })).toBe('3 of 24 paid');
    expect(payRunStandingText({ ...run, state: 'done', paid: 24, toSend: 0 })).toBe('Done');
  });

  it('has words, and a reason for each act that it does not allow', () => {
    for (const state of payRunStates) {
      expect(payRunStandingText({ state, count: 1, paid: 0, toSend: 0 })).toMatch(/^[A-Z]/);
      for (const act of ['change', 'approve', 'cancel', 'give', 'send', 'pay_again'] as const) {
        if (!mayDo(act, state)) expect(whyNot(act, state)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});

describe('exceptions', () => {
  it('each give the problem and the remedy', () => {
    for (const code of payRunExceptions) {
      expect(payRunExceptionTitle(code)).not.toBe('');
      expect(payRunExceptionToDo(code, null)).toMatch(/\.$/);
    }
    expect(payRunExceptionToDo('not_available_yet', '2026-11-30')).toContain('Nov 30, 2026');
  });
});

describe('a second person', () => {
  it('is needed above the limit alone', () => {
    expect(needsSecond(500_000, null)).toBe(false);
    expect(needsSecond(500_000, 500_000)).toBe(false);
    expect(needsSecond(500_001, 500_000)).toBe(true);
    expect(needsSecond(1, 0)).toBe(true);
  });

  it('is another one than the first, and no program', () => {
    const two = (approvedBy: (number | null)[], by: number | null) =>
      approvalOf({ isSecondNeeded: true, approvedBy, by });
    expect(approvalOf({ isSecondNeeded: false, approvedBy: [], by: null })).toBe('pays');
    expect(two([], 7)).toBe('first');
    expect(two([7], 7)).toBe('another_person');
    expect(two([7], 8)).toBe('pays');
    expect(two([], null)).toBe('another_person');
    expect(two([7], null)).toBe('another_person');
  });
});

describe('a run that others move', () => {
  type Run = Parameters<typeof isMovedByOthers>[0];
  const run: Run = {
    state: 'paying',
    count: 5,
    totals: [
      { method: 'paypal', count: 2 },
      { method: 'bank', count: 2 },
      { method: 'by_hand', count: 1 },
    ],
    bank_file: null,
    to_send: { count: 1 },
    paid: { count: 0 },
    failed: { count: 0 },
  };
  it.each<[string, Partial<Run>, boolean]>([
    ['is followed while PayPal pays', {}, true],
    ['is followed once it is approved', { state: 'approved' }, true],
    ['waits for a person as a draft', { state: 'draft' }, false],
    ['waits for a person who sends the rest', { to_send: { count: 3 }, paid: { count: 2 } }, false],
    ['is at its end', { state: 'done', paid: { count: 4 } }, false],
    ['is followed for PayPal beside a bank’s file', { bank_file: {}, paid: { count: 1 } }, true],
    ['waits for the bank’s answer', { bank_file: {}, paid: { count: 1 }, failed: { count: 1 } }, false],
  ])('%s', (_, change, isMoved) => {
    expect(isMovedByOthers({ ...run, ...change })).toBe(isMoved);
  });
});
