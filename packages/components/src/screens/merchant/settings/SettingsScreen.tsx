import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import type { OnNews } from '../../../primitives/forms/save-bar-context.ts';
import { SaveBar } from '../../../primitives/forms/SaveBar.tsx';
import { SideMenu } from '../../../primitives/navigation/SideMenu.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import * as styles from './SettingsScreen.css.ts';

const texts = defineTexts('SettingsScreen', {
  title: 'Settings',
  advanced: 'Advanced',
  section: 'Section',
});

export type SettingsSection = {
  label: string;
  href: string;
  /** Folded away until it is used. */
  isAdvanced?: boolean | undefined;
};

type Props = {
  /** In their order; a section that the shop may not use is left out. */
  sections: readonly SettingsSection[];
  /** The address of the one that is shown. */
  current: string;
  onSelect: (href: string) => void;
  /** Called once after a save, with a sentence to announce. */
  onNews: OnNews;
  /** The panels of the section, one beneath the other. */
  children: ReactNode;
};

/** The settings of a shop: a menu of sections, which is a select where there is no room (spec accounts §2.1). */
export function SettingsScreen({ sections, current, onSelect, onNews, children }: Props) {
  const entriesOf = (isAdvanced: boolean) =>
    sections
      .filter((section) => (section.isAdvanced ?? false) === isAdvanced)
      .map(({ label, href }) => ({ label, href, isCurrent: href === current }));
  return (
    <Page title={texts.title}>
      <div className={styles.layout}>
        <div className={styles.menu}>
          <SideMenu
            label={texts.title}
            entries={entriesOf(false)}
            more={{ label: texts.advanced, entries: entriesOf(true) }}
          />
        </div>
        <div className={styles.choice}>
          <FilterSelect
            label={texts.section}
            options={sections.map(({ label, href }) => ({ value: href, label }))}
            value={current}
            onSelect={onSelect}
            width="full"
          />
        </div>
        <SaveBar onNews={onNews}>
          <Stack space="large">{children}</Stack>
        </SaveBar>
      </div>
    </Page>
  );
}
