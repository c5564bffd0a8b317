import type { ShopSwitches } from '@consignment/domain/shop-switches';
import { useState, type ReactNode } from 'react';
import type { ActionState } from '../../../primitives/action-state.ts';
import { Banner } from '../../../primitives/Banner.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState.tsx';
import { FilterSelect } from '../../../primitives/FilterSelect.tsx';
import { unknownProblem, type Outcome, type Problem } from '../../../primitives/outcome.ts';
import { Page } from '../../../primitives/Page.tsx';
import { TopNav } from '../../../primitives/TopNav.tsx';
import { ShopLogo, type LogoOfShop } from '../brand/ShopLogo.tsx';
import * as styles from './PortalFrame.css.ts';

export type PortalPage = 'commissions' | 'payouts';

type Props = {
  shop: LogoOfShop & { vendor_portal_disabled: boolean };
  /** All vendors of the login. */
  vendors: readonly { id: number; name: string }[];
  /** Whose pages these are; null only where there are no vendors. */
  vendorId: number | null;
  switches: Pick<ShopSwitches, 'hidePortalCommissionsMenu' | 'hidePortalPayoutsMenu'>;
  paths: Readonly<Record<PortalPage, string>>;
  /** The entry that is marked; null on a page outside the menu. */
  current: PortalPage | null;
  /** Loads the portal anew for that vendor, so that nothing of the other stays. */
  onSwitchVendor: (id: number) => void;
  onLogout: () => Promise<Outcome>;
  /** A screen, which brings its own `main`. */
  children: ReactNode;
};

/** What stands around the portal's pages: the shop's header, the menu, and whose figures they are (spec foundations §2). */
export function PortalFrame(props: Props) {
  const { shop, vendors, vendorId, onSwitchVendor, onLogout, children } = props;
  const isClosed = shop.vendor_portal_disabled;
  const isOpen = !isClosed && vendors.length > 0;
  const logout = useLogout(onLogout);
  return (
    <>
      <TopNav
        label="Main"
        small="row"
        brand={<ShopLogo shop={shop} size="header" />}
        entries={isOpen ? entriesOf(props) : []}
        trailing={<Button label="Logout" tone="quiet" state={logout.state} onClick={logout.start} />}
      />
      {logout.problem !== null && (
        <div className={styles.strip}>
          <Banner tone="critical" title="You are still logged in." announcement="assertive">
            {logout.problem.detail}
          </Banner>
        </div>
      )}
      {isOpen && vendors.length > 1 && (
        <div className={styles.strip}>
          <FilterSelect
            label="Vendor"
            labelPlace="beside"
            options={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={vendorId === null ? '' : String(vendorId)}
            onSelect={(id) => onSwitchVendor(Number(id))}
          />
        </div>
      )}
      {isClosed && <Notice title="Vendor portal" text={closedText(shop.name)} />}
      {!isClosed && vendors.length === 0 && <Notice title="Vendor portal" text={noVendorsText} />}
      {isOpen && children}
    </>
  );
}

const noVendorsText = 'No vendors associated to your login. Please contact the store owner.';

export function closedText(shopName: string): string {
  return `The vendor portal of ${shopName} is closed at the moment. Please contact the store owner.`;
}

const labels = { commissions: 'Commissions', payouts: 'Payouts' } satisfies Record<PortalPage, string>;

function entriesOf({ switches, paths, current }: Props) {
  const isHidden = {
    commissions: switches.hidePortalCommissionsMenu,
    payouts: switches.hidePortalPayoutsMenu,
  } satisfies Record<PortalPage, boolean>;
  const pages: readonly PortalPage[] = ['commissions', 'payouts'];
  return pages
    .filter((page) => !isHidden[page])
    .map((page) => ({ label: labels[page], href: paths[page], isCurrent: page === current }));
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title} width="medium">
      <Card>
        <EmptyState title={text} />
      </Card>
    </Page>
  );
}

function useLogout(onLogout: () => Promise<Outcome>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async () => {
    setIsBusy(true);
    setProblem(null);
    const outcome = await onLogout().catch((error: unknown): Outcome => {
      reportError(error);
      return { is: 'refused', problem: unknownProblem };
    });
    setIsBusy(false);
    if (outcome.is === 'refused') setProblem(outcome.problem);
  };
  const state: ActionState = isBusy ? { is: 'busy', label: 'Logging out…' } : { is: 'ready' };
  return { state, problem, start: () => void run() };
}
