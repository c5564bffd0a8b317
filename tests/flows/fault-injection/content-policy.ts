/**
 * The content policy of every answer allows no inline script. The fault-injection tests check that no page tries to
 * run one.
 */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { demo, signIn } from '../helpers/api.ts';
import type { App } from './apps.ts';

/** The directives by name, such as script-src with 'self'. */
type Policy = ReadonlyMap<string, readonly string[]>;

const portal = '/apps/vendor-portal/';

/** The policy of every page of the apps and of the API docs, including the domains that may frame it. */
export async function expectPoliciesOfPages(url: string, apps: readonly App[]): Promise<void> {
  const pages = [
    ...apps.flatMap(({ shell: { base, visits } }) => visits.map(({ path }) => `${base}${path.slice(1)}`)),
    '/nothing/here',
    `${portal}nothing/here?shop=${demo.shop}`,
    '/api/docs/',
  ];
  await expectFrames(url, pages, () => ["'self'"]);
  const owner = await signIn(url, demo.owner);
  const embed = (value: 'true' | 'false') =>
    owner.send('POST', '/shopify/shop-meta/create/', {
      meta_key: 'vendor_portal_embedded',
      meta_value: value,
    });
  expect((await embed('true')).status).toBe(201);
  await expectFrames(url, pages, (path) =>
    path.startsWith(portal) ? ["'self'", `https://${demo.shop}`] : ["'self'"],
  );
  await embed('false');
}

async function expectFrames(
  url: string,
  pages: readonly string[],
  framedBy: (path: string) => readonly string[],
): Promise<void> {
  for (const path of pages) {
    const answer = await fetch(`${url}${path}`);
    const { headers } = answer;
    expect([path, headers.get('content-type')]).toEqual([path, expect.stringContaining('text/html')]);
    expectStrict(path, headers, digestsOf(await answer.text()));
    expect([path, policyOf(headers).get('frame-ancestors')]).toEqual([path, framedBy(path)]);
  }
}

/** The policy of files, calls, refusals and malformed requests. */
export async function expectPoliciesOfOthers(url: string): Promise<void> {
  const answers: readonly (readonly [method: string, path: string])[] = [
    ['GET', '/missing.js'],
    ['POST', '/vendors'],
    ['GET', '/api/nothing/'],
    ['GET', '/api/vendors/me/'],
    ['DELETE', '/api/vendors/me/'],
    ['GET', '/api/docs/start.js'],
    ['GET', `${portal}manifest.webmanifest`],
    ['GET', `${portal}icons/none.svg`],
    ['GET', `${portal}?signature=forged`],
    ['GET', '/%E0%A4%A'],
  ];
  for (const [method, path] of answers) {
    const { headers } = await fetch(`${url}${path}`, { method });
    expectStrict(`${method} ${path}`, headers);
  }
}

/** Of the inline scripts of a page. */
function digestsOf(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

function expectStrict(what: string, headers: Headers, inline: readonly string[] = []): void {
  const policy = policyOf(headers);
  expect([what, policy.get('script-src')]).toEqual([what, ["'self'", ...inline]]);
  expect([what, policy.get('object-src')]).toEqual([what, ["'none'"]]);
  expect([what, policy.get('base-uri')]).toEqual([what, ["'self'"]]);
  expect([what, headers.get('x-content-type-options')]).toEqual([what, 'nosniff']);
}

function policyOf(headers: Headers): Policy {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
