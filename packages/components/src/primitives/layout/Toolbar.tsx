import { defineTexts } from '@consignment/domain/text/texts';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { button, icon as buttonIcon } from '../actions/Button.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as styles from './Toolbar.css.ts';

const texts = defineTexts('Toolbar', {
  filters: 'Filters',
  toolbar: '{label} toolbar',
});

type Props = {
  /** Which list, such as `Vendors`. */
  label: string;
  /** A SearchBox. */
  search?: ReactNode;
  /** FilterSelect and Dropdown, each of which has its own label. */
  filters?: ReactNode;
  /** A filter is set, so a phone shows them from the start. */
  isFiltered?: boolean;
  /** Buttons on the list or its selected rows; they come last. Several that are rarely used are MoreActions. */
  actions?: ReactNode;
};

/**
 * The row above a list: search, filters, actions, wrapping in that order. On a phone filters are asked for.
 * Actions on the whole page belong beside its title, in Page.
 */
export function Toolbar({ label, search, filters, isFiltered = false, actions }: Props) {
  const filtersId = useId();
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <div role="group" aria-label={texts.toolbar({ label })} className={styles.frame}>
      <div className={styles.narrowing}>
        {search}
        {filters && (
          <>
            <div className={styles.onPhone}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={filtersId}
                className={button({ tone: 'secondary', shape: 'icon' })}
                onClick={() => setIsOpen(!isOpen)}
              >
                <SlidersHorizontal aria-hidden className={buttonIcon} />
                <VisuallyHidden>{texts.filters}</VisuallyHidden>
              </button>
            </div>
            <div id={filtersId} className={styles.filters} data-open={isOpen}>
              {filters}
            </div>
          </>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
