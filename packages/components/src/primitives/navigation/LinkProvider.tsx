import type { ElementType, ReactNode } from 'react';
import { LinkContext, type LinkComponentProps } from './link-context.ts';

/** Gives every link below it the shell's router link. Without it links are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<LinkComponentProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
