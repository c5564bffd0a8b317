import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countOf, root } from '../commands.ts';

describe('the count of a report', () => {
  it('has how each test failed, with the seed of a random one and without the places in packages', () => {
    const message = [
      'Error: Property failed after 286 tests',
      '{ seed: 77001, path: "285" }',
      '    at check (/repository/node_modules/fast-check/lib/fast-check.js:2469:16)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
      '    at play (/repository/tests/model.test.ts:60:3)',
    ].join('\n');
    const name = join(root, 'tests/model.test.ts');
    const assertionResults = [
      { status: 'passed', fullName: 'keeps', failureMessages: [] },
      { status: 'failed', fullName: 'keeps its books', failureMessages: [message] },
    ];
    expect(countOf({ testResults: [{ name, status: 'failed', assertionResults }] })).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        {
          name: 'tests/model.test.ts: keeps its books',
          message:
            'Error: Property failed after 286 tests\n{ seed: 77001, path: "285" }\n    at play (/repository/tests/model.test.ts:60:3)',
        },
      ],
    });
  });

  it('names a file that does not load', () => {
    const name = join(root, 'tests/model.test.ts');
    expect(countOf({ testResults: [{ name, status: 'failed', assertionResults: [] }] })).toEqual({
      passed: 0,
      failed: 1,
      failures: [{ name: 'tests/model.test.ts: the file as a whole', message: '' }],
    });
  });
});
