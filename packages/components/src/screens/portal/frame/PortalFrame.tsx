import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import type { ActionState } from '../../../primitives/actions/action-state.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import type { NavigationEntry } from '../../../primitives/navigation/SideMenu.tsx';
import { TopNav } from '../../../primitives/navigation/TopNav.tsx';
import { ShopLogo, type LogoOfShop } from '../brand/ShopLogo.tsx';
import { noticeTexts, PortalNotice } from '../notice/PortalNotice.tsx';
import * as styles from './PortalFrame.css.ts';

const texts = defineTexts('PortalFrame', {
  main: 'Main',
  help: 'Help',
  logout: 'Logout',
  youAreStillLogged: 'You are still logged in.',
  yourVendors: 'Your vendors',
  vendor: 'Vendor',
  show: 'Show {name}',
  loggingOut: 'Logging out…',
});

type Props = {
  shop: LogoOfShop & { vendor_portal_disabled: boolean };
  /** All vendors of the login. */
  vendors: readonly { id: number; name: string }[];
  /** Whose pages these are; null only where there are no vendors. */
  vendorId: number | null;
  /** The menu as the shop wants it; it is not shown where there is no page to lead to. */
  entries: readonly NavigationEntry[];
  /** PageTabs, where the page is one of several. */
  tabs?: ReactNode;
  /** Reloads the portal for that vendor, so that nothing of the other stays. */
  onSwitchVendor: (id: number) => void;
  onLogout: () => Promise<Outcome>;
  /** Null where there is nothing to lead to, as in a picture of the portal. */
  hrefOfHelp: string | null;
  /** In the bar, where the person is known: a search, the questions, and the menu of the account. */
  tools?: ReactNode;
  inbox?: ReactNode;
  account?: ReactNode;
  /** Above the pages, about all of them. */
  notice?: ReactNode;
  /** A screen, which brings its own `main`. */
  children: ReactNode;
};

/** The frame of the portal's pages: the shop's header, the menu, and the vendor of the figures (spec foundations §2). */
export function PortalFrame(props: Props) {
  const { shop, vendors, vendorId, entries, onSwitchVendor, onLogout, hrefOfHelp, tools, account } = props;
  const { tabs, inbox, notice, children } = props;
  const isClosed = shop.vendor_portal_disabled;
  const isOpen = !isClosed && vendors.length > 0;
  const logout = useLogout(onLogout);
  return (
    <>
      <TopNav
        label={texts.main}
        small="row"
        brand={<ShopLogo shop={shop} size="header" />}
        entries={isOpen ? entries : []}
        tools={isOpen && tools}
        trailing={
          <div className={styles.trailing}>
            {isOpen && inbox}
            {hrefOfHelp !== null && (
              <span className={styles.inBar}>
                <Link href={hrefOfHelp} label={texts.help} tone="quiet" />
              </span>
            )}
            {account}
            <Button label={texts.logout} tone="quiet" state={logout.state} onClick={logout.start} />
          </div>
        }
      />
      {isOpen && tabs}
      {logout.problem !== null && (
        <div className={styles.strip}>
          <Banner tone="critical" title={texts.youAreStillLogged} announcement="assertive">
            {logout.problem.detail}
          </Banner>
        </div>
      )}
      {isOpen && notice && <div className={styles.strip}>{notice}</div>}
      {isOpen && vendors.length > 1 && (
        <nav aria-label={texts.yourVendors} className={styles.strip}>
          <FilterSelect
            label={texts.vendor}
            labelPlace="beside"
            options={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={vendorId === null ? '' : String(vendorId)}
            onSelect={(id) => onSwitchVendor(Number(id))}
            takeLabel={(name) => texts.show({ name })}
          />
        </nav>
      )}
      {isClosed && <PortalNotice text={noticeTexts.closed({ shopName: shop.name })} />}
      {!isClosed && vendors.length === 0 && <PortalNotice text={noticeTexts.noVendors} />}
      {isOpen && children}
      {hrefOfHelp !== null && (
        <footer className={styles.foot}>
          <Link href={hrefOfHelp} label={texts.help} tone="quiet" />
        </footer>
      )}
    </>
  );
}

function useLogout(onLogout: () => Promise<Outcome>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async () => {
    setIsBusy(true);
    setProblem(null);
    const outcome = await onLogout().catch(rejected);
    setIsBusy(false);
    if (outcome.is === 'refused') setProblem(outcome.problem);
  };
  const state: ActionState = isBusy ? { is: 'busy', label: texts.loggingOut } : { is: 'ready' };
  return { state, problem, start: () => void run() };
}
