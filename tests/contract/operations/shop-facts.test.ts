import { expect, it } from 'vitest';
import { forEachWorld } from './world.ts';

const british = {
  legal_name: 'Rookery Market Ltd',
  address_1: '12 Mill Lane',
  address_2: '',
  city: 'Leeds',
  state: '',
  zip: 'LS1 4AP',
  country_code: 'GB',
  tax_number: 'GB 123 4567 89',
  locale: 'en-GB',
  support_email: 'help@rookery.example',
} as const;

forEachWorld((world) => {
  it('keep what is not sent, and the apps of the shop get their country and locale', async () => {
    const { server, tokens, alder } = world();
    const token = tokens.owner;
    const before = await server.ok('getShopFacts', { token });
    expect(before).toMatchObject({ legal_name: '', locale: '', support_email: '' });

    const body = { ...british, legal_name: ' Rookery\nMarket  Ltd ', expected: before };
    expect(await server.ok('updateShopFacts', { token, body })).toEqual(british);
    const town = { city: 'York', zip: 'YO1 7HH' };
    expect(await server.ok('updateShopFacts', { token, body: town })).toEqual({ ...british, ...town });

    const own = { country_code: 'GB', locale: 'en-GB' };
    const params = { platform: 'shopify' };
    expect(await server.ok('getShop', { token, params })).toMatchObject(own);
    const query = { shop: alder.domain };
    expect(await server.ok('getPublicShop', { params, query })).toMatchObject(own);
  });

  it('are refused where they make no sense, and where somebody else has changed them', async () => {
    const { server, tokens } = world();
    const token = tokens.owner;
    const now = await server.ok('updateShopFacts', { token, body: british });
    const refusals = [
      [422, { country_code: 'XX' }, { code: 'invalid_value', errors: [{ pointer: '/country_code' }] }],
      [422, { support_email: 'help' }, { code: 'invalid_value', errors: [{ pointer: '/support_email' }] }],
      [409, { city: 'Hull', expected: { ...now, city: 'Bath' } }, { errors: [{ pointer: '/city' }] }],
      [400, { tax_number: '1'.repeat(41) }, {}],
      [400, { locale: 'xx-XX' }, {}],
      [400, {}, {}],
    ] as const;
    for (const [status, body, problem] of refusals) {
      // The schema does not allow two of these bodies.
      const sent = body as typeof british;
      expect(await server.refused('updateShopFacts', status, { token, body: sent })).toMatchObject(problem);
    }
    expect(await server.ok('getShopFacts', { token })).toEqual(now);
  });

  it('leave a row in the history, without the texts', async () => {
    const { server, tokens } = world();
    const token = tokens.owner;
    await server.ok('updateShopFacts', { token, body: british });
    await server.ok('updateShopFacts', { token, body: { ...british, locale: 'de-DE', tax_number: 'DE 1' } });
    const { results } = await server.ok('listHistory', { token });
    expect(results[0]).toMatchObject({
      event: 'setting.changed',
      object: { type: 'setting', id: 'shop_facts' },
      before: { locale: 'en-GB' },
      after: { locale: 'de-DE', withheld: ['tax_number'] },
    });
  });
});
