/** Takes the screenshot of the README from the demo shop: `npm run screenshot`, after the apps were built. */
import { join } from 'node:path';
import { launchBrowser } from '../browser.ts';
import { demo } from './helpers/api.ts';
import { startProcess, withDataDir } from './helpers/server.ts';

const picture = join(import.meta.dirname, '../../stories/handbook/vendors.png');

await withDataDir(async (dataDir) => {
  const server = await startProcess({ dataDir });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      colorScheme: 'light',
    });
    await page.goto(`${server.url}/vendors`);
    await page.getByLabel('Email').fill(demo.owner);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('table').getByRole('row').nth(2).waitFor();
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: picture, animations: 'disabled', caret: 'hide' });
    console.log(`Drew ${picture}.`);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
});
