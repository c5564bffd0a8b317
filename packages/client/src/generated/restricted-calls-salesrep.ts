// Written by `npm run generate` from openapi.yaml. Edit that, not this.

import type { RestrictedCalls } from '../rights.ts';

export const restrictedCalls = {
} as const satisfies RestrictedCalls;
