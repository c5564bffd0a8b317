import type { ReactNode, Ref } from 'react';
import { headingStyle } from '../../style/type.css.ts';

export interface HeadingProps {
  /** Place in the page's outline; levels are not skipped. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it looks, where that differs from what its level gives. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display';
  id?: string;
  /** Lets a script move focus here after a change of page; it does not join the tab order. */
  isFocusTarget?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const sizeOfLevel = {
  1: 'xlarge',
  2: 'large',
  3: 'medium',
  4: 'small',
  5: 'small',
  6: 'small',
} as const satisfies Record<HeadingProps['level'], HeadingProps['size']>;

/**
 * A heading. Its level gives its place, its size only its look. The title of a page is drawn by Page, that
 * of a card by Card. Words that merely stand out are a Text with a weight.
 */
export function Heading({
  level,
  size = sizeOfLevel[level],
  id,
  isFocusTarget = false,
  ref,
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={isFocusTarget ? -1 : undefined} className={headingStyle({ size })}>
      {children}
    </Element>
  );
}
