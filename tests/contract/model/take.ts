import type { Override } from '@consignment/domain/commission/commission';
import { formatPercent, percentToWire } from '@consignment/domain/money/rate';
import { dayAt } from '@consignment/domain/time/zone';
import { expect } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import {
  issueStatement,
  withdrawIssued,
} from '../../../packages/server/src/features/statements/ledger/issue-statement.ts';
import { presentKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { lastStatement } from '../../../packages/server/src/features/statements/queries/statements.ts';
import { secretsKey } from '../server.ts';
import { settled } from '../settled.ts';
import { isSettled, vendorOf, type ModelLine, type ModelOrder } from './lines-model.ts';
import { dayOfOrder, orderFile, refundFile, skuOf, type ModelShop } from './shop.ts';
import type { Sold, Step } from './steps.ts';
import { fee, waiveFee } from './take-fees.ts';
import { deletePayout, look, pay, payAll, turn } from './take-payments.ts';
import { ask, endOf } from './take-questions.ts';
import { takeOfRuns } from './take-runs.ts';
import { money, nthOf, typeAt, vendorAt, type Run, type StepOf } from './taking.ts';

/*
 * Applies each step through the API and to the model, which predicts the answer.
 */

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
    case 'ask':
      return ask(shop, step);
    case 'end question':
      return endOf(shop, step);
    case 'fee':
      return fee(shop, step);
    case 'waive fee':
      return waiveFee(shop, step);
    case 'restart':
      return world.restart();
    default:
      return takeOfRuns(run, step);
  }
}

async function sell(shop: ModelShop, { lines, isPaid }: StepOf<'sell'>): Promise<void> {
  const { model, world } = shop;
  const number = 1001 + model.orders.length;
  const id = `${shop.id}${number}`;
  const soldOn = dayOfOrder(number);
  const order: ModelOrder = { id, name: `#${number}`, soldOn, isPaid, isCancelled: false, lines: [] };
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
    question: null,
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

async function recalculate(shop: ModelShop, vendor: number | null): Promise<void> {
  const { model, world } = shop;
  const query = vendor === null ? {} : { vendor };
  await world.server.ok('calculateCommissions', { token: await shop.token(), query });
  await settled(world.server);
  model.price(model.lines.filter((line) => vendor === null || vendorOf(line) === vendor));
}

function figuresOf({ price, quantity, off }: Pick<Sold, 'price' | 'quantity' | 'off'>) {
  return { price, quantity, discount: Math.floor((price * quantity * off) / 100) };
}

function overrideText(by: Override | null): string | null {
  if (by === null) return null;
  return by.kind === 'percent' ? formatPercent(by.ppm) : money(by.amount);
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
    expect(await withdrawIssued(tx, { shopId, id: last.id, by: null, now })).toBe('withdrawn');
  });
}
