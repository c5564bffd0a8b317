import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pagesOf } from '../../contract/exports/pdf.ts';

/** The lines of the PDF that opens in a new tab, page by page. */
export async function printedBy(page: Page, press: () => Promise<void>): Promise<string[][]> {
  const context = page.context();
  const files = '**/api/files/**';
  const printed: Buffer[] = [];
  // Not every browser shows PDF, and the link works once: the file is read on its way.
  await context.route(files, async (route) => {
    const answer = await route.fetch();
    expect(answer.headers()['content-type']).toBe('application/pdf');
    printed.push(await answer.body());
    await route.fulfill({ contentType: 'text/plain', body: 'The invoice.' });
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  await tab.getByText('The invoice.').waitFor();
  await tab.close();
  await context.unroute(files);
  const [pdf] = printed;
  if (pdf === undefined) throw new Error('No file was opened.');
  return pagesOf(pdf);
}
