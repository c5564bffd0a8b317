import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { ach, bankRunsOf } from './bank-run.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  beforeEach(async () => {
    const database = await open();
    world = await openPayingWorld(database);
    await database.asSystem((tx) =>
      tx
        .updateTable('shops')
        .set({ time_zone: 'America/Los_Angeles', currency: 'USD' })
        .where('id', '=', world.alder.id)
        .execute(),
    );
    // Friday, 23:28 in Los Angeles.
    world.later(Date.parse('2026-11-28T07:28:20Z') - world.server.now.getTime());
    bank = bankRunsOf(world);
    await bank.setUp(ach.settings);
    return () => world.close();
  });

  describe('a bank file of a late evening', () => {
    const headOf = async (id: number) => (await bank.exported(id)).split('\r\n').slice(0, 2);

    it('has the day and the time of the shop, and asks for payment on the next working day', async () => {
      await bank.addPayees(1, ach.payee);
      const { run } = await bank.approved();
      const [file = '', batch = ''] = await headOf(run.id);
      expect([file.slice(23, 29), file.slice(29, 33), file.charAt(33)]).toEqual(['261127', '2328', 'A']);
      expect([batch.slice(63, 69), batch.slice(69, 75)]).toEqual(['261127', '261130']);
      expect(run.bank_day).toEqual({
        on: '2026-11-30',
        why: 'This is the first day after Nov 27 on which US banks settle payments. Nov 28 is a Saturday. Nov 29 is a Sunday.',
      });
    });

    it('is counted with the others of that day, and one after midnight starts again', async () => {
      for (const [wait, sign] of [
        [0, 'A'],
        [60_000, 'B'],
        [3_600_000, 'A'],
      ] as const) {
        world.later(wait);
        await bank.addPayees(1, ach.payee);
        const { run } = await bank.approved();
        expect((await headOf(run.id))[0]?.charAt(33)).toBe(sign);
      }
    });
  });
});
