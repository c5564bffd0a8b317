import { defineTexts } from '@consignment/domain/text/texts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useRef } from 'react';
import type { Destination } from '../actions/action-state.ts';
import { button } from '../actions/Button.css.ts';
import { mirrored } from '../text/icon.css.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import * as styles from './Pagination.css.ts';

const texts = defineTexts('Pagination', {
  previous: 'Previous',
  next: 'Next',
  showing: 'Showing {from, plural, other {#}} to {to, plural, other {#}} of {total, plural, other {#}}',
  showingOfMore:
    'Showing {from, plural, other {#}} to {to, plural, other {#}} of more than {total, plural, other {#}}',
  pages: '{label} pages',
});

type Props = {
  /** Which list, such as `Vendors`. */
  label: string;
  /** First and last record shown, counted from 1; 0 and 0 in an empty list. */
  from: number;
  to: number;
  total: number;
  /** There are more than `total`, which is as far as they were counted. */
  isLeast?: boolean;
  /** Null at the first page. */
  previous: Destination | null;
  /** Null at the last page. */
  next: Destination | null;
};

/**
 * 'Showing X to Y of Z' and the way to the pages on either side (spec foundations §2). Leave it out where everything
 * fits on one page by its nature, such as the tabs of one thing.
 */
export function Pagination({ label, from, to, total, isLeast = false, previous, next }: Props) {
  const text = (isLeast ? texts.showingOfMore : texts.showing)({ from, to, total });
  return (
    <nav aria-label={texts.pages({ label })} className={styles.frame}>
      <p className={styles.summary} role="status">
        <span key={text}>{text}</span>
      </p>
      <div className={styles.steps}>
        <Step label={texts.previous} destination={previous} rel="prev" />
        <Step label={texts.next} destination={next} rel="next" />
      </div>
    </nav>
  );
}

type StepProps = { label: string; destination: Destination | null; rel: 'prev' | 'next' };

function Step({ label, destination, rel }: StepProps) {
  const hadFocus = useRef(false);
  // Where the list ends the link becomes a button, which takes over the focus that would go with it.
  const keepFocus = useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus();
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
  const className = button({ tone: 'secondary', size: 'small' });
  const content = (
    <>
      {rel === 'prev' && <ChevronLeft aria-hidden className={mirrored.small} />}
      <span>{label}</span>
      {rel === 'next' && <ChevronRight aria-hidden className={mirrored.small} />}
    </>
  );
  if (destination !== null && 'href' in destination) {
    return (
      <Anchor ref={keepFocus} href={destination.href} rel={rel} className={className}>
        {content}
      </Anchor>
    );
  }
  // It stays focusable at the end of the list, where it was just pressed.
  return (
    <button
      ref={keepFocus}
      type="button"
      className={className}
      aria-disabled={destination === null ? true : undefined}
      onClick={() => destination?.onSelect()}
    >
      {content}
    </button>
  );
}
