import { openLink } from '../../exports/answer.ts';
import { exports } from '../../features/features.ts';
import { forPublic } from '../../actions/operation.ts';

export const downloadFile = forPublic<'downloadFile'>(async ({ params, service, now }) => ({
  status: 200,
  body: await openLink(service, exports, params.token, now),
}));
