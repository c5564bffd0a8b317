import type { ReactNode } from 'react';
import { LanguageChoice } from '../../../parts/pages/LanguageChoice.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { pageId } from '../../../primitives/layout/page-ids.ts';
import { ShopLogo, type LogoOfShop } from '../brand/ShopLogo.tsx';
import * as styles from './PortalEntrance.css.ts';

type Props = {
  shop: LogoOfShop;
  title: string;
  /** The owner's own words or ours; lines stay lines, and none are shown for an empty one. */
  description?: string;
  /** The other pages before the login, below a line. */
  ways?: ReactNode;
  /** A form, or what is said in its place. */
  children: ReactNode;
};

/** A page before the login: the shop's face on one card. A shop's own style sheet never reaches it. */
export function PortalEntrance({ shop, title, description = '', ways, children }: Props) {
  return (
    <main id={pageId.main} className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.welcome}>
          <ShopLogo shop={shop} size="face" />
          <div className={styles.words}>
            <Heading level={1} id={pageId.title} isFocusTarget>
              {title}
            </Heading>
            {description !== '' && <p className={styles.description}>{description}</p>}
          </div>
        </div>
        {children}
        {ways !== undefined && <div className={styles.ways}>{ways}</div>}
      </div>
      <LanguageChoice />
    </main>
  );
}
