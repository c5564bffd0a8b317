import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Globals = Readonly<Record<string, unknown>>;

/** The choices of the toolbar, such as the theme and the brand, for what a documentation page draws itself. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(current);
  useEffect(() => {
    const channel = addons.getChannel();
    const onUpdate = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, []);
  return globals;
}

function current(): Globals {
  const channel = addons.getChannel();
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) {
    // Both events come with the globals.
    const [last] = (channel.last(event) ?? []) as readonly { globals?: Globals }[];
    if (last?.globals !== undefined) return last.globals;
  }
  return globalsInAddress();
}

/** Before the first event: the address carries globals as `globals=theme:dark;brand:navy`. */
function globalsInAddress(): Globals {
  const globals = new URLSearchParams(document.location.search).get('globals') ?? '';
  const pairs = globals.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.map(([name = '', value]) => [name, value]));
}
