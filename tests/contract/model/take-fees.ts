import { dayAt } from '@consignment/domain/time/zone';
import { expect } from 'vitest';
import type { ModelShop } from './shop.ts';
import { money, nthOf, vendorAt, type StepOf } from './taking.ts';

/* Steps of fees that are charged once: on the day, or when the vendor has earned enough. */

/** A new fee of one vendor. Saving it charges what waits as well. */
export async function fee(shop: ModelShop, step: StepOf<'fee'>): Promise<void> {
  const { model, world } = shop;
  const vendor = vendorAt(shop, step.vendor);
  const terms = {
    kind: 'once',
    amount: money(step.amount),
    percent: null,
    day: null,
    month: null,
    before_rate: false,
    method: null,
    prorated: false,
    waits: step.waits,
    vendors: [vendor],
  };
  const from_day = dayAt(world.server.now, 'Europe/London');
  const body = { fee: null, name: 'A fee', from_day, terms };
  const { id } = await world.server.ok('saveFee', { token: await shop.token(), body });
  model.charge({ id, vendor, amount: step.amount, waits: step.waits });
  await expectCharges(shop);
}

export async function waiveFee(shop: ModelShop, step: StepOf<'waive fee'>): Promise<void> {
  const { model, world } = shop;
  const of = nthOf(model.fees, step.fee);
  if (of === null) return;
  const token = await shop.token();
  const { results } = await world.server.ok('listFeeCharges', { token, query: { fee: of.id } });
  const ask = { token, params: { id: results[0]?.id ?? 0 } };
  if (model.waive(of)) await world.server.ok('waiveFeeCharge', ask);
  else await world.server.refused('waiveFeeCharge', 409, ask);
  await expectCharges(shop);
}

async function expectCharges({ model, world, token }: ModelShop): Promise<void> {
  const query = { page_size: 100 };
  const { results } = await world.server.ok('listFeeCharges', { token: await token(), query });
  expect(
    results
      .map(({ fee: id, state }) => [id, state])
      .toReversed()
      .slice(-100),
  ).toEqual(model.fees.map((one) => [one.id, model.stateOf(one)]).slice(-100));
}
