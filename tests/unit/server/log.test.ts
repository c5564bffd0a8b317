import { expect, it } from 'vitest';
import { createLog, type logFormats } from '@consignment/server/common/log';

const answered = { request: 'r-1', method: 'GET', operation: 'getShop', status: 200, milliseconds: 12 };

const refused = {
  request: 'r-3',
  operation: 'createToken',
  status: 401,
  code: 'invalid_credentials',
  login: 'owner@rookery.example',
  key: null,
  shop: null,
  address: '203.0.113.7',
};

function logged(format: (typeof logFormats)[number]) {
  const lines: { to: 'out' | 'err'; line: string }[] = [];
  const log = createLog(format, {
    out: (line) => lines.push({ to: 'out', line }),
    err: (line) => lines.push({ to: 'err', line }),
    now: () => new Date('2026-03-15T12:00:00Z'),
  });
  log.say('ready');
  log.failed('Request r-2', new Error('no disk'), 'r-2');
  log.answered(answered);
  log.refused(refused);
  return lines;
}

it('writes an object a line for log collectors', () => {
  const lines = logged('json').map(({ to, line }) => ({ to, ...(JSON.parse(line) as object) }));
  expect(lines).toEqual([
    { to: 'out', time: '2026-03-15T12:00:00.000Z', level: 'info', message: 'ready' },
    {
      to: 'err',
      time: '2026-03-15T12:00:00.000Z',
      level: 'error',
      message: 'Request r-2 failed',
      request: 'r-2',
      error: expect.stringMatching(/^Error: no disk\n {4}at /) as string,
    },
    { to: 'out', time: '2026-03-15T12:00:00.000Z', level: 'info', message: 'answered', ...answered },
    { to: 'out', time: '2026-03-15T12:00:00.000Z', level: 'warning', message: 'refused', ...refused },
  ]);
});

it('shows people what happens and which logins were refused, and not every request', () => {
  const [said, failed, ...more] = logged('text');
  expect(said).toEqual({ to: 'out', line: 'ready' });
  expect(failed?.line).toMatch(/^Request r-2 failed: Error: no disk\n/);
  expect(more.map(({ line }) => line)).toEqual([
    '2026-03-15T12:00:00.000Z Refused createToken with 401 invalid_credentials: login owner@rookery.example, shop unknown, from 203.0.113.7 (r-3)',
  ]);
});

it('shows people every request where they want that', () => {
  expect(logged('text-requests').map(({ line }) => line)).toContain(
    '2026-03-15T12:00:00.000Z GET getShop 200 in 12 ms (r-1)',
  );
});
