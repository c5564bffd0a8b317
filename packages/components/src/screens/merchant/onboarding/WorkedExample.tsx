import { defineTexts } from '@consignment/domain/text/texts';
import { useId, type ReactNode } from 'react';
import * as styles from './WorkedExample.css.ts';

const texts = defineTexts('WorkedExample', {
  own: 'From your own orders',
  madeUp: 'For example',
});

type Props = {
  /** Taken from the shop's own orders; else made up. */
  isOwn: boolean;
  /** Paragraphs. It is read out when it changes, since a choice beside it changes it. */
  children: ReactNode;
};

/** The effect of a choice of the onboarding, with figures. The explanation of a line's amount is WhyThisAmount. */
export function WorkedExample({ isOwn, children }: Props) {
  const id = useId();
  return (
    <section className={styles.example} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {isOwn ? texts.own : texts.madeUp}
      </h2>
      <div aria-live="polite" className={styles.words}>
        {children}
      </div>
    </section>
  );
}
