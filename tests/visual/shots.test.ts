import { describe, expect, it } from 'vitest';
import { keyOf, settled, shotsOfEntries } from './draw.ts';

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

describe('a picture', () => {
  const shown = (...frames: string[]) => {
    const taken: string[] = [];
    const take = () => {
      const frame = frames[Math.min(taken.length, frames.length - 1)] ?? '';
      taken.push(frame);
      return Promise.resolve(Buffer.from(frame));
    };
    return { take, taken };
  };

  it('is taken again until it no longer changes', async () => {
    const { take, taken } = shown('loading', 'half', 'whole');
    expect((await settled(take, undefined)).png.toString()).toBe('whole');
    expect(taken).toEqual(['loading', 'half', 'whole', 'whole']);
  });

  it('is taken once where it is like the accepted one', async () => {
    const accepted = (await settled(shown('whole').take, undefined)).hash;
    const { take, taken } = shown('whole', 'other');
    expect((await settled(take, accepted)).hash).toBe(accepted);
    expect(taken).toHaveLength(1);
  });

  it('of something that never rests is taken six times', async () => {
    const { take, taken } = shown('1', '2', '3', '4', '5', '6', '7');
    expect((await settled(take, undefined)).png.toString()).toBe('6');
    expect(taken).toHaveLength(6);
  });
});
