import '@fontsource-variable/inter/index.css';
import { addons } from 'storybook/manager-api';
import { storybookLook } from './look.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: storybookLook(prefersDark ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    // All that is not new is stable: a tag on each would be read past. The filter above knows both.
    renderLabel: ({ type, name, tags }) =>
      type === 'component' && tags.includes('new') ? (
        <span>
          {name} <small style={{ opacity: 0.75 }}>New</small>
        </span>
      ) : (
        name
      ),
  },
});
