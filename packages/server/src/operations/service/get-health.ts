import { forProbe } from '../../actions/operation.ts';

export const getHealth = forProbe<'getHealth'>(({ version }) =>
  Promise.resolve({ status: 200, body: { status: 'ok', version } }),
);
