import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { mergeConfig, type PluginOption } from 'vite';
import { englishTexts } from './english-texts.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/handbook/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [hasPlugin(vite.plugins, 'vite:react') ? [] : react(), vanillaExtractPlugin(), englishTexts],
      optimizeDeps: {
        // Vite must know every package before the first story: one found late reloads the page in the middle of a
        // test. Only generated code imports the first two.
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          ...packagesOfComponents(),
        ],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;

/** The packages that the components import, in the form that Vite resolves from their own folder. */
function packagesOfComponents(): string[] {
  const source = fileURLToPath(new URL('../packages/components/src', import.meta.url));
  const code = globSync('**/*.tsx', { cwd: source }).map((file) => readFileSync(`${source}/${file}`, 'utf8'));
  const imported = code.flatMap((text) => [...text.matchAll(/^import (?!type).* from '([^'.][^']*)';$/gm)]);
  const names = new Set(
    imported.map(([, name]) => name).filter((name) => !name?.startsWith('@consignment/')),
  );
  return [...names].sort().map((name) => `@consignment/components > ${name}`);
}

function hasPlugin(plugins: PluginOption[] | undefined, prefix: string): boolean {
  return (plugins ?? []).some((plugin) => {
    if (Array.isArray(plugin)) return hasPlugin(plugin, prefix);
    return (
      typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name.startsWith(prefix)
    );
  });
}
