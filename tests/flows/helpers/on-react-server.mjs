/**
 * Loads the modules of the installed components as a React server does, under its conditions: those with the directive are
 * only names there, all others run. Prints the names of what could be loaded.
 *   node --conditions=react-server on-react-server.mjs <folder of the package>
 */
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isOfBrowser = (text) => /^\s*(['"]use strict['"];\s*)?['"]use client['"]/.test(text);

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('.css')
      ? { url: 'data:text/javascript,', shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    if (!isOfBrowser(text)) return next(url, context);
    const names = [...text.matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, list]) => list.split(','))
      .map((entry) =>
        entry
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      );
    const references = names.map((name) =>
      name === 'default' ? 'export default null;' : `export const ${name} = null;`,
    );
    return { format: 'module', source: references.join('\n'), shortCircuit: true };
  },
});

const folder = process.argv[2];
for (const file of globSync('{primitives,parts,screens}/**/*.js', { cwd: folder }).toSorted()) {
  if (isOfBrowser(readFileSync(join(folder, file), 'utf8'))) continue;
  await import(pathToFileURL(join(folder, file)).href);
  console.log(file.replace('.js', ''));
}
