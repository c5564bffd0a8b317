import { forSession } from '../operation.ts';
import { lockSettings } from '../queries/shops.ts';
import { putSwitches, switchesOf } from '../queries/switches.ts';
import { switchesToWire } from '../wire/switches.ts';

export const updateSwitches = forSession<'updateSwitches'>(async ({ body, session, write }) =>
  write(async (tx) => {
    await lockSettings(tx, session.shopId);
    const after = { ...(await switchesOf(tx, session.shopId)), ...body };
    await putSwitches(tx, session.shopId, after);
    return { status: 200, body: switchesToWire(after, session.role) };
  }),
);
