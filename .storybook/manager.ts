import '@fontsource-variable/inter/index.css';
import { addons, types } from 'storybook/manager-api';
import { storybookLook } from './look.ts';
import { TokenFileTool } from './TokenFileTool.tsx';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookLook(prefersDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});

addons.add('consignment/token-file', { type: types.TOOL, title: 'Token file', render: TokenFileTool });
