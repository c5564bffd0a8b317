import { describe, expect, it } from 'vitest';
import { readContract } from '../../../packages/server/src/http/contract.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { password } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import { operationIds, queryKeysOf } from './requests.ts';

/*
 * Any call may have the parameter `shop`, which the proxy of a platform adds. A session belongs to one shop, and a
 * call that names another is refused before anything is read or written.
 */

const { operations } = readContract();
const tokenOf = { owner: 'owner', vendor: 'vendor', salesrep: 'rep' } as const;
/** Every call with a session, with each of its parties. */
const walk = operations.flatMap(({ id, roles }) =>
  (['owner', 'vendor', 'salesrep'] as const)
    .filter((role) => roles.has(role))
    .map((role) => [id as OperationId, role] as const),
);
/** A value for each parameter of the path. */
const params = { id: 1, vendor_id: 1, token: 'x', role: 'orders', name: 'x' };

forEachWorld((world) => {
  describe('a call that names a shop beside its session', () => {
    it.each(walk)('%s by a %s is refused for another shop', async (id, role) => {
      const { server, tokens, birch } = world();
      const token = tokens[tokenOf[role]];
      for (const shop of [birch.domain, `www.${birch.domain}`, String(birch.id), 'nowhere.example', '\0']) {
        const { status, body } = await server.ask(id, { token, params, query: { shop } });
        expect({ shop, status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    });

    it('is answered for its own shop, by any of its names, and without one', async () => {
      const { server, tokens, alder } = world();
      const names = [alder.domain, `www.${alder.domain}`.toUpperCase(), String(alder.id), ''];
      for (const token of [tokens.owner, tokens.vendor]) {
        for (const shop of names) await server.ok('listPayouts', { token, query: { shop } });
      }
    });

    it('with two shops is refused where one is foreign', async () => {
      const { server, tokens, alder, birch } = world();
      const path = `/vendors/payouts/?shop=${alder.domain}&shop=${birch.domain}`;
      expect(await server.call('GET', path, { token: tokens.owner })).toMatchObject({ status: 404 });
    });
  });

  describe('a call before sign-in that names a shop', () => {
    it('is one of these four', () => {
      expect(operationIds.filter((id) => queryKeysOf(id).includes('shop'))).toEqual([
        'createToken',
        'loginVendor',
        'sendResetEmail',
        'getPublicShop',
      ]);
    });

    it('signs no person in to a foreign shop', async () => {
      const { server, birch } = world();
      const query = { shop: birch.domain };
      const owner = { email: 'owner@alder.example', password };
      const vendor = { email: 'vendor@alder.example', password };
      expect((await server.ask('createToken', { query, body: owner })).status).toBe(401);
      expect((await server.ask('loginVendor', { query, body: vendor })).status).toBe(401);
    });

    it('answers no more than the shop that it names', async () => {
      const { server, birch } = world();
      const shop = await server.ok('getPublicShop', { query: { shop: birch.domain } });
      expect(shop.shop_id).toBe(birch.id);
      await server.refused('getPublicShop', 404, { query: { shop: 'nowhere.example' } });
    });
  });
});
