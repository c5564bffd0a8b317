/**
 * A test draws and plays its story in the light theme, and at the end looks at the colours of what is then on the page in
 * the dark one too. Structure, names and focus are the same in both.
 */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

export const isTestRun = import.meta.env.VITEST_STORYBOOK !== undefined;

let isDark = false;
const drawn = new Set<() => void>();

function subscribe(onChange: () => void) {
  drawn.add(onChange);
  return () => drawn.delete(onChange);
}

/** True while a test looks at the dark theme. */
export function useIsDarkForTest(): boolean {
  return useSyncExternalStore(subscribe, () => isDark);
}

/** Throws with the elements whose colours are too close in the dark theme. */
export async function expectContrastInTheDark(): Promise<void> {
  // As the addon does: Storybook itself starts without it.
  const { default: axe } = await import('axe-core');
  show(true);
  try {
    axe.reset();
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations'],
      },
    );
    const found = violations.flatMap(({ help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary ?? ''}`),
    );
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`);
  } finally {
    show(false);
  }
}

function show(theme: boolean): void {
  isDark = theme;
  flushSync(() => {
    for (const redraw of drawn) redraw();
  });
}
