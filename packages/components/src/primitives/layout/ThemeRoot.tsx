import { directionOf } from '@consignment/domain/text/direction';
import { reader } from '@consignment/domain/text/texts';
import { DirectionProvider } from 'radix-ui/direction';
import { useState, type ReactNode } from 'react';
import '../../style/layers.css.ts';
import '../../style/reset.css.ts';
import '../../style/fonts.ts';
import '../../style/print.css.ts';
import type { Scheme } from '../../theme/schemes.ts';
import { PortalContainerContext } from './portal-container.ts';
import * as styles from './ThemeRoot.css.ts';

export interface ThemeRootProps {
  scheme: Scheme;
  /**
   * The result of `brandProperties` on the shop's colours for the scheme, or null for our own. It comes ready made, since
   * only an app that shows a shop's colours needs the code that works them out.
   */
  brand: Readonly<Record<string, string>> | null;
  /** Language of the words inside, as BCP 47; that of the app by default. */
  language?: string;
  /** That of the language by default. */
  direction?: 'ltr' | 'rtl';
  /** `screen` covers the window, for an app; `content` is as tall as its content, for a part of a page. */
  fill?: 'screen' | 'content';
  children: ReactNode;
}

/**
 * The one element that carries theme, brand, direction and language; everything is drawn inside it. A second one on
 * a page is only right for showing another theme beside the first.
 */
export function ThemeRoot({
  scheme,
  brand,
  language = reader.language().locale,
  direction = directionOf(language),
  fill = 'screen',
  children,
}: ThemeRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div
      className={`${styles.themes[scheme]} ${styles.root} ${styles.fill[fill]}`}
      style={brand ?? undefined}
      dir={direction}
      lang={language}
    >
      <DirectionProvider dir={direction}>
        <PortalContainerContext value={container}>{children}</PortalContainerContext>
      </DirectionProvider>
      <div ref={setContainer} />
    </div>
  );
}
