import { shopCssScope } from '@consignment/domain/shop/shop-css';
import { useCallback, type ReactNode } from 'react';
import * as styles from './ShopStyled.css.ts';

type Props = {
  /** As the server answers it, filtered and held to this element; empty for none. */
  css: string;
  children: ReactNode;
};

/**
 * The portal's content in the shop's own style, for pages after sign-in. The sheet is there as long as this is, and
 * elements beyond it, such as a dialog, keep their style.
 */
export function ShopStyled({ css, children }: Props) {
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      const page = element?.ownerDocument;
      const view = page?.defaultView;
      if (page == null || view == null || css === '') return undefined;
      // A sheet belongs to the window that it is made in. A constructed one loads no other sheet.
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(css);
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      return () => {
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    },
    [css],
  );
  return (
    <div ref={adopt} className={`${shopCssScope} ${styles.content}`}>
      {children}
    </div>
  );
}
