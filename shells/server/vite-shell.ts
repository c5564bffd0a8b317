import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { firstScheme } from './first-scheme.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/** The modules that every list needs: its table, and the amounts, days and words of its rows. */
export const ofLists = /\/(parts\/(ListView|MoneyText|DateTimeText)|primitives\/Text)\.tsx$/;

const forLists: Groups = [
  { name: 'app', test: /\/src\/main\.tsx$/, priority: 3 },
  { name: 'list', test: ofLists, priority: 2 },
];

// A file of its own for every set of pages that share a module makes dozens, which compress badly and are each a
// request. Larger files than these make pages load much that they do not need (measured over all pages).
const shared: Groups[number] = {
  name: 'common',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1000,
  priority: 0,
};

const api = process.env['API'] ?? 'http://localhost:4000';

/**
 * How Vite builds an app. `groups` are the modules that share a file, before those that several pages share by chance;
 * left out, those of an app of which most pages are lists.
 */
export function shellConfig({
  root,
  base,
  groups = forLists,
}: {
  root: string;
  base: string;
  groups?: Groups;
}): UserConfig {
  return {
    root,
    base,
    plugins: [react(), vanillaExtractPlugin(), firstScheme(base), productionRouter],
    server: { proxy: { '/api': api, '/apps/vendor-portal/api': api } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Radix names its functions with it; else every one counts as used, and a third of what Tabs load is not.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          codeSplitting: { groups: [...groups, shared] },
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css')
              ? `assets/${shortName(name.slice(0, -'.css'.length))}-[hash].css`
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

/** Without the names of the pages that share it: the first file of an app, and each file, names those that it needs. */
function shortName(name: string): string {
  return name.startsWith('common~') ? 'common' : name;
}

const router = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** The package offers bundlers its development build alone; this one is the same without warnings. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
      ],
    },
  }),
};
