import type { components } from './generated/api.ts';

/** How a person likes the apps. */
export type Preferences = components['schemas']['Preferences'];
