import { answerOf } from '@consignment/client/answer';
import { toProblem, type Problem } from '@consignment/client/problem';
import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';

type Update =
  { is: 'idle' } | { is: 'running'; progress: number } | { is: 'done' } | { is: 'failed'; problem: Problem };

const idle: Update = { is: 'idle' };

// Of the app and not of a page: it goes on while somebody looks at another page, and never runs twice at a time.
let current: Update = idle;
const listeners = new Set<() => void>();

function publish(next: Update) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** 'Update Totals': works out the totals of all vendors again, a page of vendors at a time. */
export function useUpdateTotals(shopId: number): { update: Update; start: () => void } {
  const { revalidate } = useRevalidator();
  const update = useSyncExternalStore(subscribe, () => current);
  // How it ended is news once.
  useEffect(
    () => () => {
      if (current.is !== 'running') publish(idle);
    },
    [],
  );
  const start = () => {
    if (current.is !== 'running') void updateAll(shopId).then(() => revalidate());
  };
  return { update, start };
}

async function updateAll(shopId: number) {
  publish({ is: 'running', progress: 0 });
  try {
    let page = 1;
    for (;;) {
      const query = { shop_id: shopId, force: 1, page } as const;
      const answer = await answerOf(client.GET('/vendors/recalculate-totals/', { params: { query } }));
      if (answer.done) break;
      publish({ is: 'running', progress: (100 * answer.page) / answer.pages });
      page += 1;
    }
    publish({ is: 'done' });
  } catch (cause) {
    publish({ is: 'failed', problem: toProblem(cause) });
  }
}

const checked = new Set<number>();
/** Milliseconds; figures that are right already are not kept waiting for. */
const longestWait = 2000;

/**
 * Works out a page of totals before the list of vendors loads (spec foundations §7), once for as long as the app is
 * open: the server keeps them with every change. It never keeps the list from loading.
 */
export async function checkTotals(page: number): Promise<void> {
  if (checked.has(page)) return;
  checked.add(page);
  const check = client.GET('/vendors/recalculate-totals/', { params: { query: { page } } });
  const enough = new Promise<void>((resolve) => void setTimeout(resolve, longestWait));
  await Promise.race([check.catch(() => checked.delete(page)), enough]);
}
