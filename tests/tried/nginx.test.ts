import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { demoLogins, seedDemo } from '../../packages/server/demo/seed.ts';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import { noon, secretsKey, startServer } from '../contract/server.ts';
import { freePort } from './free-port.ts';
import { tried } from './record.ts';
import { ran } from './tools.ts';

const scratch = mkdtempSync(join(tmpdir(), 'consignment-nginx-'));
const at = (name: string) => join(scratch, name);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('is reached through nginx by TLS and HTTP/2', async () => {
  const { stderr } = await ran('/usr/sbin/nginx', ['-v']).catch((error: unknown) => {
    throw new Error('nginx is missing: apt-get install nginx-light', { cause: error });
  });
  const database = await openDatabase({ dataDir: at('data') });
  await seedDemo(database, { now: noon, secretsKey });
  const server = await startServer(database, { trustedProxies: ['127.0.0.1'] });
  const nginx = await startNginx(server.url);
  const session = connect(nginx.url, { ca: readFileSync(at('cert.pem')) });
  try {
    const signedIn = await ask(session, 'POST', '/api/token/', {
      type: 'application/json',
      body: JSON.stringify({ email: demoLogins[0].email, password: demoLogins[0].password }),
    });
    expect(session.alpnProtocol).toBe('h2');
    // The contract tests hold the shapes of these answers.
    const { access: token } = JSON.parse(signedIn.text) as { access: string };
    const { length: all } = (
      await ask(session, 'GET', '/api/vendors/payouts/?format=csv', { token, accept: 'text/csv' })
    ).text
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect(all).toBe((await server.ok('listPayouts', { token })).count);

    const products = readFileSync(join(import.meta.dirname, '../../packages/server/demo/products.csv'));
    const files = [{ role: 'products', name: 'products.csv', size: products.length }];
    const { id } = await server.ok('createImport', { token, body: { files } });
    const sent = await ask(session, 'PUT', `/api/imports/${String(id)}/files/products/`, {
      token,
      type: 'text/csv',
      body: products,
    });
    expect({ status: sent.status, text: sent.text }).toMatchObject({ status: 200 });
    expect(await server.ok('getImport', { token, params: { id } })).toMatchObject({
      files: [{ role: 'products', received: true }],
    });
    await tried({
      tool: 'nginx',
      version: /nginx\/(\S+)/.exec(stderr)?.[1] ?? '',
      did: 'Ended TLS and spoke HTTP/2 before a server with the demo shop: a sign-in, an export and an upload went through it',
      result: `Signed in; ${all} of ${all} payouts came as CSV; a file of ${Math.round(products.length / 1000)} kB arrived whole`,
    });
  } finally {
    session.close();
    await nginx.stop();
    await server.close();
    await database.close();
  }
});

type Asked = {
  readonly token?: string;
  readonly accept?: string;
  readonly type?: string;
  readonly body?: string | Buffer;
};

function ask(
  session: ClientHttp2Session,
  method: string,
  path: string,
  { token, accept, type, body }: Asked,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ':method': method,
      ':path': path,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(accept === undefined ? {} : { accept }),
      ...(type === undefined ? {} : { 'content-type': type }),
    });
    let status = 0;
    const parts: Buffer[] = [];
    stream.on('response', (headers) => (status = Number(headers[':status'])));
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => resolve({ status, text: Buffer.concat(parts).toString() }));
    stream.on('error', reject);
    stream.end(body);
  });
}

/** One process on its own port, with a certificate for localhost. */
async function startNginx(upstream: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    at('key.pem'),
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...key, ...names, '-days', '1', '-out', at('cert.pem')], {
    stdio: 'pipe',
  });
  const port = await freePort();
  writeFileSync(
    at('nginx.conf'),
    `daemon off;
master_process off;
pid ${at('pid')};
error_log ${at('error.log')};
events {}
http {
  access_log off;
  client_body_temp_path ${at('body')};
  proxy_temp_path ${at('proxy')};
  fastcgi_temp_path ${at('fastcgi')};
  uwsgi_temp_path ${at('uwsgi')};
  scgi_temp_path ${at('scgi')};
  server {
    listen 127.0.0.1:${String(port)} ssl http2;
    server_name localhost;
    ssl_certificate ${at('cert.pem')};
    ssl_certificate_key ${at('key.pem')};
    client_max_body_size 0;
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', at('nginx.conf')], { stdio: 'ignore' });
  const url = `https://localhost:${String(port)}`;
  await expect.poll(() => isOpen(port), { timeout: 20_000 }).toBe(true);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
