import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { lineOf, parse, sourcesIn, asLines, walk, type Source, type Violation } from './source.ts';

/** GET calls that continue when the page is left, with the reason. */
const goesOn: Readonly<Record<string, string>> = {
  '/vendors/recalculate-totals/': 'works totals out, whichever page is shown',
  '/shop-sync/': 'starts a sync',
  '/vendors/invite': 'sends a mail',
  '/vendors/logout/': 'ends a session',
  '/vendors/authenticate-vendor/': 'begins a session',
  '/{platform}/authenticate-shop/': 'begins a session',
};

/** In these files not a page waits for the answer, but a person who has pressed a button, or the whole app. */
const ofTasks: Readonly<Record<string, string>> = {
  'shells/merchant/src/install.ts': 'of a sign-in that is under way',
  'shells/merchant/src/calls/use-paying.ts': 'the review of a payout in an open dialog',
  'shells/merchant/src/calls/use-review-and-pay.ts': 'a pay run that a person opens',
  'shells/merchant/src/calls/use-pay-all.ts': 'the review of payouts in an open dialog',
  'shells/salesreps/src/use-paying.ts': 'the review of a payout in an open dialog',
};

const files = /\b(linkOf|saveFile|openFile)\b/;

/** Every call that loads a page can be cancelled: it gets the signal of its caller. */
function faults(source: Source): Violation[] {
  if (source.path in ofTasks) return [];
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    if (node.expression.name.text !== 'GET') return;
    const [path, options] = node.arguments;
    if (path === undefined || !ts.isStringLiteral(path) || path.text in goesOn) return;
    if (/\bsignal\b/.test(options?.getText(file) ?? '') || files.test(node.parent.getText(file))) return;
    const what = `asks for ${path.text} without a signal`;
    found.push({ path: source.path, line: lineOf(file, node), what });
  });
  return found;
}

/** Requested once for all pages, or in an open dialog. */
const shared = new Set([
  'shells/merchant/src/routes/app.tsx asks for /settings/switches/ without a signal',
  'shells/merchant/src/routes/vendor/vendor-commissions.tsx asks for /vendors/unpaid-commissions/{vendorId}/ without a signal',
  'shells/merchant/src/routes/vendor/vendor-actions.ts asks for /vendors/{id}/metafields/ without a signal',
  'shells/merchant/src/routes/vendor/vendor-actions.ts asks for /vendors/{id}/customers/ without a signal',
  'shells/merchant/src/routes/vendor/vendor-actions.ts asks for /vendors/{id}/merge/ without a signal',
  'shells/merchant/src/calls/use-pay-run.ts asks for /pay-runs/{id}/bank-file/ without a signal',
  'shells/merchant/src/calls/use-pay-run.ts asks for /pay-runs/{id}/to-send/ without a signal',
  'shells/merchant/src/calls/use-remedies.ts asks for /orders/calculate-commissions/ without a signal',
  'shells/merchant/src/calls/use-difference-saves.ts asks for /reconciliation/differences/{id}/cancel-order/ without a signal',
  'shells/merchant/src/calls/rule-calls.ts asks for /rules/winner/ without a signal',
  'shells/portal/src/api.ts asks for /vendors/me/ without a signal',
  'packages/routing/src/pages/statement-pages.tsx asks for /statements/schedule/ without a signal',
  'packages/routing/src/pages/question-calls.tsx asks for /questions/files/{id}/ without a signal',
]);

describe('a page or a search that is left', () => {
  it('cancels what it has asked for', () => {
    const sources = [
      'shells/merchant/src',
      'shells/portal/src',
      'shells/salesreps/src',
      'packages/routing/src',
    ].flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx']));
    const all = sources.flatMap(faults);
    expect(asLines(all.filter(({ path, what }) => !shared.has(`${path} ${what}`)))).toEqual([]);
    // The shared answer is still there.
    expect(new Set(all.map(({ path, what }) => `${path} ${what}`))).toEqual(shared);
  });

  it.each([
    [`client.GET('/orders/', { params: { query } });`, 1],
    [`client.GET('/orders/');`, 1],
    [`client.GET('/orders/', { params: { query }, signal });`, 0],
    [`client.GET('/orders/', { signal: request.signal });`, 0],
    [`saveFile(linkOf(client.GET('/orders/', { params })));`, 0],
    [`client.GET('/shop-sync/', { params });`, 0],
  ])('%s has %i faults', (text, count) => {
    expect(faults({ path: 'shells/merchant/src/planted.ts', text })).toHaveLength(count);
  });
});
