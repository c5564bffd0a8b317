import { defineTexts } from '@consignment/domain/text/texts';
import * as styles from './Wordmark.css.ts';

const texts = defineTexts('Wordmark', {
  consignment: 'Consignment',
});

/**
 * Our logo, a tag that two share, before a name: the product's own, or the shop's in its header. A picture that a
 * shop has as its logo takes its place.
 */
export function Wordmark({ name = texts.consignment }: { name?: string }) {
  return (
    <span className={styles.frame} title={name}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden focusable="false">
        <rect x="1" y="1" width="30" height="30" rx="8" fill="currentColor" />
        <g className={styles.cut} fill="none" strokeWidth="2.75" strokeLinecap="round">
          <path d="M21 11.2a7 7 0 1 0 0 9.6" />
          <path d="M16 16h8" />
        </g>
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
