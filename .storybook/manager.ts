import '@fontsource-variable/inter/index.css';
import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { storybookLook } from './look.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const newTag = createElement('small', { style: { opacity: 0.75 } }, 'New');

addons.setConfig({
  theme: storybookLook(prefersDark ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    // All that is not new is stable: a tag on each would be read past. The filter above the sidebar knows both.
    renderLabel: ({ type, name, tags }) =>
      type === 'component' && tags.includes('new') ? createElement('span', null, name, ' ', newTag) : name,
  },
});
