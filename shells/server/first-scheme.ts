import { createHash } from 'node:crypto';
import { schemes } from '@consignment/components/theme/schemes';
import type { Plugin } from 'vite';

/**
 * Gives an app's page the theme of the person, or of the shop, from its first paint on. Its script is short and runs before
 * anything is drawn; a file of its own, since the pages allow no inline script. `packages/routing/src/scheme.tsx` keeps
 * what it reads.
 */
export function firstScheme(base: string): Plugin {
  const script = scriptFor(base);
  const fileName = `assets/first-scheme-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'first-scheme',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    transformIndexHtml: (_html, { server }) => [
      { tag: 'style', children: style, injectTo: 'head-prepend' },
      server === undefined
        ? { tag: 'script', attrs: { src: base + fileName }, injectTo: 'head-prepend' }
        : { tag: 'script', children: script, injectTo: 'head-prepend' },
    ],
  };
}

/** Weaker than the rule of the theme's root, which takes over once it is drawn. */
const style = (['light', 'dark'] as const)
  .map(
    (scheme) => `[data-scheme=${scheme}]{color-scheme:${scheme};background:${schemes[scheme].surface.page}}`,
  )
  .join('');

function scriptFor(base: string): string {
  return (
    `try{var s=localStorage,c=s.getItem('consignment.scheme.${base}')||s.getItem('consignment.scheme-of-shop.${base}');` +
    `if(c==='system')c=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
    `if(c)document.documentElement.dataset.scheme=c}catch(e){}`
  );
}
