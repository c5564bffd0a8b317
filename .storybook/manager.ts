import '@fontsource-variable/inter/index.css';
import { addons } from 'storybook/manager-api';
import { storybookLook } from './look.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookLook(prefersDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
