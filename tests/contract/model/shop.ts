import { setTimeout as wait } from 'node:timers/promises';
import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { startSession } from '../../../packages/server/src/identity/tokens.ts';
import { anOrderRow, aLineRow, aProductRow, csvOf, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { enterBankDetails, openBank } from '../pay-runs/bank.ts';
import { minute, type PayingWorld } from '../payments/world.ts';
import { insertShop, insertVendor, someDay } from '../rows.ts';
import { tokenSecret } from '../server.ts';
import { RunsModel } from './runs-model.ts';
import { BooksModel, type ModelPayee } from './books-model.ts';
import type { ModelOrder } from './lines-model.ts';
import { moneyToWire } from '@consignment/domain/money/money';

export const productTypes = ['Kitchen', 'Rugs'] as const;
const startRate = 300_000;

/** The shop of one sequence: three vendors, two of them with an address at PayPal, and the model of its books. */
export type ModelShop = {
  readonly world: PayingWorld;
  readonly id: number;
  readonly vendors: readonly (ModelPayee & { readonly id: number; readonly name: string })[];
  readonly paypalClient: string;
  readonly model: BooksModel;
  readonly runs: RunsModel;
  /** A valid token; the vendor is the first one. */
  readonly token: (of?: 'merchant' | 'vendor' | 'second') => Promise<string>;
  /** Saves the keys of PayPal and waits for their check. */
  saveKeys(): Promise<void>;
  /** Imports a file as the owner; resolves when the import has ended. */
  import(role: 'products' | 'orders' | 'refunds', text: string): Promise<void>;
};

let shops = 0;

export async function openModelShop(world: PayingWorld, discountShare: DiscountShare): Promise<ModelShop> {
  const { database } = world.server;
  const n = ++shops;
  const names = ['Loom', 'Kiln', 'Fern'].map((name) => `${name} ${n}`);
  const { id, vendors, logins } = await database.asSystem(async (tx) => {
    const shopId = await insertShop(tx, {
      shop: { currency: 'GBP', time_zone: 'Europe/London', can_use_paypal: true },
      settings: { global_commission_ppm: startRate, discount_share: discountShare },
    });
    const made = [];
    for (const [index, name] of names.entries()) {
      const paypalEmail = index < 2 ? `vendor-${index}-${n}@pay.example` : '';
      const slug = name.toLowerCase().replace(' ', '-');
      const vendor = await insertVendor(tx, shopId, { name, slug, paypal_email: paypalEmail });
      made.push({ id: vendor, name, paypalEmail, hasBank: index < 2 });
    }
    const login = async (email: string) => {
      const row = { email, name: email, password_hash: 'opens nothing', created_at: someDay };
      return (await tx.insertInto('logins').values(row).returning('id').executeTakeFirstOrThrow()).id;
    };
    const merchant = await login(`owner-${n}@model.example`);
    await tx
      .insertInto('shop_members')
      .values({ shop_id: shopId, login_id: merchant, role: 'owner' })
      .execute();
    const second = await login(`second-${n}@model.example`);
    await tx
      .insertInto('shop_members')
      .values({ shop_id: shopId, login_id: second, role: 'owner' })
      .execute();
    const vendor = await login(`vendor-${n}@model.example`);
    const { id: signup_id } = await tx
      .insertInto('vendor_signups')
      .values({ shop_id: shopId, login_id: vendor, name: 'A vendor', approved: true, created_at: someDay })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openBank(tx, shopId);
    // The third one has neither an address at PayPal nor bank details.
    for (const { id: vendorId } of made.slice(0, 2)) {
      await enterBankDetails(tx, { shopId, vendorId }, someDay);
    }
    await tx
      .insertInto('vendor_signup_vendors')
      .values({ signup_id, shop_id: shopId, vendor_id: made[0]?.id ?? 0 })
      .execute();
    return { id: shopId, vendors: made, logins: { merchant, vendor, second } };
  });
  const model = new BooksModel(
    {
      currency: 'GBP',
      globalCommission: startRate,
      useCostPerItem: false,
      discountShare,
      discountBeforePercentage: false,
      calculateByProfit: false,
      pricesIncludeTax: false,
      commissionStartDate: null,
      timeZone: 'Europe/London',
      startsAt: null,
      ignoreOrderTags: [],
      typeRates: new Map(),
    },
    vendors,
  );

  const paypalClient = `AZ-model-${n}`;
  const secret = 'the secret of a shop of the model';
  world.paypal.openAccount(paypalClient, secret);
  const known = new Map<string, { token: string; at: number }>();
  const shop: ModelShop = {
    world,
    id,
    vendors,
    paypalClient,
    model,
    runs: new RunsModel(
      model,
      vendors.map((vendor) => vendor.id),
    ),
    async token(of = 'merchant') {
      const now = world.server.now.getTime();
      const last = known.get(of);
      if (last !== undefined && now - last.at < 2 * minute) return last.token;
      const party = of === 'vendor' ? ('vendor' as const) : ('merchant' as const);
      const who = { loginId: logins[of], shopId: id, party, byPassword: true };
      const { access } = await database.asSystem((tx) =>
        startSession(tx, accessTokens(tokenSecret), who, world.server.now),
      );
      known.set(of, { token: access, at: now });
      return access;
    },
    async saveKeys() {
      const body = { live_api_client: paypalClient, live_api_secret: secret, live_mode: true };
      await world.server.ok('updatePaymentSettings', { token: await shop.token(), params: { id }, body });
    },
    async import(role, text) {
      const { server } = world;
      const token = await shop.token();
      const files = [{ role, name: `${role}.csv`, size: Buffer.byteLength(text) }];
      const made = await server.ok('createImport', { token, body: { files } });
      const params = { id: made.id };
      const headers = { 'content-type': 'text/csv' };
      await server.ok('uploadImportFile', { token, params: { ...params, role }, text, headers });
      let { state, problem } = await server.ok('startImport', { token, params });
      while (state === 'running') {
        await wait(3);
        ({ state, problem } = await server.ok('getImport', { token, params }));
      }
      if (state !== 'done') throw new Error(`The import of ${role} ended as ${state}: ${problem ?? ''}`);
    },
  };
  await shop.saveKeys();
  await shop.import('products', productsCsv(vendors.flatMap(productsOf)));
  return shop;
}

function productsOf({ id, name }: { id: number; name: string }) {
  return productTypes.map((type) => {
    const sku = skuOf(id, type);
    return aProductRow({
      Handle: sku.toLowerCase(),
      Title: sku,
      Vendor: name,
      Type: type,
      'Variant SKU': sku,
    });
  });
}

/** Each vendor has one product of each type. */
export function skuOf(vendor: number, type: string): string {
  return `${type.toUpperCase()}-${vendor}`;
}

/** The orders in the format of Shopify's export, in their present state. */
export function orderFile(shop: ModelShop, order: ModelOrder): string {
  const money = (minor: number) => moneyToWire(minor, 'GBP');
  const rows = order.lines.map((line, index) => {
    const vendor = shop.vendors.find(({ id }) => id === line.soldBy);
    const cells = {
      Name: order.name,
      'Created at': `${order.soldOn} 10:00:00 +0000`,
      'Lineitem quantity': String(line.reported.quantity),
      'Lineitem name': line.sku,
      'Lineitem price': money(line.reported.price),
      'Lineitem discount': money(line.reported.discount),
      'Lineitem sku': line.sku,
      Vendor: vendor?.name ?? '',
    };
    if (index > 0) return aLineRow(cells);
    return anOrderRow({
      ...cells,
      Id: order.id,
      'Financial Status': order.isPaid ? 'paid' : 'pending',
      'Cancelled at': order.isCancelled ? '2026-03-14 10:00:00 +0000' : '',
    });
  });
  return ordersCsv(rows);
}

/** The day of the nth order: some are older than others, so that holds differ. */
export function dayOfOrder(nth: number): string {
  return ['2026-03-01', '2026-03-07', '2026-03-13'][nth % 3] ?? '';
}

/** A file of refunds with returned units of a line. */
export function refundFile(order: ModelOrder, sku: string, units: number, at: Date): string {
  const header = ['Refunded at', 'Order', 'Sku', 'Units', 'Amount before discount'];
  const row = { 'Refunded at': at.toISOString(), Order: order.name, Sku: sku, Units: String(units) };
  return csvOf(header, [row]);
}
