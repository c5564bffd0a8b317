import type { ReactNode } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { LanguageChoice } from '../pages/LanguageChoice.tsx';
import * as styles from './SignInPage.css.ts';

type Props = {
  /** Logo or name. */
  brand: ReactNode;
  title: string;
  description?: string;
  /** The other pages before the sign-in, below a line. */
  ways?: ReactNode;
  /** A SignInForm. */
  children: ReactNode;
};

/** The page before the app: one card in the middle. The portal has another, in the colours of the shop. */
export function SignInPage({ brand, title, description, ways, children }: Props) {
  return (
    <div className={styles.frame}>
      <header className={styles.brand}>{brand}</header>
      <Page title={title} description={description} width="narrow">
        <Card>
          <div className={styles.content}>
            {children}
            {ways !== undefined && <div className={styles.ways}>{ways}</div>}
          </div>
        </Card>
        <LanguageChoice />
      </Page>
    </div>
  );
}
