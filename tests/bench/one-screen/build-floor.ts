import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the screen that is written by hand into a folder, which is emptied first. */
export async function buildFloor(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}
