import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { frameOf } from './frames.ts';
import { useGlobals } from './globals.ts';
import { schemeOf, storybookLook } from './look.ts';

/** Documentation pages in the theme of the toolbar, as the stories on them are. */
export default function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals();
  const look = storybookLook(schemeOf(theme));
  frame(props.context);
  return (
    <DocsContainer {...props} theme={look}>
      {/* Storybook colours its texts one by one; what a page draws itself inherits from here. */}
      <div style={{ color: look.textColor }}>{props.children}</div>
    </DocsContainer>
  );
}

/** Storybook reads the size of a canvas from the story's own parameters alone. */
function frame(context: DocsContainerProps['context']): void {
  for (const { title, parameters } of context.componentStories()) {
    // The shape of Storybook's own parameter; the object itself is shared by all stories.
    const docs = parameters.docs as { story?: object } | undefined;
    parameters.docs = { ...docs, story: { ...docs?.story, ...frameOf(title) } };
  }
}
