import { forProbe } from '../operation.ts';

export const getHealth = forProbe<'getHealth'>(({ version }) =>
  Promise.resolve({ status: 200, body: { status: 'ok', version } }),
);
