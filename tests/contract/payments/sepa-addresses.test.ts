import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { bankRunsOf } from './bank-run.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

const from = {
  kind: 'iban' as const,
  holder: 'Laden Berlin GmbH',
  iban: 'DE75512108001245126199',
  bic: null,
};
const berlin = { street: 'Torstraße', building: '1', postcode: '10119', town: 'Berlin', country: 'DE' };
const toGb = {
  kind: 'iban' as const,
  holder: 'London Prints Ltd',
  iban: 'GB82WEST12345698765432',
  bic: null,
};
const toFr = { ...toGb, holder: 'Papier', iban: 'FR1420041010050500013M02606' };
const address = {
  street: 'Baker Street',
  building: '221b',
  postcode: 'NW1 6XE',
  town: 'London',
  country: 'GB',
};
const code = 'address_missing';

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  beforeEach(async () => {
    const database = await open();
    world = await openPayingWorld(database);
    await database.asSystem((tx) =>
      tx.updateTable('shops').set({ currency: 'EUR' }).where('id', '=', world.alder.id).execute(),
    );
    bank = bankRunsOf(world);
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const drafted = async () => {
    const token = await world.owner();
    const { id } = await world.server.ok('createPayRun', { token, body: { method: 'bank' } });
    return (await world.server.ok('listPayRunVendors', await bank.ofRun(id))).results;
  };

  describe('a SEPA payment to a country that is not in the EEA', () => {
    it('without an address is an exception of the draft, and paid through no door', async () => {
      await bank.setUp({ file_format: 'pain.001.001.09', from: { ...from, ...berlin } });
      const [gb] = await bank.addPayees(1, toGb);
      const [fr] = await bank.addPayees(1, toFr);
      const reason =
        'Banks require addresses for SEPA payments from DE to GB. Enter the vendor’s address with the vendor’s bank details.';
      const vendors = await drafted();
      expect(vendors.find(({ vendor }) => vendor === gb?.id)).toMatchObject({ exception: { code, reason } });
      expect(vendors.find(({ vendor }) => vendor === fr?.id)).toMatchObject({ exception: null });
      const token = await world.owner();
      const body = { vendor: gb?.id, all_line_items: true, method: 'bank' };
      expect(await world.server.refused('createPayout', 422, { token, body })).toMatchObject({
        code,
        detail: reason,
        errors: [{ pointer: '/method' }],
      });
      const { skipped } = await world.server.ok('previewAllPayouts', { token, query: { method: 'bank' } });
      expect(skipped).toContainEqual(expect.objectContaining({ vendor: gb?.id, code, reason }));
    });

    it('needs the shop’s address too', async () => {
      await bank.setUp({ file_format: 'pain.001.001.09', from });
      const [gb] = await bank.addPayees(1, { ...toGb, address });
      const reason: unknown = expect.stringContaining('Enter the shop’s address');
      expect((await drafted()).find(({ vendor }) => vendor === gb?.id)?.exception).toMatchObject({
        code,
        reason,
      });
    });

    it('is in the file with both addresses', async () => {
      await bank.setUp({ file_format: 'pain.001.001.09', from: { ...from, ...berlin } });
      await bank.addPayees(1, { ...toGb, address });
      const { run } = await bank.approved();
      const text = await bank.exported(run.id);
      expect(text).toContain('<TwnNm>Berlin</TwnNm><Ctry>DE</Ctry></PstlAdr></Dbtr>');
      expect(text).toContain('<StrtNm>Baker Street</StrtNm><BldgNb>221b</BldgNb>');
      expect(text).toContain('<Ctry>GB</Ctry></PstlAdr></Cdtr>');
    });
  });

  it('a part of an address is refused at its field', async () => {
    const token = await world.owner();
    const part = { file_format: 'pain.001.001.09', from: { ...from, town: 'Berlin' } };
    const problem = await world.server.refused('updatePayRunSettings', 422, { token, body: part });
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual([
      '/from/street',
      '/from/postcode',
      '/from/country',
    ]);
  });
});
