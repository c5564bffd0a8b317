import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putMeta } from '../../../packages/server/src/queries/shops/shops.ts';
import { forDatabase } from '../../databases.ts';
import type { Scenario } from '../access/calls.ts';
import { openAccessWorld, type AccessWorld } from '../access/world.ts';
import { fetchFile } from '../exports/files.ts';
import { liveKeys, openPayingWorld } from '../payments/world.ts';
import { openWorld } from '../shopify/world.ts';
import { connectionsOf, inwardAddresses, otherSchemes } from './connections.ts';
import { setTrap } from './trap.ts';

/*
 * Addresses in the data of shops, vendors, files and messages: none of them makes the server open a connection. All
 * connections of this process are recorded; the database is not among them.
 */

const addresses = [...inwardAddresses(4321), ...otherSchemes];
/** Each address takes a job or a rendered page, so these cases have one of four. */
const some = addresses.filter((_address, nth) => nth % 4 === 0);

it('a connection is seen when one is made', async () => {
  const trap = await setTrap();
  const port = Number(new URL(trap.url).port);
  const seen = await connectionsOf([], async () => {
    for (const url of inwardAddresses(port).slice(0, 4)) await fetch(url).catch(() => undefined);
  });
  await trap.close();
  expect(seen).toContain(`127.0.0.1:${port}`);
  // Connections to a known port are not recorded.
  expect(await connectionsOf([trap.url], () => expect(fetch(trap.url)).rejects.toThrow())).toEqual([]);
});

forDatabase('pglite', (open) => {
  describe('what a shop names', () => {
    let world: AccessWorld;
    let scenario: Scenario;
    beforeAll(async () => {
      world = await openAccessWorld(await open());
      scenario = await world.addScenario();
    });
    afterAll(() => world.close());

    it('is not fetched for its invoices, its pages, its mails or its style sheet', async () => {
      const { server } = world;
      const { merchant, vendor } = scenario.actors;
      const token = merchant.token ?? '';
      const { shop, logo, payout } = merchant.own;
      const { id } = await server.ok('createShopMeta', {
        token,
        body: { meta_key: 'vendor_portal_logo_url', meta_value: '' },
      });
      let taken = 0;
      const seen = await connectionsOf([server.url], async () => {
        for (const [nth, address] of some.entries()) {
          // Every second address looks like a picture on the same server.
          const dressed = `${address}api/files/logos/${logo}/`;
          for (const named of nth % 2 === 0 ? [address] : [dressed]) {
            const saved = await server.ask('updateShopMeta', {
              token,
              params: { id },
              body: { meta_value: named },
            });
            expect(saved.status, named).toBe(422);
            // A value from before addresses were checked.
            const shopId = merchant.own.shop;
            await server.database.asSystem((tx) => putMeta(tx, shopId, 'vendor_portal_logo_url', named));
            taken += 1;
            const { url } = await server.ok('exportPayout', { token, query: { id: payout } });
            expect((await fetchFile(server, url)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
            await server.ok('getPublicShop', { query: { shop: merchant.own.domain } });
          }
          await server.ask('updateSalesRep', {
            token,
            params: { id: merchant.own.rep },
            body: { first_name: 'Imogen', last_name: 'Vale', image: address },
          });
          const meta_value = `@import url("${address}"); .a { background: url(${address}) }`;
          await server.ask('createShopMeta', { token, body: { meta_key: 'vendor_portal_css', meta_value } });
          await server.ask('getPortalCss', { query: { shop } });
        }
        // The logo has an internal address while the mails are written.
        await server.ok('inviteVendor', { token, query: { vendor_id: vendor.own.vendor } });
        await server.ok('sendResetEmail', { body: { email: vendor.email } });
      });
      expect(taken).toBeGreaterThan(4);
      expect(seen).toEqual([]);
      expect(server.failures).toEqual([]);
    });

    it('is no host to install the app in, or to come back from', async () => {
      const { server } = world;
      const seen = await connectionsOf([server.url], async () => {
        for (const address of addresses) {
          const bare = address.replace(/^\w+:\/\//, '').replace(/\/$/, '');
          for (const shop of [address, bare, `${bare}.myshopify.com`]) {
            const { status } = await server.ask('beginPlatformInstall', { body: { shop } });
            expect(status, shop).toBe(422);
          }
          const query = new URLSearchParams({ shop: bare, code: 'x', state: 'x', timestamp: '1' }).toString();
          await server.refused('finishPlatformInstall', 401, { body: { query, verifier: 'x' } });
        }
      });
      expect(seen).toEqual([]);
    });
  });

  it('an address in a webhook of the platform is not requested', async () => {
    const world = await openWorld(await open());
    try {
      const seen = await connectionsOf([world.server.url, world.shopify.url], async () => {
        for (const address of some) {
          const bare = address.replace(/^\w+:\/\//, '').replace(/\/$/, '');
          for (const host of [bare, `${bare}.myshopify.com`].filter((name) => /^[\x21-\x7e]+$/.test(name))) {
            const body = { id: 1, admin_graphql_api_id: address, myshopify_domain: host };
            expect(await world.send(world.shopify.webhook(host, 'orders/create', body))).toBe(200);
          }
        }
        await world.settle();
      });
      expect(seen).toEqual([]);
      expect(world.shopify.asked.size).toBe(0);
    } finally {
      await world.close();
    }
  });

  it('an address in a webhook about a payment is not requested', async () => {
    const world = await openPayingWorld(await open());
    try {
      const { id: vendor } = await world.addPayee();
      const { id } = await world.server.ok('createPayout', {
        token: await world.owner(),
        body: { vendor, pay_w_paypal: true, all_line_items: true },
      });
      await world.look();
      const { headers, body } = world.paypal.event(liveKeys.live_api_client, `po_${id}_1`);
      const known = [world.server.url, world.paypal.url, world.sandbox.url];
      const seen = await connectionsOf(known, async () => {
        for (const address of some.filter((name) => /^[\x21-\x7e]+$/.test(name))) {
          const links = [{ href: address, rel: 'self' }];
          const text = body.replace('{', `{"links":${JSON.stringify(links)},`);
          const named = { ...headers, 'paypal-cert-url': address };
          await world.server.ask('receivePaymentWebhook', {
            params: { id: world.alder.id },
            headers: named,
            text,
          });
        }
        await world.look();
      });
      expect(seen).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
