import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), vanillaExtractPlugin()],
  server: { proxy: { '/api': process.env['API'] ?? 'http://localhost:4000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix names its functions with it; else every one counts as used, and a third of what Tabs load is not.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          groups: [
            // A file of its own for every set of pages that share a module makes dozens, which compress badly and are
            // each a request. What all pages need and what a list needs, as most pages do, are one file each.
            { name: 'app', test: /\/src\/main\.tsx$/, priority: 3 },
            { name: 'list', test: /\/parts\/ListView\.tsx$/, priority: 2 },
            {
              name: 'common',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
