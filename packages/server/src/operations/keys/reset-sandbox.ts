import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { askForSandbox } from '../../queries/shops/sandboxes.ts';
import { sandboxToWire } from '../../wire/key.ts';

export const resetSandbox = forSession<'resetSandbox'>(async ({ session, by, now, write, service }) => {
  const { shopId } = session;
  const asked = await write(async (tx) => {
    const sandbox = await askForSandbox(tx, shopId, now);
    await record(tx, { shopId, by, now }, [{ event: 'sandbox.reset', id: shopId }]);
    return sandbox;
  });
  service.jobs.wake();
  return { status: 200, body: sandboxToWire(asked) };
});
