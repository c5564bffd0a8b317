import { forSession } from '../../actions/operation.ts';
import { sandboxOf } from '../../queries/shops/sandboxes.ts';
import { sandboxToWire } from '../../wire/key.ts';

export const getSandbox = forSession<'getSandbox'>(({ session, read }) =>
  read(async (tx) => ({ status: 200, body: sandboxToWire(await sandboxOf(tx, session.shopId)) })),
);
