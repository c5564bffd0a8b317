import { defineTexts } from '@consignment/domain/text/texts';
import {
  answered,
  leadsElsewhere,
  network as realNetwork,
  NotAnswered,
  notAnswering,
  publicAddressesOf,
  publicUrlOf,
  type Network,
} from './outgoing.ts';

const texts = defineTexts('SendPublic', {
  tooSlow: 'The address did not respond in time.',
});

/** The answer to a webhook: its status, and the beginning of its body as one line. */
export type Sent = { readonly status: number; readonly text: string };

export type ToSend = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
};

/** Sends webhooks to addresses that owners entered. Both throw NotAnswered, with the reason in words for these. */
export type Sender = {
  /** Refuses an address that nothing is sent to. */
  readonly check: (address: string, signal: AbortSignal) => Promise<void>;
  readonly send: (address: string, what: ToSend) => Promise<Sent>;
};

/** Bytes of an answer that are read; no more of it is of use. */
const largest = 4096;
/** Characters of an answer that are kept. */
const kept = 200;

/**
 * Over https on port 443 to the public Internet alone, connected to an IP address that was checked, and without following
 * redirects. `privateHosts` are the operator's exceptions, such as 'ledger.internal:8080': these are reached by http too.
 */
export function senderTo(privateHosts: readonly string[], network: Network = realNetwork): Sender {
  const placed = async (address: string, signal: AbortSignal) => {
    const given = URL.parse(address);
    const isExcepted =
      given !== null && /^https?:$/.test(given.protocol) && given.username === '' && given.password === '';
    if (isExcepted && privateHosts.includes(hostAndPort(given))) return { url: given, found: null };
    const url = publicUrlOf(address);
    return { url, found: await Promise.race([publicAddressesOf(url, network.resolve), endOf(signal)]) };
  };
  return {
    async check(address, signal) {
      await placed(address, signal);
    },
    async send(address, { headers, body, signal }) {
      const { url, found } = await placed(address, signal);
      const ask = { method: 'POST', headers: { ...headers, 'accept-encoding': 'identity' }, body, signal };
      const message = await answered(url, found, ask, network.request).catch((error: unknown) => {
        throw signal.aborted ? tooSlow() : error;
      });
      const status = message.statusCode ?? 0;
      if (leadsElsewhere(status)) {
        message.destroy();
        return { status, text: '' };
      }
      const chunks: Buffer[] = [];
      let size = 0;
      try {
        // Leaving the loop closes the connection.
        for await (const chunk of message as AsyncIterable<Buffer>) {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= largest) break;
        }
      } catch {
        throw signal.aborted ? tooSlow() : notAnswering();
      }
      return { status, text: lineOf(Buffer.concat(chunks).subarray(0, largest)) };
    },
  };
}

function tooSlow(): NotAnswered {
  return new NotAnswered(texts.tooSlow);
}

function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port === '' ? (protocol === 'http:' ? '80' : '443') : port}`;
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_done, fail) => {
    if (signal.aborted) fail(tooSlow());
    signal.addEventListener('abort', () => fail(tooSlow()), { once: true });
  });
}

function lineOf(bytes: Buffer): string {
  const line = bytes
    .toString('utf8')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // By characters: half of one is no text.
  return Array.from(line).slice(0, kept).join('');
}
