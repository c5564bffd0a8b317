import { isEnteredDay } from '@consignment/domain/time/entered-day';
import { expect, it } from 'vitest';

it('a day that is entered is of a year that people mean', () => {
  const entered = ['1970-01-01', '2026-02-28', '2999-12-31'];
  const refused = ['0026-04-01', '1969-12-31', '3000-01-01', '2026-02-29', '26-04-01', ''];
  expect([...entered, ...refused].filter(isEnteredDay)).toEqual(entered);
});
