import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the pages before the login are made of, which those after it need as well. */
const entrance =
  /\/(src\/main|routes\/portal|src\/sign-in|brand\/ShopLogo|primitives\/(Banner|Button|ButtonLink|Checkbox|dialog-context|Field|Heading|Link|outcome|Skeleton|Spinner|Stack|Text|VisuallyHidden))\.tsx?$/;

/** What every form of these pages is made of. */
const forms =
  /\/(primitives\/(Form|PasswordField|SubmitButton|TextField)\.tsx|sign-in\/PortalEntrance\.tsx|node_modules\/(react-hook-form|@hookform)\/.*)$/;

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
            { name: 'form', test: forms, priority: 1 },
            { name: 'list', test: /\/parts\/(ListView|MoneyText)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
