import { defineTexts } from '@consignment/domain/text/texts';
import { outcomeOf, type Done } from './answer.ts';
import { RequestFailed, type Problem } from './problem.ts';

const texts = defineTexts('OpenFile', {
  blocked: 'Your browser did not open a new tab. Allow pop-ups for this site, then press the button again.',
  closed: 'The new tab was closed before the file was ready. Press the button again.',
});

/**
 * For pages of a browser. Shows the file behind a link in a new tab. Call it straight from the press: browsers open a tab for a person, not
 * for an answer that comes later, so the tab is opened first and the link asked for then.
 */
export function openFile(ask: () => Promise<string>): Promise<Done> {
  const tab = window.open('', '_blank');
  if (tab === null) return Promise.resolve({ is: 'refused', problem: problem(texts.blocked) });
  tab.opener = null;
  return outcomeOf(
    ask().then(
      (url) => {
        if (tab.closed) throw new RequestFailed(problem(texts.closed));
        tab.location.replace(new URL(url, window.location.href));
      },
      (cause: unknown) => {
        tab.close();
        throw cause;
      },
    ),
  );
}

function problem(detail: string): Problem {
  return { status: null, code: 'cancelled', detail, errors: [{ detail, code: 'cancelled' }] };
}
