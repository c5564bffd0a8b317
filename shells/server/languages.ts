import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../packages/domain/locales');

/** The parts of the code that every app has texts of, each a file in the folder of a language. */
const ofEveryApp = ['domain', 'primitives', 'parts', 'routing'];

/**
 * Offers the languages of an app as the module `virtual:languages`: those whose folder has a file of the app's own texts. The texts
 * of one language are one file, which is loaded when it is chosen.
 */
export function languages(app: string): Plugin {
  const tags = tagsOf(app);
  const parts = [...ofEveryApp, 'portal', app];
  return {
    name: 'languages',
    resolveId: (id) => (/^virtual:languages(?:$|\/)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:languages') {
        const files = tags.map((tag) => `${tag}: () => import('virtual:languages/${tag}')`);
        return `export const languages = { ${files.join(', ')} };`;
      }
      const tag = /^\0virtual:languages\/(\w+)$/.exec(id)?.[1];
      return tag === undefined ? null : `export default JSON.parse(${JSON.stringify(textsOf(tag, parts))});`;
    },
  };
}

/** The languages of an app beside English. */
export function tagsOf(app: string): string[] {
  return readdirSync(folder).filter((tag) => existsSync(join(folder, tag, `${app}.json`)));
}

function textsOf(tag: string, parts: readonly string[]): string {
  const read = parts
    .map((part) => join(folder, tag, `${part}.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as object);
  return JSON.stringify(Object.assign({}, ...read));
}
