import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ModelPayout } from './books-model.ts';
import type { ModelLine } from './lines-model.ts';
import type { ModelShop } from './shop.ts';
import { givenBack, money, nthOf, presentOf, vendorAt, type Run, type StepOf } from './taking.ts';

/* Steps of single payouts, and of PayPal. */

export async function pay(run: Run, step: StepOf<'pay'>): Promise<void> {
  const { shop } = run;
  const { model, world } = shop;
  const vendor = vendorAt(shop, step.vendor);
  const lines =
    step.lines === 'all' ? step.lines : linesAt(model.lines, model.payableLines(vendor), step.lines);
  if (lines !== 'all' && lines.length === 0) return;
  const { additionalPay, isEarly } = step;
  const method = step.byPaypal ? 'paypal' : 'by_hand';
  const of = { vendor, lines, additionalPay, method, isEarly, isOfMany: false } as const;
  const expected = model.payoutOf(of, presentOf(run));
  const asked = {
    token: await shop.token(),
    headers: { 'idempotency-key': randomUUID() },
    body: {
      vendor,
      ...(lines === 'all' ? { all_line_items: true } : { line_item_ids: lines }),
      additional_pay: money(additionalPay),
      pay_w_paypal: step.byPaypal,
      early: isEarly,
    },
  };
  const replies = await Promise.all(
    Array.from({ length: step.isSentTwice ? 2 : 1 }, () => world.server.ask('createPayout', asked)),
  );
  // A repeated request during the first is refused, and nothing is paid twice.
  const answered = replies.filter(({ body }) => (body as { code?: string }).code !== 'in_flight');
  expect(answered.length).toBeGreaterThan(0);
  for (const { status, body } of answered) {
    if (expected === null) {
      expect(status).toBeGreaterThanOrEqual(409);
      continue;
    }
    // `ask` has checked the body against the schema of its status.
    const payout = body as { id: number; amount: string };
    expect({ status, amount: payout.amount }).toEqual({ status: 201, amount: money(expected.amount) });
    const made = { id: payout.id, vendor, amount: expected.amount, additionalPay, method } as const;
    model.paid(made, expected.of);
  }
}

export async function payAll(run: Run, { byPaypal, isEarly }: StepOf<'pay all'>): Promise<void> {
  const { shop } = run;
  const { model, vendors, world } = shop;
  const method = byPaypal ? 'paypal' : 'by_hand';
  const expected = vendors.flatMap(({ id: vendor }) => {
    const of = { vendor, lines: 'all', additionalPay: 0, method, isEarly, isOfMany: true } as const;
    const one = model.payoutOf(of, presentOf(run));
    return one === null ? [] : [{ vendor, ...one }];
  });
  const asked = { token: await shop.token(), body: { pay_w_paypal: byPaypal, early: isEarly } };
  if (expected.length === 0) {
    await world.server.refused('createAllPayouts', 422, asked);
    return;
  }
  const { payouts } = await world.server.ok('createAllPayouts', asked);
  expect(payouts.map(({ vendor, amount }) => ({ vendor, amount }))).toEqual(
    expected.map(({ vendor, amount }) => ({ vendor, amount: money(amount) })),
  );
  for (const { id, vendor } of payouts) {
    const one = expected.find((planned) => planned.vendor === vendor);
    if (one !== undefined) {
      model.paid({ id, vendor, amount: one.amount, additionalPay: 0, method }, one.of);
    }
  }
}

export async function deletePayout(
  { model, world, token }: ModelShop,
  step: StepOf<'delete payout'>,
): Promise<void> {
  const payout = nthOf([...model.payouts.values()], step.payout);
  if (payout === null) return;
  const asked = { token: await token(), params: { id: payout.id } };
  if (payout.status !== 'recorded' && payout.status !== 'to_send') {
    await world.server.refused('deletePayout', 409, asked);
    return;
  }
  await world.server.ok('deletePayout', asked);
  model.becomes(payout, 'deleted');
}

/** PayPal changes the status of a batch, and a webhook may report it; returned money stays returned. */
export async function turn(
  { shop, batches }: Run,
  { batch: at, to, isNotified }: StepOf<'paypal turns'>,
): Promise<void> {
  const { world, paypalClient, id } = shop;
  const open = [...batches].filter(([, word]) => !givenBack.has(word)).map(([batch]) => batch);
  const batch = nthOf(open, at);
  if (batch === null) return;
  world.paypal.turn(batch, to);
  batches.set(batch, to);
  if (!isNotified || world.paypal.state.isDown) return;
  const { headers, body: text } = world.paypal.event(paypalClient, batch);
  await world.server.ok('receivePaymentWebhook', { params: { id }, headers, text });
  await world.look();
}

export async function look({ shop, seen }: Run, { after, workers }: StepOf<'look'>): Promise<void> {
  const { world } = shop;
  world.later(after);
  if (seen().keys !== 'valid' && !world.paypal.state.isDown) await shop.saveKeys();
  await Promise.all(Array.from({ length: workers }, () => world.look()));
}

/** After 29 days without an answer of PayPal a person decides, here by the truth. */
export async function settleByHand({ shop, batches }: Run, payout: ModelPayout): Promise<void> {
  const sent = [...batches].some(([id, word]) => id.startsWith(`po_${payout.id}_`) && !givenBack.has(word));
  const asked = {
    token: await shop.token(),
    params: { id: payout.id },
    body: { outcome: sent ? 'paid' : 'not_paid' },
  };
  const { status } = await shop.world.server.ok('settlePayout', asked);
  shop.model.becomes(payout, status);
}

function linesAt(
  all: readonly ModelLine[],
  payable: readonly ModelLine[],
  { among, picks }: Exclude<StepOf<'pay'>['lines'], 'all'>,
): number[] {
  const lines = picks.map((pick) => nthOf(among === 'any' ? all : payable, pick));
  return [...new Set(lines.flatMap((line) => (line === null ? [] : [line.id])))];
}
