import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type Received = { readonly from: string; readonly to: readonly string[]; readonly source: string };

/** The answer to a recipient or to a mail instead of 250; null accepts it. */
export type Faults = {
  onRecipient?: (address: string) => string | null;
  /** The answer to the content of a mail. `'hang up'` accepts it and closes without an answer. */
  onMail?: (mail: Received) => string | null;
};

export type SmtpServer = {
  /** For example smtp://127.0.0.1:41234. */
  readonly url: string;
  readonly received: Received[];
  faults: Faults;
  close(): Promise<void>;
};

/** A mail server with the part of SMTP (RFC 5321) that a client needs, and with faults on request. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const smtp: { received: Received[]; faults: Faults } = { received: [], faults: {} };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: smtp.received,
    get faults() {
      return smtp.faults;
    },
    set faults(faults) {
      smtp.faults = faults;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(socket: Socket, smtp: { received: Received[]; faults: Faults }): void {
  let waiting = '';
  let from = '';
  let to: string[] = [];
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const commands: Record<string, (rest: string) => unknown> = {
    EHLO: () => say('250-mail.example\r\n250 8BITMIME'),
    HELO: () => say('250 mail.example'),
    MAIL: (rest) => {
      from = /<([^>]*)>/.exec(rest)?.[1] ?? '';
      to = [];
      say('250 OK');
    },
    RCPT: (rest) => {
      const address = /<([^>]*)>/.exec(rest)?.[1] ?? '';
      const fault = smtp.faults.onRecipient?.(address) ?? null;
      if (fault === null) to.push(address);
      say(fault ?? '250 OK');
    },
    DATA: () => {
      isData = true;
      say('354 Go on');
    },
    RSET: () => say('250 OK'),
    QUIT: () => {
      say('221 Bye');
      socket.end();
    },
  };

  function takeMail(source: string): void {
    const mail = { from, to, source: source.replaceAll('\r\n..', '\r\n.') };
    const fault = smtp.faults.onMail?.(mail) ?? null;
    if (fault === null || fault === 'hang up') smtp.received.push(mail);
    if (fault === 'hang up') socket.destroy();
    else say(fault ?? '250 OK');
  }

  socket.on('data', (chunk) => {
    waiting += chunk.toString('latin1');
    for (;;) {
      const ending = isData ? '\r\n.\r\n' : '\r\n';
      const end = waiting.indexOf(ending);
      if (end === -1) return;
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + ending.length);
      if (isData) {
        isData = false;
        takeMail(text);
      } else {
        const known = commands[text.slice(0, 4).toUpperCase()];
        if (known === undefined) say('502 Unknown');
        else known(text);
      }
    }
  });
  say('220 mail.example');
}
