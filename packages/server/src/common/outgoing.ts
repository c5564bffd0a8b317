import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('Outgoing', {
  leadsOn: 'This address redirects. Enter the address it redirects to.',
  noFile: 'The address returned status {status} instead of a file.',
  tooLarge: 'The file is larger than {megabytes} MB.',
  notHttps: 'The address must start with https://.',
  notPlain: 'The address must not include a port, username or password.',
  notPublic: 'The address is not on the public internet.',
  noAnswer: 'The address is not responding at the moment.',
  noSuchAddress: 'This address doesn’t exist.',
});

/*
 * All outgoing requests pass through this file: to PayPal, to Shopify and to Shopify's storage of results. Their
 * hosts come from the operator's settings or from a closed list. The exceptions are addresses that a shop's owner enters:
 * askPublic fetches a logo once, when it is saved, and sendPublic sends webhooks (send-public.ts).
 */

/** The signal limits the time of the whole answer, its body included. */
type Outgoing = Omit<RequestInit, 'redirect' | 'signal'> & { readonly signal: AbortSignal };

/** Follows no redirect: it could send keys, tokens and payout data to another host. */
export async function fetchWithoutRedirects(address: string, outgoing: Outgoing): Promise<Response> {
  const url = new URL(address);
  // fetch would answer a data: address locally, and no address of ours holds a password.
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error(`No request is made to an address such as this: ${url.protocol}//${url.host}.`);
  }
  return fetch(url, { ...outgoing, redirect: 'error' });
}

/** The body's text of at most `largest` bytes, unpacked. Throws when there is more, and reads no further. */
export async function textWithin(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > largest) throw new Error(`The answer is longer than ${largest} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Networks that are not part of the public Internet: loopback, private and reserved ones (RFC 6890). */
const inward = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inward.addSubnet(network, bits, 'ipv4');
}
/** Global unicast. Ranges that embed IPv4 addresses or serve documentation are not part of it. */
const outward = new BlockList();
outward.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inward.addSubnet(network, bits, 'ipv6');
}

export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !inward.check(ip, 'ipv4');
  return isIP(ip) === 6 && outward.check(ip, 'ipv6') && !inward.check(ip, 'ipv6');
}

type Resolve = (
  host: string,
  callback: (error: Error | null, found: readonly LookupAddress[]) => void,
) => void;

/** The network; tests replace it. */
export type Network = {
  readonly resolve: Resolve;
  readonly request: (
    url: URL,
    options: RequestOptions,
    answer: (message: IncomingMessage) => void,
  ) => {
    on(event: 'error', callback: (error: Error) => void): unknown;
    end(body?: string): unknown;
    destroy(): unknown;
  };
};

export const network: Network = {
  resolve: (host, callback) => {
    lookUp(host, { all: true }, callback);
  },
  request: (url, options, answer) =>
    (url.protocol === 'http:' ? plainRequest : httpsRequest)(url, options, answer),
};

/** The reason why an address that a user entered was not fetched, in words for that user. */
export class NotAnswered extends Error {}

/**
 * Fetches the file at an address that a user entered: over https on port 443, from the public Internet only, without
 * redirects. Every IP address of the host is checked, and the connection uses one of the checked addresses, so that a
 * changed DNS answer cannot lead into a private network. Throws NotAnswered.
 */
export async function askPublic(
  address: string,
  { largest, signal }: { readonly largest: number; readonly signal: AbortSignal },
  { resolve, request }: Network = network,
): Promise<Buffer> {
  const url = publicUrlOf(address);
  const found = await publicAddressesOf(url, resolve);
  const headers = { accept: 'image/png, image/jpeg', 'accept-encoding': 'identity' };
  const message = await answered(url, found, { method: 'GET', signal, headers }, request);
  if (message.statusCode !== 200) {
    message.destroy();
    throw new NotAnswered(
      leadsElsewhere(message.statusCode ?? 0)
        ? texts.leadsOn
        : texts.noFile({ status: String(message.statusCode ?? '–') }),
    );
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > largest) throw new NotAnswered(texts.tooLarge({ megabytes: largest / 1024 / 1024 }));
      chunks.push(chunk);
    }
  } catch (error) {
    message.destroy();
    throw error instanceof NotAnswered ? error : notAnswering();
  }
  return Buffer.concat(chunks);
}

/** The address as one of the public Internet could be. Throws NotAnswered. */
export function publicUrlOf(address: string): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') throw new NotAnswered(texts.notHttps);
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw new NotAnswered(texts.notPlain);
  }
  return url;
}

/** The IP addresses of its host, all of them public. Throws NotAnswered. */
export async function publicAddressesOf(url: URL, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await addressesOf(host, resolve) : [{ address: host, family: isIP(host) }];
  if (found.length === 0 || !found.every((one) => isPublicAddress(one.address))) {
    throw new NotAnswered(texts.notPublic);
  }
  return found;
}

export function leadsElsewhere(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

export function notAnswering(): NotAnswered {
  return new NotAnswered(texts.noAnswer);
}

function addressesOf(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  return new Promise((done, fail) => {
    resolve(host, (error, found) => {
      if (error === null) done(found);
      else fail(new NotAnswered(texts.noSuchAddress));
    });
  });
}

/** Asks at one of the addresses found; where there are none, at those that the host has. Throws NotAnswered. */
export function answered(
  url: URL,
  found: readonly LookupAddress[] | null,
  { body, ...asked }: Pick<RequestOptions, 'method' | 'headers' | 'signal'> & { readonly body?: string },
  request: Network['request'],
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const [first] = found ?? [];
    const lookup: RequestOptions['lookup'] = (_host, options, callback) => {
      if (options.all === true) callback(null, [...(found ?? [])]);
      else callback(null, first?.address ?? '', first?.family ?? 4);
    };
    const options = { agent: false, ...asked, ...(found === null ? {} : { lookup }) };
    const sent = request(url, options, done);
    sent.on('error', () => fail(notAnswering()));
    sent.end(body);
  });
}
