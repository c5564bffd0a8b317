import type { Page } from 'playwright';
import { byTheBar, chooseFrom, dialog, region } from './common-saves.ts';
import { atRest, done, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

/** A rule for a tag that no product of the demo has, as the call takes it. */
export function aRule(tag: string) {
  return {
    ...{ place: 'tag', vendor: null, product: null, variant: null, name: tag },
    ...{ from_day: '2026-01-01', until_day: null, measure: null },
    steps: [{ from: '0.00', kind: 'percent', value: '40' }],
    ...{ floor: null, cap: null, bounds_per: null },
  };
}

const effect = dialog('Effect of this change');

type Listed = { results: { id: number | null; name: string | null; state: string }[] };

/** The forms of rules with days. */
export function ruleSaves(asNow: AsNow): Save[] {
  const path = '/settings/rules';
  const typing = dialog('New rule');
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: 'New rule…' }).click();
    await typing(page).getByLabel(/^For/).selectOption('tag');
    await chooseFrom('Tag', 'umbrella', /umbrella/)(typing(page), page);
  };
  let turns = 0;
  return [
    {
      name: 'ask what a rule does',
      path,
      call: 'POST /rules/preview/',
      open: begin,
      place: typing,
      fields: (turn) => [[/^Percentage/, `${1 + (turn % 50)}`]],
      send: /^Review$/,
      done: effect,
    },
    {
      name: 'save a rule',
      path,
      call: 'POST /rules/save/',
      isKeyed: true,
      open: async (page) => {
        turns += 1;
        await begin(page);
        await typing(page)
          .getByLabel(/^Percentage/)
          .fill(`${1 + (turns % 50)}.5`);
        await typing(page).getByRole('button', { name: 'Review' }).click();
        await effect(page).waitFor();
      },
      place: effect,
      send: /^(Apply change|Retry)$/,
      done: effect,
      isDoneWhenGone: true,
      undo: async () => {
        const api = await asNow();
        const { results } = await api.get<Listed>('/rules/?place=tag&name=umbrella&page_size=100');
        for (const { id, state } of results) {
          if (id !== null && state !== 'taken_back') await done(api, 'POST', `/rules/${id}/take-back/`, {});
        }
        await atRest(asNow);
      },
    },
    {
      name: 'set the notice of rules',
      path,
      call: 'PUT /rules/settings/',
      place: region('Notice to vendors'),
      fields: (turn) => [[/^Days of notice/, `${1 + (turn % 9)}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText(/^Vendors now get /),
      undo: async () => {
        await done(await asNow(), 'PUT', '/rules/settings/', { notice_days: 0 });
      },
    },
  ];
}
