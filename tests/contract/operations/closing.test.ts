import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { closingServer } from '../../../packages/server/src/http/closing-server.ts';

it('a connection whose answer is under way when a server closes ends with the answer', async () => {
  let finish = () => {};
  const server = closingServer(
    (_request, response) => {
      response.write('begun, ');
      finish = () => response.end('and done');
    },
    { keepAliveTimeout: 60_000 },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get({ agent, port, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  const closed = once(server, 'close');
  server.close();
  finish();
  let text = '';
  for await (const part of answer) text += String(part);
  await closed;
  expect(text).toBe('begun, and done');
}, 20_000);
