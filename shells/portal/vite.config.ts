import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the pages before the login are made of, which those after it need as well. */
const entrance =
  /\/(src\/main|routes\/portal|brand\/ShopLogo|primitives\/(Banner|Button|ButtonLink|Checkbox|Field|Heading|Link|Skeleton|Spinner|Stack|Text|VisuallyHidden))\.tsx$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/apps/vendor-portal/',
  plugins: [react(), vanillaExtractPlugin()],
  server: { proxy: { '/apps/vendor-portal/api': process.env['API'] ?? 'http://localhost:4000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix names its functions with it; else every one counts as used.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          groups: [
            // A file of its own for every set of pages that share a module makes dozens, which compress badly and are
            // each a request. The login loads no list, and a list no form.
            { name: 'app', test: entrance, priority: 2 },
            { name: 'list', test: /\/parts\/(ListView|MoneyText)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
