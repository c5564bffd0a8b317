import { finishInstall } from '../../actions/shops/platform-install.ts';
import { forPublic } from '../../actions/operation.ts';

export const finishPlatformInstall = forPublic<'finishPlatformInstall'>(async (ask) => ({
  status: 200,
  body: await finishInstall(ask.service, ask.params.platform, ask.body, ask.origin, ask.now),
}));
