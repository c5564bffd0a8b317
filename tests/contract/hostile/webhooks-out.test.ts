import { request as plainRequest, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Network } from '../../../packages/server/src/common/outgoing.ts';
import { senderTo } from '../../../packages/server/src/common/send-public.ts';
import { attemptOf } from '../../../packages/server/src/features/webhooks/webhook-work.ts';
import { inwardAddresses, otherSchemes } from './connections.ts';
import { endlessly, setTrap, type Trap } from './trap.ts';

/* A webhook's address is entered by an owner, who may not be one. */

const address = 'https://hooks.example/in';
const message = { headers: { 'webhook-id': 'evt_1_1' }, body: '{}' };

describe('a webhook', () => {
  let trap: Trap;
  let elsewhere: Trap;
  beforeEach(async () => {
    [trap, elsewhere] = [await setTrap(), await setTrap()];
  });
  afterEach(() => Promise.all([trap.close(), elsewhere.close()]));

  /** Names lead where the test says, one after the other; the addresses of connections are recorded, and the trap answers. */
  const networkOf = (...found: readonly (readonly string[])[]) => {
    const connected: string[] = [];
    let asked = 0;
    const network: Network = {
      resolve: (_host, callback) => {
        const now = found[Math.min(asked++, found.length - 1)] ?? [];
        callback(
          null,
          now.map((ip) => ({ address: ip, family: isIP(ip) })),
        );
      },
      request: (url, options, answer) => {
        options.lookup?.(url.hostname, { all: true }, (_error, addresses) => {
          connected.push(...(Array.isArray(addresses) ? addresses.map((one) => one.address) : [addresses]));
        });
        const { method, headers, signal } = options;
        const asked = { method, headers, ...(signal === undefined ? {} : { signal }) };
        return plainRequest(`${trap.url}${url.pathname}`, asked, answer);
      },
    };
    return { network, connected };
  };
  const send = (network: Network, to = address, ms = 10_000) =>
    senderTo([], network).send(to, { ...message, signal: AbortSignal.timeout(ms) });

  it('is sent to the address that was checked', async () => {
    const { network, connected } = networkOf(['93.184.215.14']);
    trap.answer = (response) => response.end('taken');
    expect(await send(network)).toEqual({ status: 200, text: 'taken' });
    expect(connected).toEqual(['93.184.215.14']);
    expect(trap.asked).toEqual(['POST /in']);
  });

  it('is not sent to a private address, whatever names it', async () => {
    const inward = [...inwardAddresses(80), ...inwardAddresses(443), ...otherSchemes];
    for (const to of [...inward, 'https://hooks.example:8443/', 'https://user:word@hooks.example/']) {
      const { network } = networkOf(['127.0.0.1']);
      await expect(send(network, to), to).rejects.toThrow(/^The address (must|is not)/);
      await expect(senderTo([], network).check(to, AbortSignal.timeout(1000)), to).rejects.toThrow(
        /^The address (must|is not)/,
      );
    }
    expect(trap.asked).toEqual([]);
  });

  it('is refused where its name leads inward after it was saved, or half of it does', async () => {
    const { network, connected } = networkOf(['93.184.215.14'], ['127.0.0.1']);
    const sender = senderTo([], network);
    await sender.check(address, AbortSignal.timeout(1000));
    const attempt = await attemptOf(sender, address, message);
    expect(attempt).toMatchObject({
      isTaken: false,
      status: null,
      problem: 'The address is not on the public internet.',
    });
    await expect(send(networkOf(['93.184.215.14', '169.254.169.254']).network)).rejects.toThrow(
      'public internet',
    );
    expect([connected, trap.asked]).toEqual([[], []]);
  });

  it('follows no redirect, and counts it as a failure', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { network } = networkOf(['93.184.215.14']);
      trap.answer = (response) => response.writeHead(status, { location: `${elsewhere.url}/admin` }).end();
      expect(await attemptOf(senderTo([], network), address, message)).toMatchObject({
        isTaken: false,
        status,
        problem: expect.stringContaining('leads on to another one') as string,
      });
    }
    expect(elsewhere.asked).toEqual([]);
  });

  it('reads no more of an answer than its beginning', async () => {
    const { network } = networkOf(['93.184.215.14']);
    trap.answer = (response) => endlessly(trap, response.writeHead(200), Buffer.alloc(1024 * 1024, 0x61));
    const { status, text } = await send(network);
    expect([status, text]).toEqual([200, 'a'.repeat(200)]);
    expect(trap.bytesGiven).toBeLessThan(64 * 1024 * 1024);
  });

  it('does not wait for an answer that does not come, or not to its end', async () => {
    const { network } = networkOf(['93.184.215.14']);
    trap.answer = () => undefined;
    await expect(send(network, address, 50)).rejects.toThrow('did not respond in time');
    const dribble = async (response: ServerResponse) => {
      response.writeHead(200);
      while (!response.destroyed) {
        response.write('.');
        await pause(10);
      }
    };
    trap.answer = (response) => void dribble(response);
    await expect(send(network, address, 100)).rejects.toThrow('did not respond in time');
    const never: Network = { ...network, resolve: () => undefined };
    await expect(send(never, address, 50)).rejects.toThrow('did not respond in time');
  });

  it('is sent within the network of the operator to the hosts that the operator names', async () => {
    trap.answer = (response) => response.end();
    const host = new URL(trap.url).host;
    const signal = AbortSignal.timeout(10_000);
    const sender = senderTo([host]);
    expect(await sender.send(`${trap.url}/in`, { ...message, signal })).toEqual({ status: 200, text: '' });
    for (const other of [`${elsewhere.url}/`, `http://user@${host}/`, `ftp://${host}/`]) {
      await expect(sender.send(other, { ...message, signal }), other).rejects.toThrow('must');
    }
    expect(elsewhere.asked).toEqual([]);
  });
});
