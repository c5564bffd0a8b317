import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/salesreps/',
  plugins: [react(), vanillaExtractPlugin()],
  server: { proxy: { '/api': process.env['API'] ?? 'http://localhost:4000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // As in the merchant's app, where it says why.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          groups: [
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
