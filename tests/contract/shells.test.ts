import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createService } from '../../packages/server/src/actions/service.ts';
import { createServer, type Server } from '../../packages/server/src/http/create-server.ts';
import type { Database } from '../../packages/server/src/database/database.ts';
import { testConfig } from '../config.ts';

let server: Server;
let url: string;
const root = mkdtempSync(join(tmpdir(), 'consignment-shells-'));

beforeAll(async () => {
  for (const shell of ['merchant', 'portal', 'storybook']) {
    mkdirSync(join(root, shell, 'assets'), { recursive: true });
    writeFileSync(join(root, shell, 'index.html'), `<title>${shell}</title>`);
    writeFileSync(join(root, shell, 'assets', 'main-B1gH4sh_.js'), `'${shell}'`);
    writeFileSync(join(root, shell, 'favicon.svg'), '<svg/>');
  }
  writeFileSync(join(root, 'outside.txt'), 'not to be served');
  // Never opens: pages have to be served without it.
  const closed = new Promise<Database>(() => undefined);
  const service = createService(testConfig({ dataDir: root, signInLimit: 1 }), closed, { version: '0' });
  server = await createServer(service, {
    localToken: null,
    shells: [
      { prefix: '/', folder: join(root, 'merchant'), allowsInlineScript: false },
      { prefix: '/apps/vendor-portal/', folder: join(root, 'portal'), allowsInlineScript: false },
      { prefix: '/salesreps/', folder: join(root, 'not-built'), allowsInlineScript: false },
      { prefix: '/storybook/', folder: join(root, 'storybook'), allowsInlineScript: true },
    ],
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (path: string, method = 'GET') => fetch(`${url}${path}`, { method, redirect: 'manual' });

it('sends the compressed file to clients that accept it, and the file itself to others', async () => {
  const file = '/assets/main-B1gH4sh_.js';
  writeFileSync(join(root, 'merchant', `${file}.br`), brotliCompressSync("'compressed'"));
  const answer = async (encoding: string) => {
    const response = await fetch(`${url}${file}`, { headers: { 'accept-encoding': encoding } });
    const { headers } = response;
    return [await response.text(), headers.get('content-encoding'), headers.get('cache-control')];
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(await answer('gzip, br')).toEqual(["'compressed'", 'br', forever]);
  expect(await answer('identity')).toEqual(["'merchant'", null, forever]);
  rmSync(join(root, 'merchant', `${file}.br`));
});

it('gives each shell its own page at every address the shell makes', async () => {
  const pages = {
    '/': 'merchant',
    '/vendors/7': 'merchant',
    '/vendors/7/': 'merchant',
    '/apps/vendor-portal/': 'portal',
    '/apps/vendor-portal/payouts/3?state=x': 'portal',
    '/storybook/': 'storybook',
  };
  for (const [path, shell] of Object.entries(pages)) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, `<title>${shell}</title>`]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
  }
});

it('allows files named by their content, and no others, to be cached for ever', async () => {
  const hashed = await get('/apps/vendor-portal/assets/main-B1gH4sh_.js');
  expect(await hashed.text()).toBe("'portal'");
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

it('allows no inline script but those that the page was built with, save in Storybook', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policy('/')).toContain("script-src 'self';");
  writeFileSync(join(root, 'merchant', 'index.html'), '<script>first()</script><title>merchant</title>');
  const digest = createHash('sha256').update('first()').digest('base64');
  expect(await policy('/vendors')).toContain(`script-src 'self' 'sha256-${digest}';`);
  expect(await policy('/favicon.svg')).toContain("script-src 'self';");
  writeFileSync(join(root, 'merchant', 'index.html'), '<title>merchant</title>');
  expect(await policy('/storybook/')).toContain("script-src 'self' 'unsafe-inline'");
});

it('shares Storybook with the origins of the setting, and nothing else with any', async () => {
  const sharing = async (at: string, path: string, origin?: string) => {
    const { headers } = await fetch(`${at}${path}`, { headers: origin === undefined ? {} : { origin } });
    return {
      allowed: headers.get('access-control-allow-origin'),
      withCredentials: headers.get('access-control-allow-credentials'),
      varies: headers.get('vary')?.toLowerCase().includes('origin') ?? false,
      frames: /frame-ancestors (.*)$/.exec(headers.get('content-security-policy') ?? '')?.[1],
    };
  };
  const [design, other] = ['https://design.example', 'https://other.example'];
  const closedToAll = { allowed: null, withCredentials: null, varies: false, frames: "'self'" };
  for (const path of ['/storybook/index.json', '/storybook/iframe.html', '/storybook/']) {
    expect([path, await sharing(url, path, design)]).toEqual([path, closedToAll]);
  }

  writeFileSync(join(root, 'storybook', 'index.json'), '{}');
  writeFileSync(join(root, 'storybook', 'iframe.html'), '<title>story</title>');
  const shell = (prefix: string, folder: string) => ({
    prefix,
    folder: join(root, folder),
    allowsInlineScript: false,
  });
  const closed = new Promise<Database>(() => undefined);
  const open = await createServer(createService(testConfig({ dataDir: root }), closed, { version: '0' }), {
    localToken: null,
    shells: [
      shell('/', 'merchant'),
      shell('/apps/vendor-portal/', 'portal'),
      { ...shell('/storybook/', 'storybook'), sharedWith: [design, 'http://localhost:6006'] },
    ],
  });
  try {
    const at = await open.listen({ port: 0, host: '127.0.0.1' });
    const framed = { varies: true, frames: "'self' https://design.example http://localhost:6006" };
    // Storybook also asks for files that this one does not have, and takes no answer for a fault.
    for (const file of ['index.json', 'project.json', 'stories.json', 'iframe.html', '']) {
      const path = `/storybook/${file}`;
      expect([path, await sharing(at, path, design)]).toEqual([
        path,
        { allowed: design, withCredentials: 'true', ...framed },
      ]);
      for (const origin of [other, 'https://design.example.other.example', 'null', undefined]) {
        expect([path, origin, await sharing(at, path, origin)]).toEqual([
          path,
          origin,
          { allowed: null, withCredentials: null, ...framed },
        ]);
      }
    }
    for (const path of ['/', '/favicon.svg', '/apps/vendor-portal/', '/api/nothing/', '/storybooks']) {
      expect([path, await sharing(at, path, design)]).toEqual([path, closedToAll]);
    }
  } finally {
    await open.close();
  }
});

it('leads to the slash that relative addresses need', async () => {
  const response = await get('/storybook');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/storybook/']);
  // The parameters of an invitation are kept, signed ones are dropped.
  const invited = await get('/apps/vendor-portal?register=1&name=Robin+%26+Fell&timestamp=1&hmac=ab12');
  expect(invited.headers.get('location')).toBe('/apps/vendor-portal/?register=1&name=Robin+%26+Fell');
});

it('sends no page for a missing file', async () => {
  for (const path of ['/assets/main-0ldH4sh0.js', '/missing.png']) expect((await get(path)).status).toBe(404);
  expect((await get('/vendors', 'POST')).status).toBe(404);
});

it('stays within its folders', async () => {
  const ways = [
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
    '/%E0%A4%A',
  ];
  for (const path of ways) {
    const response = await get(path);
    expect(await response.text()).not.toContain('not to be served');
  }
});

it('says that a part is not there, and of one that is being built that it will be', async () => {
  const seen = ({ status, headers }: Response) => [
    status,
    headers.get('refresh'),
    headers.get('retry-after'),
  ];
  const absent = await get('/salesreps/orders');
  expect(seen(absent)).toEqual([404, null, null]);
  expect(await absent.text()).toMatch(/^This part is not in this installation\./);

  const closed = new Promise<Database>(() => undefined);
  const building = await createServer(
    createService(testConfig({ dataDir: root }), closed, { version: '0' }),
    {
      localToken: null,
      shells: [{ prefix: '/salesreps/', folder: join(root, 'not-built'), allowsInlineScript: false }],
      buildsShells: true,
    },
  );
  try {
    const at = await building.listen({ port: 0, host: '127.0.0.1' });
    expect(seen(await fetch(`${at}/salesreps/orders`))).toEqual([503, '3', '3']);
  } finally {
    await building.close();
  }
});

it('shows no page where there are no metrics', async () => {
  const answer = await get('/metrics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
});

it('keeps calls and pages apart', async () => {
  const response = await get('/api/nothing/');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  expect((await get('/apiary')).status).toBe(200);
});

it('says in demo mode only that it is a demo shop, with its logins and pictures', async () => {
  writeFileSync(join(root, 'merchant', 'index.html'), '<head></head><div id="root"></div>');
  const paths = ['/', '/demo/pictures/cup.svg', '/demo/pictures/none.svg'];
  const seen = async (at: string) =>
    Promise.all(
      paths.map(async (path) => {
        const response = await fetch(`${at}${path}`);
        return [response.status, response.headers.get('content-type'), await response.text()] as const;
      }),
    );
  const usual = await seen(url);
  expect(usual.map(([status]) => status)).toEqual([200, 404, 404]);
  expect(usual[0]?.[2]).toBe('<head></head><div id="root"></div>');

  const closed = new Promise<Database>(() => undefined);
  const service = createService(testConfig({ dataDir: root }), closed, { version: '0' });
  let isOpen = true;
  const demo = await createServer(service, {
    localToken: null,
    shells: [{ prefix: '/', folder: join(root, 'merchant'), allowsInlineScript: false }],
    demo: {
      logins: [{ app: 'merchant', signIn: '/sign-in', email: 'a@b.example', password: '"known"' }],
      picturesPath: '/demo/pictures/',
      pictureNamed: (name) => Promise.resolve(name === 'cup.svg' ? '<svg/>' : null),
      isOpen: () => Promise.resolve(isOpen),
    },
  });
  try {
    const at = await demo.listen({ port: 0, host: '127.0.0.1' });
    const [page, cup, none] = await seen(at);
    expect(page?.[2]).toMatch(
      /<meta name="demo-logins" content="\[\{&quot;app&quot;:&quot;merchant&quot;.*\\&quot;known\\&quot;/,
    );
    expect(page?.[2]).toMatch(/<aside class="demo-band".*<\/aside>\s*<div id="root"><\/div>/);
    expect(cup).toEqual([200, 'image/svg+xml; charset=utf-8', '<svg/>']);
    expect(none?.[0]).toBe(404);

    // Beside the demo a person has opened another shop.
    isOpen = false;
    expect((await seen(at))[0]?.[2]).toBe(usual[0]?.[2]);
  } finally {
    await demo.close();
    writeFileSync(join(root, 'merchant', 'index.html'), '<title>merchant</title>');
  }
});
