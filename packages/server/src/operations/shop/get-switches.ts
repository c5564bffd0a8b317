import { forSession } from '../../actions/operation.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import { switchesToWire } from '../../wire/switches.ts';

export const getSwitches = forSession<'getSwitches'>(({ session, read }) =>
  read(async (tx) => {
    const switches = await switchesOf(tx, session.shopId);
    return { status: 200, body: switchesToWire(switches, session.party) };
  }),
);
