import { answerOf, settled, type Settled } from '@consignment/client/answer';
import {
  PageSwitches,
  type SwitchPage,
} from '@consignment/components/screens/merchant/settings/PageSwitches';
import { readSwitches, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
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

/** The switches that change the page that is open, for those who may set them. */
export function PageOptions() {
  const { pathname } = useLocation();
  const isVendor = /^\/vendors\/\d+$/.test(pathname);
  const page = isVendor ? 'vendor' : pages.find(([path]) => path === pathname)?.[1];
  if (page === undefined || !may('saveSettings')) return null;
  return <OptionsOf key={pathname} page={page} />;
}

function OptionsOf({ page }: { page: SwitchPage }) {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<Settled<ShopSwitches> | null>(null);
  const saveSwitches = useSaveSwitches();
  const ask = async () => {
    setAnswer(null);
    setAnswer(await settled(answerOf(client.GET('/settings/switches/')).then(readSwitches)));
  };
  const known = answer?.is === 'failed' ? { ...answer, onRetry: () => void ask() } : answer;
  return (
    <PageSwitches
      page={page}
      switches={isOpen ? (known ?? { is: 'loading' }) : null}
      hrefOfSwitches={paths.settingsSwitches}
      onOpen={() => {
        setIsOpen(true);
        void ask();
      }}
      onClose={() => setIsOpen(false)}
      onSave={async (change) => {
        if (answer?.is !== 'ready') throw new Error('The switches are not there yet.');
        const outcome = await saveSwitches(change, answer.value);
        // What somebody else has set meanwhile is shown too.
        if (outcome.is === 'done') setAnswer({ is: 'ready', value: { ...answer.value, ...change } });
        else if (outcome.problem.status === 409) void ask();
        return outcome;
      }}
    />
  );
}
