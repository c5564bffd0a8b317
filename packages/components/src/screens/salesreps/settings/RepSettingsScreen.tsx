import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import type { PasswordChange } from '../../../parts/signing-in/password-change.ts';
import { PasswordPanel } from '../../../parts/signing-in/PasswordPanel.tsx';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import type { OnNews } from '../../../primitives/forms/save-bar-context.ts';
import { SaveBar } from '../../../primitives/forms/SaveBar.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

const texts = defineTexts('RepSettingsScreen', {
  title: 'Settings',
  general: 'General',
  password: 'Password',
  saved: '{theme, select, dark {The app’s theme is now dark.} other {The app’s theme is now light.}}',
  theme: 'App theme',
  light: 'Light',
  dark: 'Dark',
});

export type RepSettings = { theme: 'light' | 'dark' };

type Props = {
  /** Null for a sales rep: the look is the whole shop's. */
  settings: RepSettings | null;
  onSave: (change: Partial<RepSettings>) => Promise<Outcome>;
  onChangePassword: (change: PasswordChange) => Promise<Outcome>;
  /** Called for each part of the page when it starts or ceases to hold unsaved values. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
  /** Called once after a save, with a sentence to announce. */
  onNews: OnNews;
};

/**
 * The settings of the sales reps' app: one's own password, and for those who run the shop how it looks (spec foundations §2). The
 * rules of vendors' commissions are the merchant's.
 */
export function RepSettingsScreen({ settings, onSave, onChangePassword, onUnsaved, onNews }: Props) {
  return (
    <Page title={texts.title} width="medium">
      <SaveBar onNews={onNews}>
        <Stack space="large">
          {settings !== null && (
            <SettingsPanel
              title={texts.general}
              schema={schema}
              defaultValues={settings}
              toValues={(draft) => draft}
              savedText={({ theme }) => texts.saved({ theme: theme ?? 'light' })}
              undoOf={(former) => () => onSave(former)}
              onSave={onSave}
              onDirtyChange={(isDirty) => onUnsaved(texts.general, isDirty)}
            >
              <RadioCards name="theme" label={texts.theme} choices={themes()} />
            </SettingsPanel>
          )}
          <PasswordPanel
            onChangePassword={onChangePassword}
            onDirtyChange={(isDirty) => onUnsaved(texts.password, isDirty)}
          />
        </Stack>
      </SaveBar>
    </Page>
  );
}

const schema = z.object({ theme: z.enum(['light', 'dark']) });

const themes = () => [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];
