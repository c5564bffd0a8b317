import type { FastifyInstance } from 'fastify';
import { escaped } from '../mail-content/html.ts';

/** A login whose password everybody may know. */
export type DemoLogin = {
  readonly app: 'merchant' | 'portal' | 'salesreps';
  /** The address of the app's sign-in page. */
  readonly signIn: string;
  readonly email: string;
  readonly password: string;
};

export type DemoOptions = {
  readonly logins: readonly DemoLogin[];
  /** Where the pictures are, with a slash at both ends. */
  readonly picturesPath: string;
  /** The SVG of a picture; null where there is none of the name. */
  readonly pictureNamed: (name: string) => Promise<string | null>;
  /** False once the installation has a real shop, whose pages must not read as a demo. */
  readonly isOpen: () => Promise<boolean>;
};

/** Serves the pictures of a demo shop. */
export function serveDemo(app: FastifyInstance, { picturesPath, pictureNamed }: DemoOptions): void {
  app.get<{ Params: { name: string } }>(`${picturesPath}:name`, async (request, reply) => {
    const picture = await pictureNamed(request.params.name);
    if (picture === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture);
  });
}

/** A page of the demo shop, which says that it is one and offers its logins. */
export function demoPage(page: string, { logins }: DemoOptions): string {
  const offered = `<meta name="demo-logins" content="${escaped(JSON.stringify(logins))}">`;
  return page
    .replace('</head>', () => `  ${offered}\n    <style>${bandStyle}</style>\n  </head>`)
    .replace('<div id="root"></div>', (root) => `${band}\n    ${root}`);
}

const band = `<aside class="demo-band" aria-label="Demo shop"><b>Demo shop.</b> The data is made up: try anything.</aside>`;

// Of one look in all apps and themes, and known before any script is.
const bandStyle = [
  // Two paddings and a line: a short page stays as high as the window.
  ':root{--window-height:calc(100dvh - 1.5rem)}',
  `.demo-band{padding:.25rem 1rem;background:#2f3a4a;color:#fff;font:.75rem/1rem 'Inter Variable',system-ui,sans-serif;text-align:center}`,
  '@media print{.demo-band{display:none}}',
].join('');
