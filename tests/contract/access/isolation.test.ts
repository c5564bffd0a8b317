import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { settled } from '../settled.ts';
import type { Actor } from './actors.ts';
import type { Scenario } from './calls.ts';
import { addVendorLogin, signIn } from './fixture.ts';
import { canary } from './canaries.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';
import { narrowedGets, answersTo, vendorGets } from './walk.ts';

/*
 * Two vendors of one shop: answers to one contain no trace of the other, and do not change with the name, the data
 * and the earnings of the other. The hiding of fields is tested in hidden-fields.test.ts.
 */

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  let first: Actor;
  let second: Actor;
  let both: Actor;
  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
    first = scenario.actors.vendor;
    second = scenario.actors['vendor of two shops'];
    const { database, now } = world.server;
    const { alder } = scenario.fixture;
    const login = await addVendorLogin(database, alder, ['first', 'second']);
    const { access } = await signIn(database, login, alder.ids.first.shop, 'vendor', now);
    // Its answers are checked by the rights of the first vendor.
    both = { ...first, name: 'vendor', token: access, email: login.email };
  });
  afterAll(() => world.close());

  /** Traces of the second vendor: names, addresses, and amounts in the forms of calls and invoices. */
  const traces = async () => {
    const { commission_due: due, commission_earned: earned } = await world.server.ok(
      'getVendorCommissionTotals',
      { token: second.token ?? '', params: { id: second.own.vendor } },
    );
    const word = scenario.fixture.alder.word;
    const amounts = [...amountsOfSecond, due, earned];
    return [
      canary(word, 'second', 'vendor'),
      `@second.${word}.example`,
      `second-customer@${word}.example`,
      second.email,
      nameOfSecond,
      ...amounts,
      ...amounts.map((amount) => amount.replace(/\B(?=(\d{3})+\.)/g, ',')),
    ];
  };

  it('walks every GET of a vendor', () => {
    expect(vendorGets.length).toBeGreaterThan(15);
    expect(narrowedGets.length).toBeGreaterThan(8);
  });

  it('a vendor’s answers do not change with what another has', async () => {
    await settled(world.server);
    const before = await answersTo(world.server, first, { search: 'second' });
    await enrichSecond();
    const after = await answersTo(world.server, first, { search: 'second' });
    expect(after.faults).toEqual([]);
    expect(before.answers.size).toBeGreaterThan(60);
    for (const [what, text] of before.answers) {
      expect({ what, text: plain(after.answers.get(what) ?? '') }).toEqual({ what, text: plain(text) });
    }
  });

  describe('once the other is rich', () => {
    const tracesIn = (answers: ReadonlyMap<string, string>, wanted: readonly string[]) =>
      [...answers].flatMap(([what, text]) =>
        wanted.filter((trace) => text.includes(trace)).map((trace) => ({ what, trace })),
      );

    it('a vendor gets nothing of it, and its owner gets all of it', async () => {
      const wanted = await traces();
      const { answers, faults } = await answersTo(world.server, first, { search: nameOfSecond });
      expect(faults).toEqual([]);
      expect(tracesIn(answers, wanted)).toEqual([]);
      // Proves that there is something to find.
      const own = await answersTo(world.server, second);
      const found = new Set(tracesIn(own.answers, wanted).map(({ trace }) => trace));
      const missing = wanted.filter((trace) => !found.has(trace) && !/\d,\d{3}/.test(trace));
      expect(missing).toEqual([]);
      expect(tracesIn(new Map([['', own.answers.get('exportPayout') ?? '']]), ['87,654.32'])).toHaveLength(1);
    });

    it('one login with both gets one alone where it names that one', async () => {
      const wanted = (await traces()).filter((trace) => trace !== second.email);
      const { answers, faults } = await answersTo(world.server, both, {
        ids: narrowedGets,
        search: nameOfSecond,
        isNarrowed: true,
      });
      expect(faults).toEqual([]);
      expect(tracesIn(answers, wanted)).toEqual([]);
      // Without a parameter it gets both vendors, and no third.
      const all = await answersTo(
        world.server,
        { ...both, vendor: null, own: second.own },
        { ids: ['listCommissions'] },
      );
      const text = all.answers.get('listCommissions all application/json') ?? '';
      const word = scenario.fixture.alder.word;
      expect(text).toContain(nameOfSecond);
      expect(text).toContain(canary(word, 'first', 'vendor'));
      expect(text).not.toContain(canary(word, 'third', 'vendor'));
    });
  });

  /** Another name, and two unique amounts: one due and one paid. */
  async function enrichSecond(): Promise<void> {
    const { server, fixture } = scenario;
    const { alder } = fixture;
    const token = scenario.actors.merchant.token ?? '';
    const vendor = second.own.vendor;
    await server.database.asSystem(async (tx) => {
      const of = { shop_id: alder.ids.second.shop, id: second.own.product };
      await tx
        .updateTable('products')
        .set({ title: nameOfSecond, handle: 'second-handle' })
        .where('shop_id', '=', of.shop_id)
        .where('id', '=', of.id)
        .execute();
    });
    for (const commission of amountsOfSecond) {
      await server.ok('createCustomItem', {
        token,
        body: { title: nameOfSecond, commission, vendor_id: vendor },
      });
    }
    await settled(server);
    const { results } = await server.ok('listCommissions', {
      token,
      query: { vendor_id: vendor, paid: false },
    });
    const paid = results.find(({ commission_amount: amount }) => amount === amountsOfSecond[1]);
    const payout = await server.ok('createPayout', {
      token,
      body: { vendor, line_item_ids: [paid?.id ?? 0], note: nameOfSecond },
    });
    second = { ...second, own: { ...second.own, payout: payout.id } };
  }
});

const nameOfSecond = 'Heron & Reed';
const amountsOfSecond = ['43210.98', '87654.32'] as const;

/** Without the id of the occurrence. */
function plain(text: string): string {
  return text.replaceAll(/"instance":"[^"]*"/g, '').replaceAll(/"next":"[^"]*"|"url":"[^"]*"/g, '');
}
