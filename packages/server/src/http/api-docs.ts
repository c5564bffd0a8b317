import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contractWithExamples } from './api-examples.ts';
import { contractFile } from './contract.ts';

/*
 * The contract as a page, at /api/docs/: Swagger UI served from our own origin, since the content policy allows no
 * other, and without inline scripts.
 */

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Consignment API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <noscript>This page needs JavaScript. The contract itself: <a href="/api/docs/openapi.yaml">openapi.yaml</a></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
});
`;

export type DocsFile = { readonly contentType: string } & (
  { readonly text: () => string } | { readonly path: string }
);

/** Made for the first reader, then kept. */
let withExamples: string | null = null;

/** The files of the page by their name below /api/docs/; '' is the page itself. */
export const apiDocs: ReadonlyMap<string, DocsFile> = new Map<string, DocsFile>([
  ['', { contentType: 'text/html; charset=utf-8', text: () => page }],
  ['start.js', { contentType: 'text/javascript; charset=utf-8', text: () => start }],
  [
    'openapi.json',
    {
      contentType: 'application/json; charset=utf-8',
      text: () => (withExamples ??= JSON.stringify(contractWithExamples())),
    },
  ],
  ['openapi.yaml', { contentType: 'application/yaml; charset=utf-8', path: contractFile }],
  ...['swagger-ui-bundle.js', 'swagger-ui.css'].map((name): [string, DocsFile] => [
    name,
    {
      contentType: name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      path: join(swagger, name),
    },
  ]),
]);
