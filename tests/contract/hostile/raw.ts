import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/** Sends these bytes over a new connection, and reads until the server closes it or is silent for `timeoutMs`. */
export function sendRaw(url: string, bytes: string | Buffer, timeoutMs = 1500): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      done(answersIn(Buffer.concat(chunks).toString('latin1')));
    };
    socket.setTimeout(timeoutMs, end);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', end);
    socket.on('close', end);
  });
}

function answersIn(text: string): RawAnswer[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      return { status: Number(head.slice(9, 12)), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
    });
}
