import { finishInstall } from '../../actions/platform-install.ts';
import { forPublic } from '../../actions/operation.ts';

export const finishPlatformInstall = forPublic<'finishPlatformInstall'>(
  async ({ params, body, now, service }) => ({
    status: 200,
    body: await finishInstall(service, params.platform, body, now),
  }),
);
