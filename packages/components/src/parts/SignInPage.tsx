import type { ReactNode } from 'react';
import { Card } from '../primitives/Card.tsx';
import { Page } from '../primitives/Page.tsx';
import * as styles from './SignInPage.css.ts';

type Props = {
  /** Logo or name. */
  brand: ReactNode;
  title: string;
  description?: string;
  /** A SignInForm. */
  children: ReactNode;
};

/** The page before the app: one card in the middle. The portal has one of its own, in the colours of the shop. */
export function SignInPage({ brand, title, description, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.brand}>{brand}</div>
      <Page title={title} description={description} width="narrow">
        <Card>{children}</Card>
      </Page>
    </div>
  );
}
