import type { ReactNode, Ref } from 'react';
import { sprinkles, type Sprinkles } from '../../style/sprinkles.css.ts';

export type BoxElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li';

export interface BoxProps extends Sprinkles {
  as?: BoxElement;
  id?: string;
  /** Names a region for screen readers; for a `section`, `nav` or `aside` without a heading. */
  label?: string;
  /** Id of the heading that names it. */
  labelledBy?: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/**
 * Padding, surface and layout by the theme's names. It has no outer margin: the parent owns the space. For one thing
 * beneath or beside another use Stack or Inline, for a framed group on a page a Card.
 */
export function Box({ as = 'div', id, label, labelledBy, ref, children, ...styles }: BoxProps) {
  // Every element of BoxElement is an HTMLElement; JSX asks for one ref type that fits all of them.
  const Element = as as 'div';
  return (
    <Element
      id={id}
      ref={ref as Ref<HTMLDivElement>}
      aria-label={label}
      aria-labelledby={labelledBy}
      // A list without markers loses its role in Safari unless the role is set again.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      className={sprinkles(styles)}
    >
      {children}
    </Element>
  );
}
