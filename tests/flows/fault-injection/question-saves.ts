import type { Page } from 'playwright';
import { byTheBar, dialog, region } from './common-saves.ts';
import { done, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

type Thread = { messages: { act: { made_line: number | null } | null }[] };

/** The thread of a question, for the shop or for the side that asked. */
export function threadSaves(asNow: AsNow, question: number, side: 'shop' | 'asker'): Save[] {
  const words =
    side === 'shop'
      ? { reply: 'Your answer', send: /^Send answer$/, end: 'End question…', ending: /^End question/ }
      : { reply: 'Your reply', send: /^Send reply$/, end: 'Close question…', ending: /^Close question/ };
  const underWay = async () => {
    await done(await asNow(), 'POST', `/questions/${question}/reopen/`, {});
    return `/questions/${question}`;
  };
  return [
    {
      name: 'write in a question',
      path: underWay,
      call: 'POST /questions/{id}/messages/',
      isKeyed: true,
      place: region(words.reply),
      fields: (turn) => [[/^Message/, `Message ${turn} of the ${side}`]],
      send: words.send,
      done: (page, turn) => page.getByRole('listitem').getByText(`Message ${turn} of the ${side}`),
    },
    {
      name: 'end a question',
      path: underWay,
      call: 'POST /questions/{id}/settle/',
      open: (page) => page.getByRole('button', { name: words.end }).click(),
      place: dialog(words.ending),
      fields: (turn) => [[/^Message/, `Last message ${turn}`]],
      send: side === 'shop' ? /^End question$/ : /^Close question$/,
      done: (page) => page.getByText(/^This question is (settled|closed)\.$/),
      undo: async () => {
        await underWay();
      },
    },
  ];
}

/** The changes and the settings of the shop; `question` is about an unpaid line. */
export function questionSaves(asNow: AsNow, question: number): Save[] {
  const typing = dialog('Add custom item');
  const review = dialog('Review the change');
  return [
    ...threadSaves(asNow, question, 'shop'),
    {
      name: 'put the line of a question right',
      path: async () => {
        await done(await asNow(), 'POST', `/questions/${question}/reopen/`, {});
        return `/questions/${question}`;
      },
      call: 'POST /questions/{id}/act/',
      isKeyed: true,
      askAgain: /^Ask again$/,
      open: async (page) => {
        await page.getByRole('button', { name: 'Add custom item…' }).click();
        await typing(page).getByLabel('Title').fill('Under fault injection');
        await typing(page).getByLabel('Amount').fill('1.00');
        await typing(page).getByRole('button', { name: 'Review' }).click();
        await review(page).waitFor();
      },
      place: review,
      fields: (turn) => [[/^Message/, `It is right, ${turn}`]],
      send: /^(Add custom item|Ask again)$/,
      done: (page) => page.getByText('This question is settled.'),
      undo: async () => {
        const api = await asNow();
        const { messages } = await api.get<Thread>(`/questions/${question}/`);
        for (const { act } of messages) {
          if (act?.made_line != null) await api.send('DELETE', `/orders/custom/${act.made_line}/`);
        }
      },
    },
    {
      name: 'set the days of questions',
      path: '/settings/questions',
      call: 'PUT /questions/settings/',
      place: region('Questions'),
      fields: (turn) => [[/^Days to answer/, `${6 + (turn % 9)}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText(/^An answer is now due within /),
      undo: async () => {
        const body = { answer_days: 5, close_days: 14, holds_lines: true };
        await done(await asNow(), 'PUT', '/questions/settings/', body);
      },
    },
  ];
}

type Way = Pick<Save, 'path'> & { open: (page: Page) => Promise<void> };

/** A question about a line or a sales rep's commission without one; `kept` is the question that stays. */
export function asked(asNow: AsNow, kept: number, { path, open }: Way): Save {
  const asking = dialog('Ask about this line');
  return {
    name: 'ask about a line',
    path,
    call: 'POST /questions/',
    isKeyed: true,
    open: async (page) => {
      await open(page);
      await asking(page).getByLabel('What is your question about?').selectOption('other');
    },
    place: asking,
    fields: (turn) => [[/^Your question/, `Is this right, ${turn}?`]],
    send: /^Send question$/,
    done: asking,
    isDoneWhenGone: true,
    undo: async () => {
      const api = await asNow();
      const { results } = await api.get<{ results: { id: number }[] }>('/questions/?state=active');
      for (const { id } of results) {
        if (id !== kept) await done(api, 'POST', `/questions/${id}/settle/`, { state: 'closed' });
      }
    },
  };
}

/** The first line of a vendor with an amount. */
export async function fromTheAmount(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Why this amount\?/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ask about this line' }).click();
}
