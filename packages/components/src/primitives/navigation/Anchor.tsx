import { createElement, useContext } from 'react';
import { LinkContext, type LinkComponentProps } from './link-context.ts';

/** The bare link of the shell, for primitives that dress it themselves. Everywhere else use Link or ButtonLink. */
export function Anchor(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}
