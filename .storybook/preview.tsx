import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import './embedded.ts';
import { expectContrastInTheDark, isTestRun, useIsDarkForTest } from './both-themes.ts';
import { Box } from '../packages/components/src/primitives/layout/Box.tsx';
import { ThemeRoot } from '../packages/components/src/primitives/layout/ThemeRoot.tsx';
import type { Scheme } from '../packages/components/src/theme/schemes.ts';
import { brandOf, brands } from './brands.ts';
import { expectFormsRestored, forgetDrafts, KeepDrafts } from './drafts.tsx';
import { loadLanguage, withLanguage } from './languages.ts';
import { schemeOf } from './look.ts';
import { expectNoOldWords, translatePage } from './translated.ts';
import {
  afterPlay,
  beforePlay,
  listenToToolbar,
  loadOwnBrand,
  playGlobals,
  playGlobalTypes,
  viewports,
  withPlay,
  type OwnBrand,
} from './play-anywhere.tsx';

/**
 * Draws a story as an app would: inside one ThemeRoot that follows the toolbar. A story that is a whole screen
 * sets `parameters: { frame: 'bare' }`; all others get room around them. A story that only ever shows under a shop's brand
 * sets `parameters: { brand: 'defaults' }`, which holds until the toolbar chooses another.
 */
const withTheme: Decorator = (Story, context) => (
  <InTheme context={context}>
    {isTestRun ? (
      <KeepDrafts>
        <Story />
      </KeepDrafts>
    ) : (
      <Story />
    )}
  </InTheme>
);

type InThemeProps = { context: Parameters<Decorator>[1]; children: ReactNode };

function InTheme({ context: { globals, parameters, viewMode, loaded }, children }: InThemeProps) {
  const scheme = useIsDarkForTest() ? 'dark' : schemeOf(globals.theme);
  return (
    <ThemeRoot
      scheme={scheme}
      brand={
        ownBrandOf(loaded, scheme) ??
        brandOf(globals.brand === 'none' ? parameters.brand : globals.brand, scheme)
      }
      direction={globals.direction === 'rtl' ? 'rtl' : undefined}
      fill={viewMode === 'docs' ? 'content' : 'screen'}
    >
      {parameters.frame === 'bare' ? children : <Box padding={['medium', 'large']}>{children}</Box>}
    </ThemeRoot>
  );
}

function ownBrandOf(loaded: Readonly<Record<string, unknown>>, scheme: Scheme) {
  // The loader of the own brand puts it there.
  return (loaded.ownBrand as OwnBrand | null | undefined)?.[scheme] ?? null;
}

// Only documentation pages need Storybook's doc blocks; stories and their tests start without them.
const LazyDocs = lazy(() => import('./ThemedDocs.tsx'));
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));
const Docs = (props: DocsContainerProps) => (
  <Suspense fallback={null}>
    <LazyDocs {...props} />
  </Suspense>
);

/** A test run needs the violations alone. */
const axeOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  ...(isTestRun ? { resultTypes: ['violations'] } : {}),
};

/** On screens a minus is U+2212; a hyphen before an amount is that of a file or of the wire. */
const hyphenForMinus = /-(?:[A-Z]{0,2}[$£€¥₹]|[A-Z]{3} )\d/;

if (!isTestRun) listenToToolbar();

// The code of a dialog comes with its first use, and a busy machine takes longer for it than a second.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  beforeEach: beforePlay,
  afterEach: async ({ parameters }) => {
    afterPlay();
    if (isTestRun) expectNoOldWords();
    const [found] = hyphenForMinus.exec(document.body.textContent) ?? [];
    if (found !== undefined) throw new Error(`“${found}” has a hyphen for a minus.`);
    // The shape is that of the addon's parameter.
    const { test } = parameters.a11y as { test: string };
    if (isTestRun && test !== 'off') await expectContrastInTheDark();
    if (isTestRun) await expectFormsRestored();
  },
  decorators: [withPlay, withTheme, withLanguage],
  loaders: [
    loadOwnBrand,
    loadLanguage,
    () => {
      if (!isTestRun) return;
      forgetDrafts();
      translatePage();
    },
  ],
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    brand: 'none',
    direction: 'ltr',
    ...playGlobals,
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...Object.entries(brands).map(([value, { title }]) => ({ value, title })),
          { value: 'own', title: 'Your token file' },
        ],
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'As the language' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    ...playGlobalTypes,
  },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disabled: true },
    viewport: {
      options: viewports,
    },
    docs: {
      container: Docs,
      page: ComponentPage,
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .skip-toc *',
        title: 'On this page',
      },
    },
    options: {
      storySort: {
        order: [
          'Handbook',
          [
            'Welcome',
            'For a shop',
            [
              'Your first hour',
              'Your first month',
              'When figures surprise you',
              'Twelve tasks',
              'Rules',
              'Payouts',
              'Pay runs',
              'Ways to pay',
              'Fees',
              'Statements',
              'Questions',
              'Reconciliation',
              'Moving in',
              'People',
              'Second factor',
              'History',
            ],
            'For an operator',
            [
              'Operate',
              'Settings',
              'Containers',
              'Scaling',
              'Observability',
              'Security',
              'Portal',
              'Platforms',
            ],
            'For designers',
            [
              'A designer’s hour',
              'Principles',
              'Tokens',
              'All screens',
              'All states',
              'Writing',
              'Accessibility',
              'Visual regression',
            ],
            'For developers',
            [
              'House',
              'Glossary',
              'Add a screen',
              'Languages',
              'The database',
              'Access',
              'Money',
              'Keys',
              'Webhooks',
              'Packages',
              'Tried with',
              'Proof',
              'Performance',
              'Deviations',
              'Decisions',
              'Dependencies',
              'Licences',
            ],
          ],
          'Pages',
          'Primitives',
          ['Layout', 'Text', 'Actions', 'Forms', 'Filters', 'Tables', 'Overlays', 'Feedback', 'Navigation'],
          'Parts',
          [
            'Money',
            'Commission',
            'Payouts',
            'Statements',
            'Fees',
            'Questions',
            'Team',
            'Orders',
            'Products',
            'People',
            'Lists',
            'Imports',
            'Signing in',
            'Pages',
          ],
          'Screens',
          'Mails',
        ],
      },
    },
    a11y: { test: 'error', options: axeOptions },
  },
};

export default preview;
