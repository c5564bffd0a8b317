import { createContext } from 'react';
import type { ComponentPropsWithRef, ElementType } from 'react';

export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

/** Draws every link: the plain `a`, or the router's own link where a shell provides one. */
export const LinkContext = createContext<ElementType<LinkComponentProps>>('a');
