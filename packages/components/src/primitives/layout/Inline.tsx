import type { ReactNode } from 'react';
import { flow, type Flow } from '../../style/flow.css.ts';
import type { BoxElement } from './Box.tsx';

export interface InlineProps {
  space: NonNullable<Flow['gap']>;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** False only where the parts are sure to fit at 320 px. */
  wrap?: boolean;
  as?: BoxElement;
  children?: ReactNode;
}

const alignItems = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;
const justifyContent = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

/**
 * One thing after another on a line, which breaks into more lines when it must. Columns that must line up between
 * rows are a DataTable or a DescriptionList. Things beneath each other are a Stack.
 */
export function Inline({
  space,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  children,
}: InlineProps) {
  // Every element of BoxElement is an HTMLElement; JSX asks for one type that fits all of them.
  const Element = as as 'div';
  return (
    <Element
      // A list without markers loses its role in Safari unless the role is set again.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      className={flow({
        display: 'flex',
        ...(wrap && { flexWrap: 'wrap' }),
        alignItems: alignItems[align],
        justifyContent: justifyContent[justify],
        gap: space,
      })}
    >
      {children}
    </Element>
  );
}
