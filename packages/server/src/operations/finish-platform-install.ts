import { finishInstall } from '../identity/platform-install.ts';
import { forPublic } from '../operation.ts';

export const finishPlatformInstall = forPublic<'finishPlatformInstall'>(
  async ({ params, body, now, service }) => ({
    status: 200,
    body: await finishInstall(service, params.platform, body, now),
  }),
);
