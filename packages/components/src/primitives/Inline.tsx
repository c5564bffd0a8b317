import type { ReactNode } from 'react';
import type { Sprinkles } from '../style/sprinkles.css.ts';
import { Box, type BoxElement } from './Box.tsx';

export interface InlineProps {
  space: NonNullable<Sprinkles['gap']>;
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
 * rows are a DataTable or a DescriptionList.
 */
export function Inline({
  space,
  align = 'center',
  justify = 'start',
  wrap = true,
  as,
  children,
}: InlineProps) {
  return (
    <Box
      as={as}
      display="flex"
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      alignItems={alignItems[align]}
      justifyContent={justifyContent[justify]}
      gap={space}
    >
      {children}
    </Box>
  );
}
