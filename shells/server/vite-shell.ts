import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import { firstScheme } from './first-scheme.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

// A file of its own for every set of pages that share a module makes dozens, which compress badly and are each a
// request. The modules of all pages, and those of lists, as most pages are, are one file each.
const forLists: Groups = [
  { name: 'app', test: /\/src\/main\.tsx$/, priority: 3 },
  { name: 'list', test: /\/parts\/ListView\.tsx$/, priority: 2 },
  { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000, priority: 1 },
];

const api = process.env['API'] ?? 'http://localhost:4000';

/**
 * How Vite builds an app. `groups` are the modules that share a file; left out, those of an app of which most pages
 * are lists.
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
    plugins: [react(), vanillaExtractPlugin(), firstScheme(base)],
    server: { proxy: { '/api': api, '/apps/vendor-portal/api': api } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Radix names its functions with it; else every one counts as used, and a third of what Tabs load is not.
        treeshake: { manualPureFunctions: ['__name'] },
        output: { codeSplitting: { groups } },
      },
    },
  };
}
