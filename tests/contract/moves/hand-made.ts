import { randomUUID } from 'node:crypto';
import { anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import type { Move, World } from './world.ts';

/* A shop and the files of its former app by hand: two orders of two vendors, at one half of the price. */

export const products = productsCsv([
  aProductRow({ Handle: 'mug', Title: 'Mug', Vendor: 'Ann', 'Variant SKU': 'MUG', 'Variant Price': '20.00' }),
  aProductRow({
    Handle: 'bowl',
    Title: 'Bowl',
    Vendor: 'Bo',
    'Variant SKU': 'BOWL',
    'Variant Price': '30.00',
  }),
]);
const line = (Vendor: string, sku: string, name: string, price: string, quantity: string) => ({
  Vendor,
  'Lineitem sku': sku,
  'Lineitem name': name,
  'Lineitem price': price,
  'Lineitem quantity': quantity,
});
export const orders = ordersCsv([
  anOrderRow({
    Name: '#1001',
    Id: '5001',
    'Created at': '2025-05-01 12:00:00 +0000',
    Currency: 'USD',
    ...line('Ann', 'MUG', 'Mug', '20.00', '2'),
  }),
  anOrderRow({
    Name: '#1002',
    Id: '5002',
    'Created at': '2025-05-02 12:00:00 +0000',
    Currency: 'USD',
    ...line('Bo', 'BOWL', 'Bowl', '30.00', '1'),
  }),
]);

export const payoutHeader = 'Number,Vendor,Date,Amount,Note';
export const commissionHeader = 'Order,SKU,Product,Vendor,Quantity,Price,Rate,Amount,Payout';
export const files = {
  payouts: [payoutHeader, 'P-1,Ann,2025-06-01,20.00,June', 'P-2,Bo,2025-06-02,15.00,'].join('\n'),
  commissions: [
    commissionHeader,
    '#1001,MUG,Mug,Ann,2,20.00,50,20.00,P-1',
    '#1002,BOWL,Bowl,Bo,1,30.00,50,15.00,P-2',
  ].join('\n'),
};

/** The calls of the owner. */
export function callsOf(world: () => World) {
  const ok: World['server']['ok'] = (id, asked = {}) =>
    world().server.ok(id, { token: world().token, ...asked });
  const refused = (...[id, status, asked = {}]: Parameters<World['server']['refused']>) =>
    world().server.refused(id, status, { token: world().token, ...asked });
  return { ok, refused };
}

/** The call that books a move as it was found. */
export const bookOf = (move: Move, change: object = {}) => ({
  params: { id: move.id },
  headers: { 'idempotency-key': randomUUID() },
  body: {
    expected_payouts: move.found?.to_book ?? 0,
    expected_amount: move.found?.to_book_amount ?? '0.00',
    expected_opening: move.found?.opening ?? '0.00',
    ...change,
  },
});
