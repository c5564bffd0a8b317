import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStale, storybook } from '../../shells/server/build.ts';

const root = join(import.meta.dirname, '../..');

/** The story files that a change of this file can reach, as Chromatic derives them from our build. */
function reachedBy(file: string): string[] {
  const said = execFileSync(
    join(root, 'node_modules/.bin/chromatic'),
    ['trace', '--stats-file', join(storybook.output, 'preview-stats.json'), '--mode', 'compact', file],
    { cwd: root, encoding: 'utf8' },
  );
  return [...said.matchAll(/stories\/\S+\.stories\.tsx/g)].map(([path]) => path).toSorted();
}

describe('chromatic', () => {
  beforeAll(() => buildStale([storybook]), 300_000);

  it('draws the stories that a change of a screen can reach, and no others', () => {
    expect(reachedBy('packages/components/src/screens/merchant/imports/ImportProblems.tsx')).toEqual([
      'stories/pages/Merchant.stories.tsx',
      'stories/screens/merchant/imports/ImportProblems.stories.tsx',
      'stories/screens/merchant/imports/ImportScreen.stories.tsx',
    ]);
    expect(reachedBy('packages/server/src/common/page.ts')).toEqual([]);
  });

  it('draws most of them for a change of a button', () => {
    expect(reachedBy('packages/components/src/primitives/actions/Button.tsx').length).toBeGreaterThan(100);
  });
});
