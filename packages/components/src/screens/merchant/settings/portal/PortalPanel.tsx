import type { ComponentProps, ReactNode } from 'react';
import { SettingsPanel } from '../../../../parts/pages/SettingsPanel.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { CodeField } from '../../../../primitives/fields/CodeField.tsx';
import { ColorField } from '../../../../primitives/fields/ColorField.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../../primitives/fields/RadioCards.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextArea } from '../../../../primitives/fields/TextArea.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import { LogoField, type UploadedLogo } from './LogoField.tsx';
import { wordsOf, wordsOfCss, type CheckedCss, type ColourCorrection } from './portal-look.ts';
import {
  colours,
  portalSchema,
  portalValues,
  shownToVendors,
  type PortalColours,
  type PortalSettings,
} from './portal-settings.ts';
import { PortalSections } from './PortalSections.tsx';
import type { ThemeDesk } from './portal-theme.ts';
import { ThemeFields } from './ThemeFields.tsx';
import * as styles from './portal.css.ts';

type Props = {
  settings: PortalSettings;
  /** Used where a colour is empty. */
  defaultColours: PortalColours;
  /** The corrections of the theme that vendors see and, where there is more than colours to it, of the other. */
  corrections: readonly ColourCorrection[];
  desk: ThemeDesk;
  onExport: (text: string) => void;
  cssProblems: CheckedCss['problems'];
  /** The portal's corrections of the colours of the typed style sheet. */
  cssCorrections: CheckedCss['corrections'];
  /** Whether a part of the style sheet that is saved is not used, since it may do what it may no longer. */
  isSavedCssCut: boolean;
  onUploadLogo: (picture: File) => Promise<UploadedLogo>;
  onSave: (change: Partial<PortalSettings>, seen: Partial<PortalSettings>) => Promise<Outcome>;
  onDraftChange: (draft: PortalSettings) => void;
  onDirtyChange: (isDirty: boolean) => void;
  /** Beside what is visible to vendors: the columns of their commissions, which are saved by a dialog. */
  commissionFields: ReactNode;
} & Pick<ComponentProps<typeof PortalSections>, 'place' | 'hrefOf'>;

/** How the portal looks, what it says, and what vendors see in it (spec accounts §2.1). */
export function PortalPanel({ settings, defaultColours, corrections, ...props }: Props) {
  const { cssProblems, cssCorrections } = props;
  return (
    <SettingsPanel
      title="Vendor Portal Configuration"
      schema={portalSchema}
      defaultValues={settings}
      toValues={portalValues}
      savedText="Vendor portal settings have been saved."
      onSave={props.onSave}
      undoOf={(former, seen) => () => props.onSave(former, seen)}
      onDraftChange={props.onDraftChange}
      onDirtyChange={props.onDirtyChange}
    >
      {props.isSavedCssCut && (
        <Banner tone="caution" title="Some of your saved style sheet is not used.">
          Vendors see the portal without it. The lines are listed under Custom CSS, with what to do.
        </Banner>
      )}
      <PortalSections
        place={props.place}
        hrefOf={props.hrefOf}
        contents={{
          brand: (
            <>
              <RadioCards name="vendor_portal_theme" label="Portal theme" choices={themes} />
              <FieldSet legend="Colours" hint="Write # and six digits, or leave one empty for its default.">
                <div className={styles.colours}>
                  {colours.map(({ key, label, hint }) => (
                    <ColorField
                      key={key}
                      name={key}
                      label={label}
                      hint={hint}
                      fallback={defaultColours[key]}
                      isOptional
                    />
                  ))}
                </div>
                <div role="status">
                  {corrections.length === 0 && cssCorrections.length === 0 && (
                    <Text size="small" tone="muted">
                      All words are easy to read in these colours.
                    </Text>
                  )}
                  {corrections.length > 0 && (
                    <Banner tone="info" title="Some words would be hard to read in these colours.">
                      {corrections.map((correction) => (
                        <p key={`${correction.scheme} ${correction.path}`}>{wordsOf(correction)}</p>
                      ))}
                    </Banner>
                  )}
                </div>
              </FieldSet>
              <ThemeFields desk={props.desk} onExport={props.onExport} />
              <FieldSet legend="Logo">
                <LogoField onUpload={props.onUploadLogo} />
                <TextField
                  name="vendor_portal_logo_title"
                  label="Logo title"
                  hint="The text that screen readers read for the logo. Left empty, it is the name of your shop."
                  autoComplete="off"
                  isOptional
                />
              </FieldSet>
            </>
          ),
          'sign-in-page': (
            <>
              <TextField
                name="vendor_portal_login_title"
                label="Login title"
                placeholder="Welcome Vendors"
                autoComplete="off"
                isOptional
              />
              <TextArea
                name="vendor_portal_login_description"
                label="Login description"
                rows={3}
                isOptional
              />
              <TextField
                name="vendor_portal_terms"
                label="Terms"
                type="url"
                hint="The address of your terms. Vendors have to read and accept them when they register."
                autoComplete="off"
                isOptional
              />
            </>
          ),
          'what-vendors-see': (
            <>
              <FieldSet
                legend="Visible to vendors"
                hint="Unticked fields are in none of their pages, files and invoices."
              >
                <div className={styles.boxes}>
                  {shownToVendors.map(({ key, label }) => (
                    <Checkbox key={key} name={key} label={label} />
                  ))}
                </div>
              </FieldSet>
              {props.commissionFields}
            </>
          ),
          advanced: (
            <>
              <Checkbox
                name="vendor_portal_embedded"
                label="Show the portal inside pages of your shop"
                hint="Pages of your shop’s own addresses can show it in a frame. Pages of other sites never can."
              />
              <Checkbox
                name="vendor_portal_disabled"
                label="Close the portal"
                hint="Vendors cannot log in, and those who are logged in see nothing any more; they are asked to contact you."
              />
              <CodeField
                name="vendor_portal_css"
                label="Custom CSS"
                hint="For pages after sign-in: colours, backgrounds, borders, fonts, text and spacing. Nothing is loaded from elsewhere, nothing can be hidden, and words stay readable in both themes."
                errors={cssProblems.map(({ line, detail }) => ({ line, message: detail }))}
                isOptional
              />
              <div role="status">
                {cssCorrections.length > 0 && (
                  <Banner
                    tone="info"
                    title="Some words would be hard to read in the colours of this style sheet."
                  >
                    {cssCorrections.map((correction) => (
                      <p
                        key={`${correction.line} ${correction.scheme} ${correction.what} ${correction.from}`}
                      >
                        {wordsOfCss(correction)}
                      </p>
                    ))}
                  </Banner>
                )}
              </div>
            </>
          ),
        }}
      />
    </SettingsPanel>
  );
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
