import type { Preferences } from '@consignment/client/preferences';
import { applyScheme } from '../app/scheme.tsx';
import { keepColumns } from '../lists/column-choice.tsx';
import { keepCsvForm } from './csv-form.tsx';
import { applyLanguage } from './language.tsx';

let applied: Preferences | null = null;

/** Once for each answer: a choice that is made in the page since is not undone when the page asks again. */
export function applyPreferences(preferences: Preferences): void {
  if (preferences === applied) return;
  applied = preferences;
  keepColumns(preferences.hidden_columns);
  applyScheme(preferences.scheme ?? null);
  applyLanguage(preferences.language);
  keepCsvForm(preferences);
}
