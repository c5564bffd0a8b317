import { expect, it } from 'vitest';
import { configSchema } from '../../../packages/components/src/screens/merchant/settings/commission-config.ts';

it('the start date says beside its field what is wrong with a year of two digits', () => {
  const faultsOf = (commission_start_date: string) =>
    configSchema(null)
      .shape.commission_start_date.safeParse(commission_start_date)
      .error?.issues.map(({ message }) => message);
  expect(faultsOf('0026-04-01')).toEqual(['Enter a valid date between the years 1970 and 2999.']);
  expect([faultsOf('2026-04-01'), faultsOf('')]).toEqual([undefined, undefined]);
});
