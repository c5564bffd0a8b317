/** A vendor asks about a line with a picture, the owner sets the commission after a review, and the next payout pays it. */
import { randomUUID } from 'node:crypto';
import { formatDecimal, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, signIn, type Api } from './helpers/api.ts';
import { newPerson, ownerOn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

type Line = {
  id: number;
  title: string;
  commission_amount: string;
  commission_state: string;
  commission_trace: object | null;
  order: { name: string } | null;
  variant: { product: { title: string } } | null;
};

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('a question about a line', () => {
  const { browser, withServer } = portalOfDemo();

  it('goes with a picture to the shop, and ends in another amount on the next payout', async () => {
    await withServer(async (server, owner) => {
      const api = await signIn(server.url, demo.vendor, '/vendors/login/');
      const { vendor, line } = await unpaidLine(api);
      const before = line.commission_amount;
      const after = moneyToWire(moneyFromWire(before, 'GBP') + 200, 'GBP');
      const change = `${formatDecimal(before, 'GBP')} to ${formatDecimal(after, 'GBP')}`;

      const seller = await newPerson(browser());
      const list = new URLSearchParams({ s: line.order?.name ?? '', paid: 'unpaid' });
      await seller.goto(`${server.url}${portal}?${list.toString()}`);
      await logIn(seller, demo.vendor, demo.password);
      await seller.getByRole('button', { name: nameOf(line, 'Why this amount?') }).click();
      await seller.getByRole('button', { name: 'Ask about this line' }).click();
      const asking = seller.getByRole('dialog', { name: 'Ask about this line' });
      await asking.getByLabel('What is your question about?').selectOption('rate');
      await asking
        .getByLabel('Your question', { exact: true })
        .fill('We agreed on more.\nThe note is in the picture.');
      await asking
        .getByLabel('Pictures or PDFs (optional)')
        .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: picture });
      await asking.getByRole('button', { name: 'Send question' }).click();
      await asking.waitFor({ state: 'hidden' });
      await seller.getByRole('link', { name: 'Question 1, with the shop' }).waitFor();

      const page = await ownerOn(browser(), `${server.url}/questions`, (shown) =>
        shown.getByRole('heading', { level: 1, name: 'Questions' }),
      );
      await firstOf(page).click();
      await page.getByText('The note is in the picture.').waitFor();
      await seePicture(page);
      await setCommission(page, after, change);
      await page.getByText('This question is settled.').waitFor();
      await page.getByRole('listitem').getByText(change).waitFor();

      await seller.getByRole('link', { name: 'Questions', exact: true }).click();
      await firstOf(seller).click();
      await seller.getByRole('listitem').getByText(change).waitFor();
      await seller.getByText('This question is settled.').waitFor();

      const paid = await owner.send(
        'POST',
        '/vendors/payouts/create/',
        { vendor, line_item_ids: [line.id] },
        { 'idempotency-key': randomUUID() },
      );
      expect(paid).toMatchObject({ status: 201, body: { amount: after } });
    });
  });
});

/** A line of the vendor that has an amount, with its explanation, and is in no payout yet. */
async function unpaidLine(api: Api): Promise<{ vendor: number; line: Line }> {
  const me = await api.get<{ results: { id: number }[] }>('/vendors/me/');
  const vendor = me.results[0]?.id ?? 0;
  const path = `/vendors/commissions/?vendor_id=${vendor}&paid=false&page_size=50`;
  const { results } = await api.get<{ results: Line[] }>(path);
  const line = results.find(
    (one) => one.commission_state === 'accrued' && one.commission_trace !== null && one.order !== null,
  );
  if (line === undefined) throw new Error('The demo owes this vendor nothing.');
  return { vendor, line };
}

function nameOf(line: Line, button: string): string {
  return `${button} ${line.order?.name ?? ''}, ${line.variant?.product.title ?? line.title}`;
}

/** The demo has no other question. */
function firstOf(page: Page): Locator {
  return page.getByRole('table', { name: 'Questions' }).getByRole('rowheader').getByRole('link').first();
}

async function seePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View note\.png/ }).click();
  const shown = page.getByRole('dialog', { name: 'note.png' });
  await shown.getByRole('img', { name: 'note.png' }).waitFor();
  await shown.getByRole('button', { name: 'Close picture' }).click();
  await shown.waitFor({ state: 'hidden' });
}

/** Nothing is set before the amounts were seen. */
async function setCommission(page: Page, amount: string, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Set commission…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set commission' });
  await dialog.getByLabel('Amount or percentage').fill(amount);
  await dialog.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review the change' });
  await review.getByText(change).waitFor();
  await review.getByLabel('Message').fill('You are right, and thank you for the note.');
  await review.getByRole('button', { name: 'Set commission' }).click();
  await review.waitFor({ state: 'hidden' });
}
