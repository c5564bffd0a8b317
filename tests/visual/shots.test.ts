import { describe, expect, it } from 'vitest';
import { keyOf, shotsOfEntries } from './draw.ts';

const tabs = {
  id: 'primitives-navigation-tabs--default',
  type: 'story',
  importPath: './stories/primitives/navigation/Tabs.stories.tsx',
};
const keysOf = (...tags: string[]) => shotsOfEntries([{ ...tabs, tags }]).map(keyOf);

describe('the list of pictures', () => {
  it('has both themes and both widths of a story', () => {
    expect(keysOf('dev')).toEqual([
      'primitives-navigation-tabs--default light 375',
      'primitives-navigation-tabs--default light 1280',
      'primitives-navigation-tabs--default dark 375',
      'primitives-navigation-tabs--default dark 1280',
    ]);
    expect(shotsOfEntries([tabs])).toHaveLength(4);
  });

  it('draws a story that is tagged wide or narrow only where its layout exists', () => {
    expect(keysOf('dev', 'wide')).toEqual([
      'primitives-navigation-tabs--default light 1280',
      'primitives-navigation-tabs--default dark 1280',
    ]);
    expect(keysOf('narrow')).toEqual([
      'primitives-navigation-tabs--default light 375',
      'primitives-navigation-tabs--default dark 375',
    ]);
  });

  it('refuses a story that is tagged both, which no run would draw', () => {
    expect(() => keysOf('wide', 'narrow')).toThrow('both narrow and wide');
  });

  it('leaves out pages of text and stories that ask for it', () => {
    expect(keysOf('no-picture')).toEqual([]);
    expect(shotsOfEntries([{ ...tabs, type: 'docs' }])).toEqual([]);
  });
});
