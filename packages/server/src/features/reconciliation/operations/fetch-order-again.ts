import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { differenceAnswer } from '../reconciliation-start.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { withoutCustomer } from '../../../imports/match/erased-orders.ts';
import { isPlatformId } from '../../../imports/port/ids.ts';
import type { PlatformOrder } from '../../../imports/port/records.ts';
import { writePlatformOrders } from '../../../imports/write/connected.ts';
import { mailNewOrders } from '../../../jobs/new-orders.ts';
import { record } from '../../../ledger/record.ts';
import { tokensOf } from '../../../platforms/access.ts';
import { PlatformRefused } from '../../../platforms/platform.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { importShop } from '../../../queries/imports/shop.ts';
import { connectionOf, lockConnection } from '../../../queries/shops/platforms.ts';
import { replaceRecord } from '../queries/compared-orders.ts';
import { differenceById, type DifferenceRow } from '../queries/list.ts';
import { askForRun } from '../queries/runs.ts';
import { sourceOf } from '../queries/sources.ts';
import { lockShop } from '../../../queries/shops/shops.ts';
import type { Service } from '../../../actions/service.ts';
import { compareAgain } from '../look-again.ts';

const texts = defineTexts('FetchOrderAgain', {
  platformAway: 'The platform cannot be reached at the moment. Nothing has changed. Try again later.',
  notShown: 'The app cannot see this order on the platform: it has been deleted or is too old.',
  settled:
    'This difference has been settled, or it is not about an order on the platform. Please check it again.',
  noPlatform: 'No platform is connected to this shop.',
});

export const fetchOrderAgain = forSession<'fetchOrderAgain'>(
  async ({ params, session, by, now, read, write, service }) => {
    const { shopId } = session;
    const { id } = params;
    const platformId = orderOf(await read((tx) => differenceById(tx, shopId, id)));
    const order = await fetchOrder(service, shopId, platformId);
    const answer = await write(async (tx) => {
      // The second of two presses waits here, and finds the difference settled.
      await lockShop(tx, shopId);
      const row = await differenceById(tx, shopId, id);
      if (row === null || orderOf(row) !== platformId) throw isStale();
      await lockSettings(tx, shopId, 'share');
      const connection = await lockConnection(tx, shopId);
      if (connection?.state !== 'connected') throw notConnected();
      const of = { shop: await importShop(tx, shopId), now };
      const written = await writePlatformOrders(tx, of, [order]);
      await mailNewOrders(tx, { connection, publicUrl: service.publicUrl, now }, written);
      const { compared_order_id: comparedOrderId, source: role } = row;
      if (comparedOrderId === null && role === 'refunds') {
        await askForRun(tx, { shopId, because: 'file', steps: [role], madeBy: session.loginId, now });
      }
      if (comparedOrderId !== null && role !== 'books') {
        const source = role === 'platform' ? await sourceOf(tx, shopId, role) : null;
        if (source !== null) {
          const fresh = {
            id: comparedOrderId,
            record: withoutCustomer(order),
            updatedAt: order.exact?.updatedAt ?? null,
          };
          await replaceRecord(tx, source, fresh);
        }
        await compareAgain(tx, { shopId, role, comparedOrderId, now });
      }
      const body = await differenceAnswer(tx, shopId, id);
      const after = { kind: row.kind, order: row.order_name ?? '' };
      await record(tx, { shopId, by, now }, [{ event: 'difference.order_taken', id, after }]);
      return body;
    });
    service.mail.startDelivery();
    service.jobs.wake();
    return { status: 200, body: answer };
  },
);

async function fetchOrder(service: Service, shopId: number, platformId: string): Promise<PlatformOrder> {
  const { database, platforms } = service;
  const { connection, shop } = await database.asShop(
    { shopId, vendorIds: null, readOnly: true },
    async (tx) => ({
      connection: await connectionOf(tx, shopId),
      shop: await importShop(tx, shopId),
    }),
  );
  const platform = connection === null ? undefined : platforms.get(connection.platform);
  if (connection?.state !== 'connected' || platform === undefined) throw notConnected();
  const open = platform.open(
    connection.host,
    tokensOf(service, platform, shopId),
    AbortSignal.timeout(mostMs),
  );
  const found = await open.order(platformId, shop).catch((error: unknown) => {
    if (error instanceof PlatformRefused) throw refuse(422, 'invalid_value', error.message);
    throw refuse(503, 'unavailable', texts.platformAway, {
      headers: { 'retry-after': '60' },
    });
  });
  if (found === null) {
    throw refuse(422, 'invalid_value', texts.notShown);
  }
  if (found.is === 'problem') throw refuse(422, 'invalid_value', found.problem.reason);
  return found.value;
}

const mostMs = 20_000;

/** The platform's id of the order that an open difference is about. Throws a Refusal where there is none. */
function orderOf(row: DifferenceRow | null): string {
  if (row === null) throw notFound();
  const { state, order_platform_id: platformId } = row;
  if (state === 'settled' || platformId === null || !isPlatformId(platformId)) throw isStale();
  return platformId;
}

function isStale() {
  return refuse(409, 'stale', texts.settled);
}

function notConnected() {
  return refuse(422, 'platform_not_connected', texts.noPlatform);
}
