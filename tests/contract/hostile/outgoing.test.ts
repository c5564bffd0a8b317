import { request as plainRequest, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaypal } from '../../../packages/server/src/payments/paypal/client.ts';
import { checkedResultUrl, shopHostOf, shopUrl } from '../../../packages/server/src/platforms/shopify/app.ts';
import { openResult } from '../../../packages/server/src/platforms/shopify/bulk.ts';
import { clientOf } from '../../../packages/server/src/platforms/shopify/client.ts';
import { exchangeCode } from '../../../packages/server/src/platforms/shopify/oauth.ts';
import {
  fetchWithoutRedirects,
  askPublic,
  isPublicAddress,
  type Network,
} from '../../../packages/server/src/common/outgoing.ts';
import { importsOf, parse, sourcesIn, walk } from '../../house/source.ts';
import { inwardAddresses, otherSchemes } from './connections.ts';
import { endlessly, setTrap, type Trap } from './trap.ts';

/*
 * The server's outgoing requests pass one module, go only to hosts of a closed list over https, and limit the
 * answers. Other sources of requests are tested in addresses.test.ts.
 */

const real = { key: 'app-key', secret: 'hush hush' };
const host = 'fern.myshopify.com';
const hostile = [...inwardAddresses(80), ...inwardAddresses(443), ...otherSchemes];

const askers = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);
/** Imports of these modules, except for types, the parsing of addresses and a server, which is asked. */
const opensSockets =
  /import (?!type\b)(?!\{ (?:isIP|createServer(?:, type \w+)*) \}).* from '(node:)?(https?|http2|net|tls|dgram)'/;

describe('the server asks others', () => {
  it('through one module', () => {
    // The import command connects to the server on its machine.
    const doors = [
      'packages/server/src/common/outgoing.ts',
      'packages/server/src/commands/through-server.ts',
    ];
    const asking = sourcesIn('packages/server/src', ['.ts'])
      .filter((source) => {
        let asks = importsOf(source).some(({ specifier }) => /^(undici|axios|got|ws)$/.test(specifier));
        walk(parse(source), (node) => {
          if (ts.isIdentifier(node) && askers.has(node.text)) asks = true;
        });
        return asks || opensSockets.test(source.text);
      })
      .map(({ path }) => path);
    expect(asking.toSorted()).toEqual(doors.toSorted());
  });

  it('over https, at a host of the closed list and no other', () => {
    expect(shopUrl(real, host, '/admin/x')).toBe(`https://${host}/admin/x`);
    expect(checkedResultUrl(real, 'https://storage.googleapis.com/shop/1?sig=x')).toBe(
      'https://storage.googleapis.com/shop/1?sig=x',
    );
    const almost = [
      'http://storage.googleapis.com/x',
      'https://storage.googleapis.com:8443/x',
      'https://storage.googleapis.com.evil.example/x',
      'https://storage.googleapis.com@evil.example/x',
      'https://evil.example/storage.googleapis.com',
      'https://evil.example\\@storage.googleapis.com',
      'https://metadata.google.internal/x',
      `https://${host}/x`,
      '',
    ];
    for (const address of [...hostile, ...almost]) {
      expect(() => checkedResultUrl(real, address), address).toThrow(
        'a place for results that is not its own',
      );
    }
    for (const address of hostile) {
      const bare = address.replace(/^\w+:\/\//, '').replace(/\/$/, '');
      for (const named of [
        address,
        bare,
        `${bare}.myshopify.com`,
        `${host}@${bare}`,
        `${bare}/.myshopify.com`,
      ]) {
        expect(shopHostOf(named), named).toBeNull();
        expect(() => shopUrl(real, named, '/admin'), named).toThrow('is not a shop of Shopify');
      }
    }
    for (const named of [`${host}\n`, `${host}.`, `${host}:443`, `a.${host}`, 'fern.myshopify.com\0']) {
      expect(() => shopUrl(real, named, '/admin'), named).toThrow('is not a shop of Shopify');
    }
  });

  it.each([...otherSchemes, 'https://user@storage.googleapis.com/', 'https://:word@storage.googleapis.com/'])(
    'never at %s',
    async (address) => {
      await expect(fetchWithoutRedirects(address, { signal: AbortSignal.timeout(1000) })).rejects.toThrow(
        /No request is made|Invalid URL/,
      );
    },
  );
});

describe('an address that an owner names', () => {
  const bounds = () => ({ largest: 1000, signal: AbortSignal.timeout(10_000) });
  /** Host names resolve as the test says; the host of each connection is recorded, and the trap answers it. */
  const networkOf = (found: readonly string[], trap?: Trap) => {
    const connected: string[] = [];
    const network: Network = {
      resolve: (_host, callback) =>
        callback(
          null,
          found.map((address) => ({ address, family: isIP(address) })),
        ),
      request: (url, options, answer) => {
        options.lookup?.(url.hostname, { all: true }, (_error, addresses) => {
          connected.push(...(Array.isArray(addresses) ? addresses.map((one) => one.address) : [addresses]));
        });
        return plainRequest(
          `${trap?.url ?? ''}${url.pathname}`,
          { signal: options.signal ?? undefined },
          answer,
        );
      },
    };
    return { network, connected };
  };

  it.each([
    ...hostile,
    ...inwardAddresses(443).map((address) => address.replace('http:', 'https:').replace(':443', '')),
    'http://pictures.example/a.png',
    'https://user@pictures.example/a.png',
    'https://pictures.example:8443/a.png',
    '',
  ])('is not asked when it is %s', async (address) => {
    const { network, connected } = networkOf(['127.0.0.1']);
    await expect(askPublic(address, bounds(), network)).rejects.toThrow(/^The address (must|is not)/);
    expect(connected).toEqual([]);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1'],
  ])('is not asked when its name leads to %s, alone or among others', async (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
    for (const found of [[ip], ['93.184.215.14', ip], [ip, '2606:4700::1111']]) {
      const { network, connected } = networkOf(found);
      const asked = askPublic('https://pictures.example/a.png', bounds(), network);
      await expect(asked).rejects.toThrow('The address is not on the public internet.');
      expect(connected).toEqual([]);
    }
  });

  it('is connected to where its name was seen to lead, is bounded, and leads nowhere else', async () => {
    const trap = await setTrap();
    const found = ['93.184.215.14', '2606:4700::1111'];
    const ask = (signal = AbortSignal.timeout(10_000)) => {
      const { network, connected } = networkOf(found, trap);
      const bytes = askPublic('https://pictures.example/a.png', { largest: 1000, signal }, network);
      return { bytes, connected };
    };
    trap.answer = (response) => response.end('picture');
    const { bytes, connected } = ask();
    expect((await bytes).toString()).toBe('picture');
    expect(connected).toEqual(found);

    trap.answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    await expect(ask().bytes).rejects.toThrow('This address redirects');
    trap.answer = (response) => response.writeHead(404).end();
    await expect(ask().bytes).rejects.toThrow('returned status 404');
    trap.answer = (response) => endlessly(trap, response, Buffer.alloc(500));
    await expect(ask().bytes).rejects.toThrow('The file is larger than');
    trap.answer = () => undefined;
    await expect(ask(AbortSignal.timeout(50)).bytes).rejects.toThrow('is not responding');
    expect(trap.asked).toHaveLength(5);
    await trap.close();
  });
});

describe('any answering host', () => {
  let shop: Trap;
  let elsewhere: Trap;
  beforeAll(async () => {
    [shop, elsewhere] = [await setTrap(), await setTrap()];
  });
  afterAll(() => Promise.all([shop.close(), elsewhere.close()]));
  beforeEach(() => {
    for (const trap of [shop, elsewhere]) Object.assign(trap, { bytesGiven: 0 }).asked.splice(0);
  });

  const app = () => ({ ...real, baseUrl: shop.url });
  const keys = { clientId: 'AZ-live', secret: 'hush' };
  const pay = async (timeoutMs: number) => {
    const paypal = createPaypal({ live: shop.url, sandbox: shop.url }, () => new Date(), timeoutMs);
    return paypal('live', keys).createPayout({
      batchId: 'po_1_1',
      receiver: 'a@b.example',
      value: '1.00',
      currency: 'GBP',
      subject: '',
      note: '',
    });
  };
  const asks = {
    'the exchange of a code': () => exchangeCode(app(), host, 'code', new Date()),
    'a question to a shop': () =>
      clientOf(app(), host, () => Promise.resolve('shpat_secret'), {
        pause: () => Promise.resolve(),
      }).query('{ shop { name } }'),
    'the result of a reading': async () => {
      const result = { url: `${shop.url}/results/1`, lines: 3 };
      const groups = await openResult(app(), result, { bytes: 0, lines: 0 }, AbortSignal.timeout(20_000));
      if (groups === null) throw new Error('The result is gone.');
      for await (const group of groups) expect(group).toBeDefined();
    },
  };
  const named = Object.entries(asks);
  /** Answers a payout request; its token came before. */
  const withToken =
    (then: Trap['answer']): Trap['answer'] =>
    (response, request) => {
      if (!(request.url ?? '').includes('oauth2')) return then(response, request);
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ access_token: 'A21', expires_in: 900, scope: '' }));
    };

  for (const status of [301, 302, 303, 307, 308]) {
    it(`sends no one elsewhere with ${status}`, async () => {
      const lead: Trap['answer'] = (response) =>
        response.writeHead(status, { location: `${elsewhere.url}/latest/meta-data/` }).end();
      shop.answer = lead;
      for (const [name, ask] of named) await expect(ask(), name).rejects.toThrow();
      expect(await pay(2000)).toMatchObject({ is: 'unsent' });
      shop.answer = withToken(lead);
      // The request had reached PayPal, so its outcome is looked up.
      expect(await pay(2000)).toMatchObject({ is: 'unknown' });
      expect(shop.asked.length).toBeGreaterThan(4);
      expect(elsewhere.asked).toEqual([]);
    });
  }

  const megabyte = Buffer.alloc(1024 * 1024, 0x20);
  const floods: Record<string, Trap['answer']> = {
    'never ends': (response) => endlessly(shop, response.writeHead(200), megabyte),
    'unpacks to a gigabyte': (response) => {
      const packed = gzipSync(Buffer.alloc(16 * 1024 * 1024, 0x20));
      response.writeHead(200, { 'content-encoding': 'gzip' });
      for (let times = 0; times < 64; times++) response.write(packed);
      response.end();
    },
  };
  it.each(Object.entries(floods))('fills no memory with an answer that %s', async (_name, flood) => {
    const before = process.memoryUsage().rss;
    shop.answer = flood;
    for (const [name, ask] of named) await expect(ask(), name).rejects.toThrow();
    expect(await pay(20_000)).toMatchObject({ is: 'unsent' });
    shop.answer = withToken(flood);
    expect(await pay(20_000)).toMatchObject({ is: 'unknown' });
    expect(shop.bytesGiven).toBeLessThan(120 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('is not read further when it sends more lines than announced', async () => {
    let line = 0;
    shop.answer = (response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed) {
          if (!response.write(`{"id":"gid://shopify/Product/${++line}"}\n`)) {
            response.once('drain', write);
            return;
          }
        }
      };
      write();
    };
    await expect(asks['the result of a reading']()).rejects.toThrow('The result goes on after its 3 lines.');
  });

  it('is not waited for without a limit', async () => {
    shop.answer = () => undefined;
    expect(await pay(200)).toMatchObject({ is: 'unsent' });
    const dribble = async (response: ServerResponse) => {
      response.writeHead(200);
      while (!response.destroyed) {
        response.write(' ');
        await pause(20);
      }
    };
    shop.answer = withToken((response) => void dribble(response));
    expect(await pay(200)).toMatchObject({ is: 'unknown' });
  });

  it.each(['text/html', 'image/png', 'application/octet-stream'])(
    'is not trusted with %s in place of JSON',
    async (type) => {
      const page: Trap['answer'] = (response) =>
        response.writeHead(200, { 'content-type': type }).end('<p>"access_token":"x"');
      shop.answer = page;
      for (const [name, ask] of named) await expect(ask(), name).rejects.toThrow();
      shop.answer = withToken(page);
      expect(await pay(2000)).toMatchObject({ is: 'unknown' });
    },
  );
});
