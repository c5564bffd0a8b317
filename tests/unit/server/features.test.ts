import { expect, it } from 'vitest';
import { exports, features, forgets } from '../../../packages/server/src/features/features.ts';

it('features have their scheduled tasks', () => {
  const tasks = features.flatMap(({ recurring = {} }) => Object.entries(recurring));
  expect(tasks.map(([name, { cron }]) => [name, cron])).toEqual([
    ['pay-run-schedules', '*/10 * * * *'],
    ['compare-hourly', '33 * * * *'],
    ['compare-nightly', '48 4 * * *'],
    ['statement-schedules', '12 * * * *'],
    ['question-clock', '27 * * * *'],
    ['fee-clock', '11 * * * *'],
  ]);
});

it('an export has a unique name, which its links store', () => {
  const names = exports.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['orders', 'statement', 'differences', 'rule-replay', 'move-report']),
  );
});

it('rows of features are forgotten after a day, a week or a quarter', () => {
  expect(forgets.map(({ afterDays }) => afterDays).toSorted((one, other) => one - other)).toEqual([
    1, 1, 7, 7, 90, 90,
  ]);
});
