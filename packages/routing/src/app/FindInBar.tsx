import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { AppFindable, FindMenuProps } from './find-menu.tsx';

type Props = {
  /** The pages and records that the app finds; its code comes when the menu is first opened. */
  load: () => Promise<AppFindable>;
  client: Client;
  session: Session;
};

type Open = { Menu: ComponentType<FindMenuProps>; findable: AppFindable };

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** The button in the bar, and Ctrl or ⌘ K on every page, which open the menu that finds everything. */
export function FindInBar({ load, client, session }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const fetchAll = async () => {
    const [{ FindMenu }, findable] = await Promise.all([import('./find-menu.tsx'), load()]);
    return { Menu: FindMenu, findable };
  };
  // Code that does not come is asked for again with the next press.
  const show = () => void fetchAll().then(setOpen, () => undefined);
  const fetchSoon = () => void fetchAll().catch(() => undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === (isMac ? 'Meta' : 'Control')) return fetchSoon();
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (isMac ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (open !== null) setOpen(null);
    // A task that is under way comes first.
    else if (document.querySelector('[aria-modal="true"]') === null) show();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <FindButton keys={isMac ? '⌘K' : 'Ctrl K'} onNear={fetchSoon} onClick={show} />
      {open !== null && (
        <open.Menu findable={open.findable} client={client} session={session} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
