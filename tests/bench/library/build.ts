/** One way of building for every side, with what its own documentation asks for and nothing else. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

export const peers = ['polaris', 'mantine', 'mui', 'antd'] as const;
export const sides = ['floor', 'ours', ...peers] as const;
export type Side = (typeof sides)[number];

/** Installs the locked packages of the peers in this folder, where that has not been done since they were locked. */
export async function installPeers(chosen: readonly Side[]): Promise<void> {
  if (!peers.some((peer) => chosen.includes(peer))) return;
  const changedAt = async (file: string) =>
    (await stat(join(import.meta.dirname, file)).catch(() => null))?.mtimeMs ?? 0;
  if ((await changedAt('node_modules/.package-lock.json')) >= (await changedAt('package-lock.json'))) return;
  console.log('Installing the peers…');
  await promisify(execFile)('npm', ['ci', '--prefer-offline'], { cwd: import.meta.dirname });
}

export async function buildSide(side: Side, outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...(side === 'ours' ? [vanillaExtractPlugin()] : []), pageOf(side)],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}

/** As the README advises with our font. */
const fontPreload = {
  tag: 'link',
  attrs: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    href: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  },
};

function pageOf(side: Side): Plugin {
  return {
    name: 'page-of-a-side',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('SIDE', side),
        tags: side === 'ours' ? [fontPreload] : [],
      }),
    },
  };
}
