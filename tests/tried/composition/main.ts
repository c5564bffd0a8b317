/** Another Storybook, with its own story, that shows ours among its stories: once as allowed, once not. */
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  refs: {
    consignment: { title: 'Consignment', url: process.env['ALLOWED'] ?? '' },
    closed: { title: 'Closed', url: process.env['CLOSED'] ?? '' },
  },
};

export default config;
