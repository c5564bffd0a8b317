/** What the runner would write itself, with the browser that is here. */
import process from 'node:process';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

export default {
  ...config,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: JSON.parse(process.env.LAUNCH_OPTIONS),
    },
  },
};
