import { expect, it } from 'vitest';
import { createLog } from '@consignment/server/log';

const answered = { request: 'r-1', method: 'GET', operation: 'getShop', status: 200, milliseconds: 12 };

function logged(format: 'text' | 'json') {
  const lines: { to: 'out' | 'err'; line: string }[] = [];
  const log = createLog(format, {
    out: (line) => lines.push({ to: 'out', line }),
    err: (line) => lines.push({ to: 'err', line }),
    now: () => new Date('2026-03-15T12:00:00Z'),
  });
  log.say('ready');
  log.failed('Request r-2', new Error('no disk'), 'r-2');
  log.answered(answered);
  return lines;
}

it('writes an object a line for what collects logs', () => {
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
  ]);
});

it('tells people what happens, and not of every request', () => {
  const [said, failed, ...more] = logged('text');
  expect(said).toEqual({ to: 'out', line: 'ready' });
  expect(failed?.line).toMatch(/^Request r-2 failed: Error: no disk\n/);
  expect(more).toEqual([]);
});
