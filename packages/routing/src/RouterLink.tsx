import { LinkProvider } from '@consignment/components/primitives/Link';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = ComponentPropsWithRef<'a'> & { href: string };

/** An address of this app, or the whole address of another page. */
function isWithinApp(href: string): boolean {
  return /^[/?](?!\/)/.test(href);
}

/** The link of the router; addresses of other apps and places on the page stay plain links. */
export function RouterLink({ href, children, ...rest }: Props) {
  if (!isWithinApp(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}

/** Gives every link of the components below it the router's link. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}
