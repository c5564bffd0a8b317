import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { FilterSelect } from '../filters/FilterSelect.tsx';
import { Anchor } from './Anchor.tsx';
import * as styles from './Tabs.css.ts';

const texts = defineTexts('Tabs', {
  show: 'Show',
});

export type Tab = {
  value: string;
  label: string;
  /** Shown after the label, such as a number of unpaid lines. */
  count?: number;
  /** Lets the tab be opened in a new window; a plain press still calls onSelect. */
  href?: string;
};

type Props = {
  /** The thing that the tabs show parts of, such as `Vendor`. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onSelect: (value: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/**
 * Parts of one thing, one shown at a time (APG tabs); a native select under 640 px. Tabs with an address open on
 * Enter rather than on arrow keys, since each may have to load. For pages of a whole app use SideMenu or TopNav.
 */
export function Tabs({ label, tabs, value, onSelect, children }: Props) {
  const id = useId();
  const [focused, setFocused] = useState<string | null>(null);
  const hasAddresses = tabs.some((tab) => tab.href !== undefined);
  const select = (tab: Tab) => {
    if (tab.value !== value) onSelect(tab.value);
  };
  const ofTab = (tab: Tab) => ({
    role: 'tab',
    id: `${id}-${tab.value}`,
    'aria-selected': tab.value === value,
    'aria-controls': tab.value === value ? `${id}-panel` : undefined,
    tabIndex: tab.value === (focused ?? value) ? 0 : -1,
    className: styles.tab,
    onFocus: () => {
      setFocused(tab.value);
      if (!hasAddresses) select(tab);
    },
    onBlur: () => setFocused(null),
    onClick: (event: MouseEvent) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      select(tab);
    },
  });
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={moveAlong}>
          {tabs.map((tab) =>
            tab.href === undefined ? (
              <button key={tab.value} type="button" {...ofTab(tab)}>
                <TabWords tab={tab} />
              </button>
            ) : (
              <Anchor key={tab.value} href={tab.href} {...ofTab(tab)}>
                <TabWords tab={tab} />
              </Anchor>
            ),
          )}
        </div>
      </div>
      <div className={styles.chooser}>
        <FilterSelect
          label={texts.show}
          width="full"
          value={value}
          onSelect={onSelect}
          options={tabs.map((tab) => ({
            value: tab.value,
            label: tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`,
          }))}
        />
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

function TabWords({ tab }: { tab: Tab }) {
  return (
    <>
      <span>{tab.label}</span>
      {tab.count !== undefined && <span className={styles.count}>{formatCount(tab.count)}</span>}
    </>
  );
}

/** With a modifier key the browser opens, or saves, the address. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** The keys of APG tabs; Space also presses a link, which otherwise reacts only to Enter. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.findIndex((tab) => tab === event.target);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === ' ') all[at]?.click();
  else if (next !== undefined) all.at(next % all.length)?.focus();
  else return;
  event.preventDefault();
}
