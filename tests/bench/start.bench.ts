/** First and second start of the server with everything built: process start to the line `ready`. */
import { startProcess, withDataDir } from '../flows/helpers/server.ts';
import { figure, heading, median } from './harness.ts';

heading('Start to data (embedded database, demo shop)');
await withDataDir(async (dataDir) => {
  const first = await startProcess({ dataDir });
  await first.end('SIGTERM');
  figure('first start', first.startedIn / 1000, 's');

  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const again = await startProcess({ dataDir });
    await again.end('SIGTERM');
    times.push(again.startedIn / 1000);
  }
  figure('second start, median of 5', median(times), 's', { what: 'aim', value: 4 });
});
