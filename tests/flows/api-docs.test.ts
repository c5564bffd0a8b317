import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readContract } from '../../packages/server/src/http/contract.ts';
import { createService } from '../../packages/server/src/actions/service.ts';
import { createServer } from '../../packages/server/src/http/create-server.ts';
import type { Database } from '../../packages/server/src/database/database.ts';
import { testConfig } from '../config.ts';
import { launchBrowser } from '../browser.ts';

it('shows the whole contract at /api/docs/, under the content policy and from one address', async () => {
  // Never opens: the contract is readable without it.
  const closed = new Promise<Database>(() => undefined);
  const service = createService(testConfig({ dataDir: tmpdir() }), closed, { version: '0' });
  const server = await createServer(service, { localToken: null, shells: [] });
  const browser = await launchBrowser();
  try {
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const page = await browser.newPage();
    const complaints: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
        elsewhere.push(request.url());
    });
    await page.goto(`${url}/api/docs/`);
    const { operations } = readContract();
    // Section by section: with many open, the page draws only those in view.
    for (const [tag, ofTag] of Map.groupBy(operations, ({ tag }) => tag)) {
      const section = page.locator(`.opblock-tag[data-tag="${tag}"]`);
      await section.click();
      await expect.poll(() => page.locator(`[id^="operations-${tag}-"]`).count()).toBe(ofTag.length);
      await section.click();
    }
    await page.locator('.opblock-tag[data-tag="sessions"]').click();
    // With the examples of the contract as it is served, in place of values made of schemas.
    const shown = page.locator('#operations-sessions-createToken');
    await shown.locator('.opblock-summary-control').click();
    await shown.getByText('"email": "owner@demo.example"').first().waitFor();
    await shown.getByText('"refresh": "aaaa').first().waitFor();
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
