import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The connections that this thread opens during `work`, as "address:port", without those to `known` addresses. */
export async function connectionsOf(known: readonly string[], work: () => Promise<void>): Promise<string[]> {
  const ports = new Set(known.map((url) => Number(new URL(url).port)));
  const found: string[] = [];
  const channel = 'net.client.socket';
  const onCreated = (message: unknown) => {
    // The message as Node documents it for this channel.
    const { socket } = message as { socket: Socket };
    socket.on('lookup', (_error, address: string, _family, host: string) => {
      if (host !== '127.0.0.1' && host !== 'localhost') found.push(`${host} is ${address}`);
    });
    socket.on('connectionAttempt', (ip: string, port: number) => {
      if (!ports.has(port)) found.push(`${ip}:${port}`);
    });
  };
  subscribe(channel, onCreated);
  try {
    await work();
  } finally {
    unsubscribe(channel, onCreated);
  }
  return found;
}

/** Addresses of this machine or its network, in all notations. */
export function inwardAddresses(port: number): string[] {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '0.0.0.0',
    'localhost',
    'localhost.',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '１２７.0.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[fc00::1]',
    '[fe80::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    'fern.myshopify.com@127.0.0.1',
    'storage.googleapis.com@127.0.0.1',
    '127.0.0.1#.myshopify.com',
    '127.0.0.1?.myshopify.com',
  ];
  return hosts.map((host) => {
    const [name = '', rest = ''] = host.split(/(?=[#?])/);
    return `http://${name}:${port}/${rest}`;
  });
}

export const otherSchemes = [
  'file:///etc/passwd',
  'data:text/plain,x',
  'ftp://127.0.0.1/x',
  'gopher://127.0.0.1:25/x',
  'blob:nodedata:1',
  'javascript:1',
  '//127.0.0.1/x',
  '\\\\127.0.0.1\\x',
];
