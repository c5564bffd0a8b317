import type { ReactNode } from 'react';
import { flow, type Flow } from '../../style/flow.css.ts';
import type { BoxElement } from './Box.tsx';

export interface StackProps {
  /** Between neighbours; one name, or one a breakpoint from small to wide. */
  space: NonNullable<Flow['gap']>;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: BoxElement;
  children?: ReactNode;
}

const alignItems = { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' } as const;

/** One thing beneath another, with the same space between all of them. Things beside each other are an Inline. */
export function Stack({ space, align = 'stretch', as = 'div', children }: StackProps) {
  // Every element of BoxElement is an HTMLElement; JSX asks for one type that fits all of them.
  const Element = as as 'div';
  return (
    <Element
      // A list without markers loses its role in Safari unless the role is set again.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      className={flow({
        display: 'flex',
        flexDirection: 'column',
        alignItems: alignItems[align],
        gap: space,
      })}
    >
      {children}
    </Element>
  );
}
