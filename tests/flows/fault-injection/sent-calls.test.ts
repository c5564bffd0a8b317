/** Every call of an app that changes something is under fault injection, or excluded with a reason. */
import { describe, expect, it } from 'vitest';
import { savesOf } from './all-saves.ts';
import { notSent } from './not-sent.ts';
import { sentBy } from './sent-calls.ts';
import type { Shell } from './shells.ts';

const names: readonly Shell['name'][] = ['merchant', 'portal', 'salesreps'];

/** Without a server: nothing is sent here. */
const saves = savesOf({
  url: '',
  dataDir: '',
  ids: {
    vendor: 0,
    order: 0,
    product: 0,
    payout: 0,
    statement: 0,
    webhook: 0,
    payRun: 0,
    rule: 0,
    question: 0,
    move: 0,
  },
  line: { id: 0, order: 0, title: '' },
  lastPayout: 0,
  lastRepPayout: 0,
  lastRepStatement: 0,
  account: '',
});

describe('what the apps send', () => {
  it.each(names)('of %s is under fault injection, or excluded with a reason', (app) => {
    const saved = saves[app].map(({ call }) => call);
    const left = notSent.filter((one) => one.app === app).map(({ call }) => call);
    const known = new Set([...saved.filter((call) => !call.startsWith('GET ')), ...left]);
    const calls = sentBy(app);
    expect(calls.length).toBeGreaterThan(5);
    expect([...known].toSorted()).toEqual(calls);
    expect(left.filter((call) => saved.includes(call))).toEqual([]);
  });
});
