import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineTexts } from '@consignment/domain/text/texts';
import { contentPolicy, scriptsOf } from './content-policy.ts';
import { proxyVisitOf, type PlatformApp, type ProxyVisit } from '../platforms/platform-signature.ts';
import { iconOf } from '../portal/icon.ts';
import { portalManifest, portalPage, type FirstPaintOf } from '../portal/page.ts';
import { portalApi, portalRoot, portalShopOf } from '../portal/portal-shop.ts';
import { refuse } from '../common/problem.ts';
import type { ShellFolder } from './shell-files.ts';
import type { Database } from '../database/database.ts';

const texts = defineTexts('ServePortal', {
  notSigned:
    'The shop platform did not sign this address, or it was signed too long ago. Please open the vendor portal from the shop again.',
});

export type PortalOptions = {
  /** Pages do not wait for the database: until it is open they come without a brand. */
  readonly database: Promise<Database>;
  readonly platform: PlatformApp | null;
  /** Without it, pages come without a brand. */
  readonly firstPaint: FirstPaintOf | null;
  readonly clock: () => Date;
  readonly onFailure: (requestId: string, error: unknown) => void;
};

/** Rewrites an address of the API to the portal's own prefix; other addresses stay as they are. */
export function withoutPortal(url: string): string {
  return url.startsWith(`${portalApi}/`) ? url.slice(portalRoot.length - 1) : url;
}

/** Serves the parts of the portal that depend on the shop; its other files are served as for every shell. */
export function servePortal(app: FastifyInstance, options: PortalOptions) {
  const { platform, firstPaint, clock } = options;
  let database: Database | null = null;
  void options.database.then(
    (opened) => (database = opened),
    () => undefined,
  );
  const proxied = new WeakMap<FastifyRequest, ProxyVisit>();

  app.addHook('onRequest', (request, _reply, done) => {
    const [path = '', query = ''] = request.originalUrl.split('?', 2);
    if (!`${path}/`.startsWith(portalRoot)) return done();
    const params = new URLSearchParams(query);
    if (!['signature', 'path_prefix', 'logged_in_customer_id'].some((key) => params.has(key))) return done();
    const visit = platform === null ? null : proxyVisitOf(params, platform.secret, clock());
    if (visit === null) return done(refuse(403, 'forbidden', texts.notSigned));
    proxied.set(request, visit);
    return done();
  });

  async function visitOf(request: FastifyRequest) {
    if (database === null || firstPaint === null) return null;
    const signed = proxied.get(request);
    const query = new URLSearchParams(request.originalUrl.split('?', 2)[1] ?? '');
    // The database rejects NUL.
    const named = signed?.shop ?? query.get('shop')?.replaceAll('\0', '');
    try {
      const shop = await portalShopOf(database, { named: named || null, host: request.host });
      if (shop === null) return null;
      const other = shop.scheme === 'dark' ? 'light' : 'dark';
      const [paint, otherPaint] = await Promise.all([firstPaint(shop, shop.scheme), firstPaint(shop, other)]);
      return { shop, paint, otherPaint, proxy: signed ?? null };
    } catch (error) {
      // The portal itself shows the error, which is better than a missing page.
      options.onFailure(request.id, error);
      return null;
    }
  }

  app.get(`${portalRoot}manifest.webmanifest`, async (request, reply) => {
    const visit = await visitOf(request);
    if (visit === null) return nothing(reply);
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
    return JSON.stringify(portalManifest(visit));
  });

  app.get<{ Params: { name: string } }>(`${portalRoot}icons/:name`, (request, reply) => {
    const icon = iconOf(request.params.name);
    if (icon === null) return nothing(reply);
    // The name is a digest of the content.
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(icon);
  });

  /** The built page as the shop's own, or null where it is served as it is. */
  return async function pageFor(
    shell: ShellFolder,
    built: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | null> {
    if (shell.prefix !== portalRoot) return null;
    const visit = await visitOf(request);
    if (visit === null) return null;
    const policy = contentPolicy({ ...shell, scripts: scriptsOf(built), framedBy: visit.shop.framedBy });
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    // The page names the customer who is logged in to the shop now.
    if (visit.proxy !== null) reply.header('cache-control', 'private, no-store');
    return portalPage(built, visit);
  };
}

function nothing(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
}
