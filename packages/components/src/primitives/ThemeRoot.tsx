import { DirectionProvider } from 'radix-ui/direction';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import '../style/layers.css.ts';
import '../style/reset.css.ts';
import '../style/fonts.ts';
import { brandStyle, brandTones, type Brand } from '../theme/brand.ts';
import type { Scheme } from '../theme/schemes.ts';
import { PortalContainerContext } from './portal-container.ts';
import * as styles from './ThemeRoot.css.ts';

export interface ThemeRootProps {
  scheme: Scheme;
  /** The shop's colours, or null for our own. */
  brand: Brand | null;
  direction?: 'ltr' | 'rtl';
  /** Language of the words inside, as BCP 47. */
  language?: string;
  /** `screen` covers the window, for an app; `content` is as tall as what it holds, for a part of a page. */
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
  direction = 'ltr',
  language = 'en',
  fill = 'screen',
  children,
}: ThemeRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const brandProperties = useMemo(
    // CSSProperties knows no custom properties; brandStyle writes nothing else.
    () => (brand === null ? undefined : (brandStyle(brandTones(brand, scheme).tones) as CSSProperties)),
    [brand, scheme],
  );
  return (
    <div
      className={`${styles.themes[scheme]} ${styles.root} ${styles.fill[fill]}`}
      style={brandProperties}
      dir={direction}
      lang={language}
    >
      <DirectionProvider dir={direction}>
        {/* Children wait for the container, which the first commit makes, so a dialog that starts open opens in it. */}
        {container !== null && (
          <PortalContainerContext.Provider value={container}>{children}</PortalContainerContext.Provider>
        )}
      </DirectionProvider>
      <div ref={setContainer} />
    </div>
  );
}
