import { schemes } from '@consignment/components/theme/schemes';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { beginCalls, type FirstCalls } from './first-calls.ts';
import { tagsOf } from './languages.ts';
import { pageFiles, type App, type PageFiles } from './page-files.ts';

/**
 * The script at the head of an app's page, before anything is drawn: it sets the theme of the person, or of the shop, and
 * asks for the files and the data of the page that the address is of, while the app itself is on its way. It is inline,
 * since a file would be a round trip before the files that it names; the server allows it by its digest.
 */
export function firstScript({ base, signIn, firstCalls, ...app }: FirstScript): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk }) {
        const isBuilt = bundle !== undefined && chunk !== undefined;
        const files = isBuilt
          ? filesScript(
              base,
              signIn,
              firstCalls,
              pageFiles(app, firstCalls, bundle, chunk),
              tagsOf(basename(app.root)),
            )
          : '';
        return [
          { tag: 'style', children: style, injectTo: 'head-prepend' },
          { tag: 'script', children: schemeScript(base) + files, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

export type FirstScript = App & { base: string; signIn: string; firstCalls: FirstCalls };

/** Weaker than the rule of the theme's root, which takes over once it is drawn. */
const style = (['light', 'dark'] as const)
  .map(
    (scheme) => `[data-scheme=${scheme}]{color-scheme:${scheme};background:${schemes[scheme].surface.page}}`,
  )
  .join('');

/** `packages/routing/src/app/scheme.tsx` stores the values that it reads. */
function schemeScript(base: string): string {
  return (
    `try{var s=localStorage,c=s.getItem('consignment.scheme.${base}')||s.getItem('consignment.scheme-of-shop.${base}');` +
    `if(c==='system')c=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
    `if(c)document.documentElement.dataset.scheme=c}catch(e){}`
  );
}

/**
 * Without a session, a page that needs one gives way to the sign-in page, so that one's files are asked for. A wrong guess
 * costs only a request: the app itself decides what it shows.
 */
function filesScript(
  base: string,
  signIn: string,
  { session, api, every }: FirstCalls,
  { files, pages }: PageFiles,
  languages: readonly string[],
): string {
  const at = pages.findIndex(([pattern]) => pattern === signIn);
  return (
    `(function(f,p,h,o,n,m,l){` +
    `try{for(n in localStorage)h=h||/^consignment\\..+\\.session$/.test(n)}catch(e){}` +
    `m=p.find(function(q){return RegExp('^'+q[0]+'/?$').test(o)});` +
    `if(m)(m[1]&&!h?p[${at}]:m)[2].forEach(function(i){n=f[i];l=document.createElement('link');` +
    `if(/css$/.test(n)){l.rel='preload';l.as='style'}else l.rel='modulepreload';` +
    `l.crossOrigin='';l.href='${base}'+n;document.head.append(l)});` +
    `if(m&&m[3]&&h)(${beginCalls.toString()})({session:${JSON.stringify(session)},base:'${base}',api:'${api}',` +
    `languages:${JSON.stringify(languages)},every:${JSON.stringify(every)},own:m[3]})` +
    `})(${JSON.stringify(files)},${JSON.stringify(pages)},false,location.pathname.slice(${base.length - 1}))`
  );
}
