import * as Radix from 'radix-ui/tabs';
import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { FilterSelect } from './FilterSelect.tsx';
import { Anchor } from './Link.tsx';
import * as styles from './Tabs.css.ts';

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
  const hasAddresses = tabs.some((tab) => tab.href !== undefined);
  return (
    <Radix.Root
      className={styles.root}
      value={value}
      onValueChange={onSelect}
      activationMode={hasAddresses ? 'manual' : 'automatic'}
    >
      <div className={styles.bar}>
        <Radix.List className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              id={`${id}-${tab.value}`}
              aria-controls={tab.value === value ? `${id}-panel` : undefined}
              className={styles.tab}
              asChild={tab.href !== undefined}
              onMouseDown={tab.href === undefined ? undefined : leaveToBrowser}
            >
              {tab.href === undefined ? (
                <TabWords tab={tab} />
              ) : (
                <Anchor href={tab.href} onClick={leaveToTabs}>
                  <TabWords tab={tab} />
                </Anchor>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <div className={styles.chooser}>
        <FilterSelect
          label="Show"
          width="full"
          value={value}
          onSelect={onSelect}
          options={tabs.map((tab) => ({
            value: tab.value,
            label: tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`,
          }))}
        />
      </div>
      {/* Radix's own panel waits for animations that ours has not, and lays the page out to look for them. */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </Radix.Root>
  );
}

function TabWords({ tab }: { tab: Tab }) {
  return (
    <>
      {tab.label}
      {tab.count !== undefined && <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>}
    </>
  );
}

/** With a modifier key the browser opens, or saves, the address at the click that follows. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Radix selects on pressing down unless the event is prevented; the click still comes. */
function leaveToBrowser(event: MouseEvent) {
  if (isForBrowser(event)) event.preventDefault();
}

/** A plain press has already selected the tab. */
function leaveToTabs(event: MouseEvent) {
  if (!isForBrowser(event)) event.preventDefault();
}
