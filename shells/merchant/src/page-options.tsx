import { answerOf } from '@consignment/client/answer';
import { PageOptions } from '@consignment/components/screens/merchant/settings/PageOptions';
import {
  PageSwitchesDialog,
  type SwitchPage,
} from '@consignment/components/screens/merchant/settings/PageSwitchesDialog';
import { readSwitches, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { cardOf, useCard } from '@consignment/routing/app/use-card';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { client } from './api.ts';
import { useSaveSwitches } from './calls/save-switches.ts';
import { may } from './may.ts';
import { paths } from './paths.ts';

const pages: readonly (readonly [path: string, page: SwitchPage])[] = [
  [paths.home, 'dashboard'],
  [paths.vendors, 'vendors'],
  [paths.orders, 'orders'],
  [paths.products, 'products'],
  [paths.accounts, 'accounts'],
  [paths.settingsPortal, 'portal'],
];

type Props = { askAppAgain: () => void };

/** The switches that change the page that is open, for those who may set them. */
export function OptionsOfPage({ askAppAgain }: Props) {
  const { pathname } = useLocation();
  const isVendor = /^\/vendors\/\d+$/.test(pathname);
  const page = isVendor ? 'vendor' : pages.find(([path]) => path === pathname)?.[1];
  if (page === undefined || !may('saveSettings')) return null;
  return <OptionsOf key={pathname} page={page} askAppAgain={askAppAgain} />;
}

type OptionsProps = Props & { page: SwitchPage };

function OptionsOf({ page, askAppAgain }: OptionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PageOptions onOpen={() => setIsOpen(true)}>
      {isOpen && <OpenOptions page={page} askAppAgain={askAppAgain} onClose={() => setIsOpen(false)} />}
    </PageOptions>
  );
}

const ask = (signal: AbortSignal) =>
  answerOf(client.GET('/settings/switches/', { signal })).then(readSwitches);

function OpenOptions({ page, askAppAgain, onClose }: OptionsProps & { onClose: () => void }) {
  const [asked, setAsked] = useState(() => cardOf(ask));
  const [saved, setSaved] = useState<Partial<ShopSwitches>>({});
  const saveSwitches = useSaveSwitches(askAppAgain);
  const card = useCard(asked);
  const switches = card.is === 'ready' ? { ...card, value: { ...card.value, ...saved } } : card;
  return (
    <PageSwitchesDialog
      page={page}
      switches={switches}
      hrefOfSwitches={paths.settingsSwitches}
      onClose={onClose}
      onSave={async (change) => {
        if (switches.is !== 'ready') throw new Error('The switches are not there yet.');
        const outcome = await saveSwitches(change, switches.value);
        if (outcome.is === 'done') setSaved({ ...saved, ...change });
        else if (outcome.problem.status === 409) {
          // The list shows the other person's change.
          setSaved({});
          setAsked(cardOf(ask));
        }
        return outcome;
      }}
    />
  );
}
