import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

/** The choices of the toolbar, for the parts that a documentation page draws itself. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(globalsInAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const onUpdate = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, onUpdate);
    return () => channel.off(GLOBALS_UPDATED, onUpdate);
  }, []);
  return globals;
}

/** The address carries globals as `globals=theme:dark;brand:navy`. */
function globalsInAddress(): Globals {
  const globals = new URLSearchParams(document.location.search).get('globals') ?? '';
  const pairs = globals.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.map(([name = '', value]) => [name, value]));
}
