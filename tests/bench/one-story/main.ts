import type { StorybookConfig } from '@storybook/react-vite';
import ours from '../../../.storybook/main.ts';

/** Our Storybook with one story file in it: what Storybook, Vite and the component's own imports take. */
const config: StorybookConfig = { ...ours, stories: ['../../../stories/primitives/text/Badge.stories.tsx'] };

export default config;
