import type { ReactNode } from 'react';
import type { Sprinkles } from '../style/sprinkles.css.ts';
import { Box, type BoxElement } from './Box.tsx';

export interface StackProps {
  /** Between neighbours; one name, or one a breakpoint from small to wide. */
  space: NonNullable<Sprinkles['gap']>;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: BoxElement;
  children?: ReactNode;
}

const alignItems = { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' } as const;

/** One thing beneath another, with the same space between all of them. Things beside each other are an Inline. */
export function Stack({ space, align = 'stretch', as, children }: StackProps) {
  return (
    <Box as={as} display="flex" flexDirection="column" alignItems={alignItems[align]} gap={space}>
      {children}
    </Box>
  );
}
