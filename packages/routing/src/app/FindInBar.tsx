import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isMac } from './is-mac.tsx';
import type { AppFindable } from './find-menu.tsx';

const texts = defineTexts('FindInBar', {
  keys: 'Ctrl K',
});

type Props = {
  /** The pages and records that the app finds; its code comes when the menu is first opened. */
  load: () => Promise<AppFindable>;
  client: Client;
  session: Session;
};

type Open = [menu: Awaited<ReturnType<typeof fetchMenu>>, findable: AppFindable];

const fetchMenu = () => import('./find-menu.tsx');

/** The button in the bar, and Ctrl or ⌘ K on every page, which open the menu that finds everything; `?` opens the sheet of keys. */
export function FindInBar({ load, client, session }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const [menu, findable] = open ?? [];
  // Code that does not come is asked for again with the next press.
  const fetchAll = (then?: (found: Open) => void) =>
    void Promise.all([fetchMenu(), load()]).then(then, () => undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isFind =
      key.toLowerCase() === 'k' && metaKey === isMac && ctrlKey !== isMac && !altKey && !shiftKey;
    if (isFind) event.preventDefault();
    if (isFind && open) setOpen(null);
    else if (isFind || key === '?' || key === (isMac ? 'Meta' : 'Control'))
      fetchAll((found) => found[0].actOnKey(event, () => setOpen(found)));
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <FindButton
        keys={isMac ? '⌘K' : texts.keys}
        onNear={() => fetchAll()}
        onClick={() => fetchAll(setOpen)}
      />
      {menu && findable && (
        <menu.FindMenu findable={findable} client={client} session={session} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
