import { LinkProvider } from '@consignment/components/primitives/navigation/LinkProvider';
import {
  createContext,
  useContext,
  useMemo,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Link, useHref, useNavigate } from 'react-router-dom';

type Props = ComponentPropsWithRef<'a'> & { href: string };

type Way = {
  /** The whole address of a page of this app. */
  addressOf: (page: string) => string;
  go: (page: string) => void;
};

const WayContext = createContext<Way | null>(null);

/**
 * The link of the router. Addresses of other apps and places on the page stay plain links.
 *
 * A link to a page of this app does not depend on the page that it is on. The router's own link does, and so every
 * row of a table would be drawn again at each step of its sort or search.
 */
export function RouterLink({ href, onClick, ...rest }: Props) {
  const way = useContext(WayContext);
  if (href.startsWith('?')) return <Link to={href} onClick={onClick} {...rest} />;
  if (way === null || !/^\/(?!\/)/.test(href)) return <a href={href} onClick={onClick} {...rest} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || leavesTheTab(event)) return;
    event.preventDefault();
    way.go(href);
  };
  return <a href={way.addressOf(href)} onClick={follow} {...rest} />;
}

/** Gives every link of the components below it the router's link. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const way = useMemo(() => {
    const addressOf = (page: string) => base + page;
    return {
      addressOf,
      go: (page: string) => {
        const { pathname, search, hash } = window.location;
        // Back leads away from a page whose link was followed twice.
        void navigate(page, { replace: addressOf(page) === pathname + search + hash });
      },
    };
  }, [base, navigate]);
  return (
    <WayContext value={way}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </WayContext>
  );
}

function leavesTheTab(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return event.button !== 0 || !isPlain || (target !== '' && target !== '_self');
}
