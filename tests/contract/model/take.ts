import type { Override } from '@consignment/domain/commission';
import { moneyToWire, moneyFromWire } from '@consignment/domain/money';
import { formatPercent, percentToWire } from '@consignment/domain/rate';
import { dayAt } from '@consignment/domain/zone';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { issueStatement, withdrawStatement } from '../../../packages/server/src/ledger/issue-statement.ts';
import { presentKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { lastStatement } from '../../../packages/server/src/queries/statements.ts';
import { secretsKey } from '../server.ts';
import { settled } from '../settled.ts';
import { isSettled, vendorOf, type ModelLine, type ModelOrder, type ModelPayout } from './books-model.ts';
import { orderFile, productTypes, refundFile, skuOf, type ModelShop } from './shop.ts';
import type { Snapshot } from './snapshot.ts';
import type { Sold, Step } from './steps.ts';

/*
 * Applies each step through the API and to the model, which predicts the answer.
 */

type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** The outcomes of PayPal's batches of a shop: the last report on each, by its batch id. */
export type Batches = Map<string, string>;

export type Run = { readonly shop: ModelShop; readonly batches: Batches; readonly seen: () => Snapshot };

export const givenBack: ReadonlySet<string> = new Set([
  'FAILED',
  'BLOCKED',
  'RETURNED',
  'REVERSED',
  'REFUNDED',
]);

export async function take(run: Run, step: Step): Promise<void> {
  const { shop } = run;
  const { model, world } = shop;
  switch (step.do) {
    case 'sell':
      return sell(shop, step);
    case 'edit': {
      const line = nthOf(model.lines, step.line);
      if (line === null) return;
      line.reported = figuresOf(step.to);
      return readAgain(shop, line.order);
    }
    case 'be paid for': {
      const order = nthOf(model.orders, step.order);
      if (order === null) return;
      order.isPaid = true;
      return readAgain(shop, order);
    }
    case 'cancel': {
      const order = nthOf(model.orders, step.order);
      if (order === null) return;
      order.isCancelled = true;
      return readAgain(shop, order);
    }
    case 'refund': {
      const line = nthOf(model.lines, step.line);
      // Returns never exceed the units sold.
      if (line === null || line.reportedBack + step.units > line.held.quantity) return;
      line.reportedBack += step.units;
      // Each return has its own time, by which the platform distinguishes it.
      const at = new Date(world.server.now.getTime() - 1000 * line.reportedBack);
      await shop.import('refunds', refundFile(line.order, line.sku, step.units, at));
      model.readReturns(line.order);
      return;
    }
    case 'override':
      return override(shop, step);
    case 'set vendor':
      return setVendor(shop, step);
    case 'global rate':
    case 'vendor rate':
    case 'type rate':
      return changeRate(shop, step);
    case 'custom item': {
      const vendor = vendorAt(shop, step.vendor);
      const body = { title: 'An item', commission: money(step.amount), vendor_id: vendor };
      await world.server.ok('createCustomItem', { token: await shop.token(), body });
      model.customItems.push({ vendor, amount: step.amount, net: 0, payout: null });
      return;
    }
    case 'pay':
      return pay(run, step);
    case 'pay all':
      return payAll(run, step);
    case 'delete payout':
      return deletePayout(shop, step);
    case 'paypal goes wrong':
      world.paypal.order(step.fault);
      return;
    case 'paypal is down':
      world.paypal.state.isDown = step.isDown;
      return;
    case 'paypal turns':
      return turn(run, step);
    case 'look':
      return look(run, step);
    case 'recalculate':
      return recalculate(shop, step.vendor === null ? null : vendorAt(shop, step.vendor));
    case 'state':
      return state(shop, step);
    case 'withdraw':
      return withdraw(shop, vendorAt(shop, step.vendor));
    case 'restart':
      return world.restart();
  }
}

async function sell(shop: ModelShop, { lines, isPaid }: StepOf<'sell'>): Promise<void> {
  const { model, world } = shop;
  const number = 1001 + model.orders.length;
  const id = `${shop.id}${number}`;
  const order: ModelOrder = { id, name: `#${number}`, isPaid, isCancelled: false, lines: [] };
  // One line for each product, since a platform does not report which of two lines was returned.
  const sold = new Map(lines.map((line) => [skuOf(vendorAt(shop, line.vendor), typeAt(line.type)), line]));
  const drafts = [...sold].map(([sku, line]) => newLine(shop, order, sku, line));
  await shop.import('orders', orderFile(shop, { ...order, lines: drafts }));
  const rows = await world.server.database.asSystem((tx) =>
    tx
      .selectFrom('line_items')
      .innerJoin('orders', 'orders.id', 'line_items.order_id')
      .select(['line_items.id', 'line_items.sku'])
      .where('orders.shop_id', '=', shop.id)
      .where('orders.platform_id', '=', id)
      .execute(),
  );
  for (const draft of drafts) {
    const row = rows.find(({ sku }) => sku === draft.sku);
    if (row === undefined) throw new Error(`The import has not brought the line ${draft.sku}.`);
    order.lines.push({ ...draft, id: row.id });
  }
  model.orders.push(order);
  model.read(order);
}

function newLine(shop: ModelShop, order: ModelOrder, sku: string, sold: Sold): ModelLine {
  const figures = figuresOf(sold);
  return {
    id: 0,
    order,
    sku,
    productType: typeAt(sold.type),
    soldBy: vendorAt(shop, sold.vendor),
    reported: figures,
    held: figures,
    reportedBack: 0,
    back: 0,
    givenTo: null,
    override: null,
    priced: { state: 'pending', full: 0, back: 0, netBack: 0 },
    payout: null,
    reversals: [],
  };
}

async function readAgain(shop: ModelShop, order: ModelOrder): Promise<void> {
  await shop.import('orders', orderFile(shop, order));
  shop.model.read(order);
}

async function override(
  { model, world, token }: ModelShop,
  { line: at, by }: StepOf<'override'>,
): Promise<void> {
  const line = nthOf(model.lines, at);
  if (line === null) return;
  const asked = { token: await token(), body: { line_item: line.id, commission: overrideText(by) } };
  if (isSettled(line)) {
    await world.server.refused('createOverride', 409, asked);
    return;
  }
  await world.server.ok('createOverride', asked);
  line.override = by;
  model.price([line]);
}

async function setVendor(shop: ModelShop, step: StepOf<'set vendor'>): Promise<void> {
  const { model, world } = shop;
  const line = nthOf(model.lines, step.line);
  if (line === null) return;
  const vendor = step.vendor === null ? null : vendorAt(shop, step.vendor);
  const asked = { token: await shop.token(), params: { id: line.id }, body: { override_vendor: vendor } };
  if (isSettled(line)) {
    await world.server.refused('updateLineItem', 409, asked);
    return;
  }
  await world.server.ok('updateLineItem', asked);
  line.givenTo = vendor;
  model.price([line]);
}

/** Until the lines have the price of the new rule, payouts of their vendors are refused. */
async function changeRate(
  shop: ModelShop,
  step: StepOf<'global rate'> | StepOf<'vendor rate'> | StepOf<'type rate'>,
): Promise<void> {
  const { model, world } = shop;
  const token = await shop.token();
  const rate = step.ppm === null ? null : percentToWire(step.ppm);
  let concerned: number | null = null;
  let before: number | null;
  if (step.do === 'global rate') {
    before = model.shop.globalCommission;
    await world.server.ok('updateSettings', {
      token,
      params: { id: shop.id },
      body: { global_commission: rate },
    });
    model.shop.globalCommission = step.ppm;
  } else if (step.do === 'vendor rate') {
    concerned = vendorAt(shop, step.vendor);
    const vendor = model.vendorNamed(concerned);
    before = vendor.rules.commissionRate;
    await world.server.ok('updateVendor', {
      token,
      params: { id: concerned },
      body: { commission_rate: rate },
    });
    vendor.rules = { ...vendor.rules, commissionRate: step.ppm };
  } else {
    const type = typeAt(step.type);
    const known = model.shop.typeRates.get(type);
    before = known?.kind === 'percent' ? known.ppm : null;
    const body = { product_type: type, commission_rate: rate, commission_percentage: true };
    await world.server.ok('createProductTypeCommission', { token, body });
    model.shop.typeRates = new Map([...model.shop.typeRates, [type, { kind: 'percent', ppm: step.ppm }]]);
  }
  if (before === step.ppm) return;
  const held = { token, body: { vendor: concerned ?? vendorAt(shop, 0), all_line_items: true } };
  expect((await world.server.refused('createPayout', 409, held)).code).toBe('recalculating');
  await settled(world.server);
  model.price(model.lines.filter((line) => concerned === null || vendorOf(line) === concerned));
}

async function pay(run: Run, step: StepOf<'pay'>): Promise<void> {
  const { shop } = run;
  const { model, world } = shop;
  const vendor = vendorAt(shop, step.vendor);
  const lines =
    step.lines === 'all' ? step.lines : linesAt(model.lines, model.payableLines(vendor), step.lines);
  if (lines !== 'all' && lines.length === 0) return;
  const paypal = step.byPaypal ? { isSetUp: run.seen().keys === 'valid' } : null;
  const expected = model.payoutOf({ vendor, lines, additionalPay: step.additionalPay, paypal });
  const asked = {
    token: await shop.token(),
    headers: { 'idempotency-key': randomUUID() },
    body: {
      vendor,
      ...(lines === 'all' ? { all_line_items: true } : { line_item_ids: lines }),
      additional_pay: money(step.additionalPay),
      pay_w_paypal: step.byPaypal,
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
    const { amount } = expected;
    const made = {
      id: payout.id,
      vendor,
      amount,
      additionalPay: step.additionalPay,
      isByPaypal: step.byPaypal,
    };
    model.paid(made, expected.of);
  }
}

async function payAll(run: Run, { byPaypal }: StepOf<'pay all'>): Promise<void> {
  const { shop } = run;
  const { model, vendors, world } = shop;
  const paypal = byPaypal ? { isSetUp: run.seen().keys === 'valid' } : null;
  const expected = vendors.flatMap(({ id: vendor }) => {
    const one = model.payoutOf({ vendor, lines: 'all', additionalPay: 0, paypal });
    return one === null ? [] : [{ vendor, ...one }];
  });
  const asked = { token: await shop.token(), body: { pay_w_paypal: byPaypal } };
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
      model.paid({ id, vendor, amount: one.amount, additionalPay: 0, isByPaypal: byPaypal }, one.of);
    }
  }
}

async function deletePayout(
  { model, world, token }: ModelShop,
  step: StepOf<'delete payout'>,
): Promise<void> {
  const payout = nthOf([...model.payouts.values()], step.payout);
  if (payout === null) return;
  const asked = { token: await token(), params: { id: payout.id } };
  if (payout.status !== 'recorded') {
    await world.server.refused('deletePayout', 409, asked);
    return;
  }
  await world.server.ok('deletePayout', asked);
  model.becomes(payout, 'deleted');
}

/** PayPal changes the status of a batch, and a webhook may report it; returned money stays returned. */
async function turn(
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

async function look({ shop, seen }: Run, { after, workers }: StepOf<'look'>): Promise<void> {
  const { world } = shop;
  world.later(after);
  if (seen().keys !== 'valid' && !world.paypal.state.isDown) await shop.saveKeys();
  await Promise.all(Array.from({ length: workers }, () => world.look()));
}

async function recalculate(shop: ModelShop, vendor: number | null): Promise<void> {
  const { model, world } = shop;
  const query = vendor === null ? {} : { vendor };
  await world.server.ok('calculateCommissions', { token: await shop.token(), query });
  await settled(world.server);
  model.price(model.lines.filter((line) => vendor === null || vendorOf(line) === vendor));
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

function nthOf<T>(all: readonly T[], n: number): T | null {
  return all[n % all.length] ?? null;
}

function vendorAt({ vendors }: ModelShop, n: number): number {
  return vendors[n % vendors.length]?.id ?? 0;
}

function typeAt(n: number): string {
  return productTypes[n % productTypes.length] ?? '';
}

function figuresOf({ price, quantity, off }: Pick<Sold, 'price' | 'quantity' | 'off'>) {
  return { price, quantity, discount: Math.floor((price * quantity * off) / 100) };
}

function overrideText(by: Override | null): string | null {
  if (by === null) return null;
  return by.kind === 'percent' ? formatPercent(by.ppm) : money(by.amount);
}

function money(minor: number): string {
  return moneyToWire(minor, 'GBP');
}

export function minor(amount: string | undefined): number {
  return moneyFromWire(amount ?? '', 'GBP');
}

const dayMs = 24 * 60 * 60 * 1000;

/** States a vendor's days up to some days ago; refused where they are stated already, or lines wait for a price. */
async function state({ id: shopId, world, ...shop }: ModelShop, step: StepOf<'state'>): Promise<void> {
  const { database, now } = world.server;
  const vendorId = vendorAt({ id: shopId, world, ...shop }, step.vendor);
  const lastDay = dayAt(new Date(now.getTime() - step.daysAgo * dayMs), 'Europe/London');
  const key = await database.asSystem((tx) => presentKey(tx, sealerOf(secretsKey), now));
  await database.asShop({ shopId, vendorIds: null }, (tx) =>
    issueStatement(
      tx,
      {
        payee: { shopId, vendorId },
        firstDay: lastDay,
        lastDay,
        issuedBy: null,
        publicUrl: 'https://consignment.example',
        now,
      },
      key,
    ),
  );
}

async function withdraw({ id: shopId, world }: ModelShop, vendorId: number): Promise<void> {
  const { database, now } = world.server;
  await database.asShop({ shopId, vendorIds: null }, async (tx) => {
    const last = await lastStatement(tx, { shopId, vendorId });
    if (last === null) return;
    expect(await withdrawStatement(tx, { shopId, id: last.id, by: null, now })).toBe('withdrawn');
  });
}
