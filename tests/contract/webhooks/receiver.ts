import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookMessage } from '../../../packages/domain/src/webhooks/webhook.ts';

/* A receiver of webhooks on its own port, with faults on request. */

export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: WebhookMessage;
  /** The receiver's answer. */
  status: number | null;
};

export type Receiver = {
  readonly url: string;
  /** For the server's setting WEBHOOK_HOSTS. */
  readonly host: string;
  readonly received: Received[];
  /** The messages that were taken, in their order. */
  taken(): WebhookMessage[];
  /** Answers a request; by default with 204. */
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
};

export function answerWith(response: ServerResponse, received: Received, status: number, body = ''): void {
  received.status = status;
  response.writeHead(status).end(body);
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', () => undefined);
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      // The server's own message, whose shape the tests compare.
      const message = JSON.parse(body) as WebhookMessage;
      const one: Received = { headers: request.headers, body, message, status: null };
      received.push(one);
      receiver.answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const receiver: Receiver = {
    url: `http://${host}/hooks`,
    host,
    received,
    taken: () =>
      received.filter(({ status }) => status !== null && status < 300).map(({ message }) => message),
    answer: (response, one) => answerWith(response, one, 204),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return receiver;
}

/** True where one of the message's signatures is by this secret, as a receiver checks it. */
export function isSignedBy(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(own);
}
