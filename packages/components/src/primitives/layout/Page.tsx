import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { mirrored } from '../text/icon.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import { pageId } from './page-ids.ts';
import * as styles from './Page.css.ts';

type Props = {
  title: string;
  description?: string;
  /** Buttons on the page as a whole; the primary one last. */
  actions?: ReactNode;
  /** A picture of the page's subject, such as an Avatar. */
  image?: ReactNode;
  /** A few facts beneath the title. */
  facts?: ReactNode;
  /** The page above this one. */
  back?: { href: string; label: string };
  /** Links to the pages beside this one. */
  neighbours?: ReactNode;
  /** `narrow` for sign-in, `medium` for forms and text, `wide` for lists. */
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  children: ReactNode;
};

/**
 * The one `main` of a page with its `h1`, which can be given focus when the page changes (`pageId.title`). A region
 * within a page is a Card.
 */
export function Page({ title, description, width = 'wide', children, ...props }: Props) {
  const { image, facts, actions, back, neighbours } = props;
  return (
    <main id={pageId.main} className={styles.page({ width })}>
      <div className={styles.header}>
        {back !== undefined && (
          <div className={styles.ways}>
            <Anchor href={back.href} className={styles.back}>
              <ArrowLeft aria-hidden className={mirrored.small} />
              <span>{back.label}</span>
            </Anchor>
            {neighbours}
          </div>
        )}
        <div className={styles.top}>
          {image}
          <div className={styles.words}>
            <h1 id={pageId.title} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {description !== undefined && <p className={styles.description}>{description}</p>}
            {facts}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children}
    </main>
  );
}
