import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { firstScript, type FirstScript } from './first-script.ts';
import { languages } from './languages.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/** The modules that every list needs: its table, and the amounts, days and words of its rows. */
const ofTables = /\/parts\/\w+\/(ListView|MoneyText|DateTimeText)\.tsx$/;

/** The modules that nearly every list has beside its table: its query, its days, its export, the colours of its states. */
const ofQueries =
  /\/(primitives\/text\/Badge|parts\/lists\/(DaysFilter|FileButton|status-tone|use-last-rows)|src\/(save-file|lists\/(days-codec|list-codec|use-list-query|use-whole)|app\/use-region))\.tsx?$/;

/** Nearly every page of a shop has these: the currency of its amounts and their total, the answers to its cards, and how it saves. */
const ofShops =
  /\/(parts\/\w+\/(ListTotal|shop-currency)|src\/(pages\/announcements|app\/(use-card|use-save)))\.tsx?$/;

/** One file, since the pages that need a part of it nearly all need the whole. */
export const ofLists = (module: string) => [ofTables, ofQueries, ofShops].some((some) => some.test(module));

/** The modules of the lines of orders: the picture of each, what was earned of it, what is done with it, and what is due of them and when. */
export const ofLines =
  /\/(parts\/\w+\/(count-of-lines|product-picture|CommissionCell|LinePrice|ProductCell|line-item|question-state|split-due|PaidFilter|next-payment)|primitives\/\w+\/(row-icons|Thumbnail)|domain\/src\/(orders\/availability|payouts\/dues|text\/direction|questions\/question)|client\/src\/set-override|routing\/src\/app\/use-sent-once)\.tsx?$/;

/** The modules of the pages before the login, which those after it need as well. */
export const ofEntrance =
  /\/(src\/main|parts\/pages\/(on-use|languages|Wordmark)|primitives\/\w+\/(Banner|Button|ButtonLink|Heading|Link|outcome|Skeleton|Spinner|Stack|Text|VisuallyHidden|use-effect-event))\.tsx?$|\/primitives\/fields\/(Field|choice)\.css\.ts$/;

/** The modules of a form with plain fields, which the login and the pages that save have, and the languages below the login. */
const ofForms =
  /\/primitives\/\w+\/(Field|FieldError|FieldHint|InputField|TextField|use-field|form-context|Form|SubmitButton|FormErrorSummary)\.tsx?$|\/parts\/pages\/LanguageChoice\.tsx$|node_modules\/(react-hook-form|@hookform)\//;

export const forLists: Groups = [
  { name: 'app', test: ofEntrance, priority: 4 },
  { name: 'form', test: ofForms, priority: 3 },
  { name: 'list', test: ofLists, priority: 3 },
];

/** Reads typed amounts with the modules of the lists: sharing a file with a plain field, it would take them to the login. */
const ofAmounts: Groups[number] = {
  name: 'amounts',
  test: /\/domain\/src\/(money\/amount|commission\/commission)-input\.ts$/,
  priority: 1,
};

// A separate file for every set of pages that share a module makes dozens, which compress badly and are each a
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
 * How Vite builds an app. `signIn` is the path of the page for those without a session; `groups` are the modules that
 * share a file, before those that several pages share by chance; left out, those of an app of which most pages are lists.
 */
export function shellConfig({ groups = forLists, ...app }: FirstScript & { groups?: Groups }): UserConfig {
  return {
    root: app.root,
    base: app.base,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      firstScript(app),
      productionRouter,
      languages(basename(app.root)),
    ],
    server: { proxy: { '/api': api, '/apps/vendor-portal/api': api, '/.well-known': api } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Two to three kB more for a page than its own sheets would be, for up to seventeen requests less.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Radix names its functions with `__name`; else every one counts as used, and a third of what Tabs load is not. An app leaves
        // out texts that it does not read, such as those for the search of another app.
        treeshake: { manualPureFunctions: ['__name', 'defineTexts'] },
        output: {
          codeSplitting: { groups: [...groups, ofAmounts, shared] },
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
