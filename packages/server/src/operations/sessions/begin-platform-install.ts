import { beginInstall } from '../../actions/shops/platform-install.ts';
import { forPublic } from '../../actions/operation.ts';

export const beginPlatformInstall = forPublic<'beginPlatformInstall'>(
  async ({ params, body, now, service }) => ({
    status: 201,
    body: await beginInstall(service, params.platform, body.shop, now),
  }),
);
