import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { switchesEntries } from '../../actions/shops/settings-entries.ts';
import { Refusal } from '../../common/problem.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { putSwitches, switchesOf } from '../../queries/shops/switches.ts';
import { changedMeanwhile } from '../../actions/shops/settings-values.ts';
import { switchesToWire } from '../../wire/switches.ts';

export const updateSwitches = forSession<'updateSwitches'>(async ({ body, session, by, now, write }) =>
  write(async (tx) => {
    await lockSettings(tx, session.shopId, 'change');
    const before = await switchesOf(tx, session.shopId);
    const { expected_columns: seen, ...change } = body;
    const columns = before.vendorProductsTabColumns;
    // Two writers of an on/off switch want the same, or the later one has seen the change; a list can lose one.
    if (seen !== undefined && seen.join() !== columns.join()) {
      const pointer = '/vendorProductsTabColumns';
      throw new Refusal(409, 'stale', [changedMeanwhile(pointer, columns.join(', '))]);
    }
    const after = { ...before, ...change };
    await putSwitches(tx, session.shopId, after);
    await record(tx, { shopId: session.shopId, by, now }, switchesEntries(before, after));
    return { status: 200, body: switchesToWire(after, session.party) };
  }),
);
