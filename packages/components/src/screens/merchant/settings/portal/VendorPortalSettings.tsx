import { defineTexts } from '@consignment/domain/text/texts';
import { useDeferredValue, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Text } from '../../../../primitives/text/Text.tsx';
import { useRemoteSearch, type SearchAnswer } from '../../../../primitives/filters/use-remote-search.ts';
import { switchNames } from '../shop-switch-words.ts';
import type { PortalCommissionField } from './EditCommissionFieldsDialog.tsx';
import type { UploadedLogo } from './LogoField.tsx';
import type { CheckedCss } from './portal-look.ts';
import {
  portalSettingsOf,
  type PortalColours,
  type PortalSectionId,
  type PortalSettings,
} from './portal-settings.ts';
import type { ThemeDesk } from './portal-theme.ts';
import { PortalPanel } from './PortalPanel.tsx';
import { PortalPreview, type PreviewPage } from './PortalPreview.tsx';
import * as styles from './portal.css.ts';
import { onUse } from '../../../../parts/pages/on-use.tsx';

const texts = defineTexts('VendorPortalSettings', {
  title: 'Vendor Portal Configuration',
  commissionFields: 'Commission fields',
  usualColumns: 'No columns are chosen, so the portal shows the default columns.',
  needsSwitch: 'These fields apply while the shop switch “{name}” is on.',
  edit: 'Edit Commission Fields',
});

// The dialog comes when it is opened for the first time.
const { Component: EditCommissionFieldsDialogOnUse } = onUse(
  async () => (await import('./EditCommissionFieldsDialog.tsx')).EditCommissionFieldsDialog,
);

/** The preview's data: the settings as they are typed, and the part of the style sheet that the portal uses. */
type PortalDraft = { settings: PortalSettings; css: string };

type Props = {
  /** The shop's small settings by their keys; those of the portal are read. */
  metas: ReadonlyMap<string, string>;
  /** The part of the saved style sheet that the portal uses, and the faults of the rest. */
  saved: CheckedCss;
  fields: readonly PortalCommissionField[];
  defaultColours: PortalColours;
  desk: ThemeDesk;
  onExport: (text: string) => void;
  onCheckCss: (css: string) => Promise<SearchAnswer<CheckedCss>>;
  onUploadLogo: (picture: File) => Promise<UploadedLogo>;
  onSave: (change: Partial<PortalSettings>, seen: Partial<PortalSettings>) => Promise<Outcome>;
  onSaveFields: ComponentProps<typeof EditCommissionFieldsDialogOnUse>['onSave'];
  onUnsaved: (place: string, isUnsaved: boolean) => void;
  /** The section that the page's address names, or the preview over the whole window; null where it names none. */
  place: PortalSectionId | 'preview' | null;
  hrefOf: (section: PortalSectionId) => string;
  /** Called to open and to close the preview over the whole window; `place` follows. */
  onFullSize: (isOpen: boolean) => void;
  /** The portal's own page with the typed values. */
  preview: (page: PreviewPage, draft: PortalDraft) => ReactNode;
};

/** The portal's settings beside the portal itself, which is redrawn as they are typed (spec accounts §2.1). */
export function VendorPortalSettings({ metas, saved, fields, place, preview, ...props }: Props) {
  const { desk, onCheckCss, onUnsaved } = props;
  const settings = useMemo(() => portalSettingsOf(metas), [metas]);
  const [draft, setDraft] = useState(settings);
  const [isEditing, setIsEditing] = useState(false);
  const check = useRemoteSearch(onCheckCss);
  // Typing goes before drawing.
  const shown = useDeferredValue(draft);
  const checked = (check.state.is === 'found' ? check.state.options[0] : undefined) ?? saved;
  const tokens = shown.vendor_portal_tokens;
  const colours = coloursIn(shown);
  const lookIn = (scheme: 'light' | 'dark') => desk.lookOf(tokens, colours, scheme);
  const theme = shown.vendor_portal_theme;
  // A default that the other theme changes was not chosen, so its change is no news.
  const chosen = [...Object.values(colours).map((colour) => colour.toLowerCase()), tokens];
  const others = lookIn(theme === 'dark' ? 'light' : 'dark').corrections.filter(
    ({ from }) => tokens !== '' && chosen.some((text) => text.includes(from)),
  );
  const corrections = [...lookIn(theme).corrections, ...others];
  const follow = (next: PortalSettings) => {
    if (next.vendor_portal_css !== draft.vendor_portal_css) check.search(next.vendor_portal_css);
    setDraft({ ...next });
  };
  return (
    <div className={styles.layout}>
      <PortalPanel
        settings={settings}
        defaultColours={props.defaultColours}
        corrections={corrections}
        desk={desk}
        onExport={props.onExport}
        cssProblems={checked.problems}
        cssCorrections={checked.corrections}
        isSavedCssCut={saved.problems.length > 0}
        onUploadLogo={props.onUploadLogo}
        onSave={props.onSave}
        onDraftChange={follow}
        onDirtyChange={(isDirty) => onUnsaved(texts.title, isDirty)}
        place={place === 'preview' ? null : place}
        hrefOf={props.hrefOf}
        commissionFields={
          <FieldSet legend={texts.commissionFields}>
            <Text>
              {fields.length === 0
                ? texts.usualColumns
                : fields.map(({ value, key }) => value || key).join(', ')}
            </Text>
            <Text size="small" tone="muted">
              {texts.needsSwitch({ name: switchNames.useCommissionFields })}
            </Text>
            <div>
              <Button label={texts.edit} onClick={() => setIsEditing(true)} />
            </div>
          </FieldSet>
        }
      />
      <div className={styles.beside}>
        <PortalPreview
          scheme={shown.vendor_portal_theme}
          brandOf={(scheme) => lookIn(scheme).properties}
          isFullSize={place === 'preview'}
          onFullSize={props.onFullSize}
        >
          {(page) => preview(page, { settings: shown, css: checked.css })}
        </PortalPreview>
      </div>
      {isEditing && (
        <EditCommissionFieldsDialogOnUse
          fields={fields}
          onSave={props.onSaveFields}
          onDirtyChange={(isDirty) => onUnsaved(texts.commissionFields, isDirty)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  );
}

function coloursIn(settings: PortalSettings) {
  return {
    primary: settings.vendor_portal_primary_color,
    secondary: settings.vendor_portal_secondary_color,
    font: settings.vendor_portal_font_color,
    buttonText: settings.vendor_portal_button_text_color,
  };
}
