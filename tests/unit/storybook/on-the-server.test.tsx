/** Each screen as HTML, without a browser, as frameworks draw pages on their servers. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ThemeRoot } from '../../../packages/components/src/primitives/layout/ThemeRoot.tsx';
import { root } from '../../house/source.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = globSync('stories/screens/**/*Screen.stories.tsx', { cwd: root }).toSorted();

describe('each screen, drawn on a server', () => {
  it('is there', () => expect(files.length).toBeGreaterThan(40));

  it.each(files)('%s', async (file) => {
    const said = vi.spyOn(console, 'error');
    // A file of stories, with any meta.
    const module = (await import(join(root, file))) as StoryFile;
    const stories = composeStories<StoryFile>(module);
    const [First] = Object.values<ComponentType>(stories);
    if (First === undefined) throw new Error('It has no story.');
    const html = renderToString(
      <ThemeRoot scheme="light" brand={null}>
        <First />
      </ThemeRoot>,
    );
    expect(html).toMatch(/<h1[ >]/);
    expect(said).not.toHaveBeenCalled();
  });
});
