import { defineTexts } from '@consignment/domain/text/texts';
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
  colourHints,
  colourNames,
  colours,
  portalSchema,
  portalValues,
  shownNames,
  shownToVendors,
  type PortalColours,
  type PortalSettings,
} from './portal-settings.ts';
import { PortalSections } from './PortalSections.tsx';
import type { ThemeDesk } from './portal-theme.ts';
import { ThemeFields } from './ThemeFields.tsx';
import * as styles from './portal.css.ts';

const texts = defineTexts('PortalPanel', {
  title: 'Vendor Portal Configuration',
  saved: 'Vendor portal settings have been saved.',
  cssCut: 'Part of your saved style sheet isn’t being used.',
  cssCutDetail:
    'Vendors see the portal without that part. The Custom CSS field lists the lines and how to fix them.',
  theme: 'Portal theme',
  colours: 'Colours',
  coloursHint: 'Enter # followed by six digits, or leave a colour empty to use its default.',
  readable: 'All text is easy to read in these colours.',
  corrected: 'Some text would be hard to read in these colours.',
  logo: 'Logo',
  logoTitle: 'Logo title',
  logoTitleHint: 'Screen readers read out this text for the logo. Leave it empty to use your shop’s name.',
  loginTitle: 'Login title',
  welcomeVendors: 'Welcome Vendors',
  loginDescription: 'Login description',
  terms: 'Terms',
  termsHint:
    'Enter the web address of your terms. Vendors must read and accept your terms when they register.',
  visible: 'Visible to vendors',
  visibleHint: 'Vendors never see unticked fields on pages, in files or on invoices.',
  embedded: 'Show the portal on your shop’s pages',
  embeddedHint: 'Pages on your shop’s own domains can show the portal in a frame. No other sites can.',
  closed: 'Close the portal',
  closedHint:
    'Vendors can’t log in, and those already logged in can’t see anything. They’re asked to contact you.',
  css: 'Custom CSS',
  cssHint:
    'For the pages after sign-in: colours, backgrounds, borders, fonts, text and spacing. Nothing is loaded from elsewhere, nothing can be hidden, and text stays readable in both themes.',
  cssCorrected: 'Some text would be hard to read in this style sheet’s colours.',
  light: 'Light',
  dark: 'Dark',
});

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
  /** Beside the fields that vendors see: the columns of their commissions, which are saved by a dialog. */
  commissionFields: ReactNode;
} & Pick<ComponentProps<typeof PortalSections>, 'place' | 'hrefOf'>;

/** The portal's look, its texts, and the fields that vendors see in it (spec accounts §2.1). */
export function PortalPanel({ settings, defaultColours, corrections, ...props }: Props) {
  const { cssProblems, cssCorrections } = props;
  return (
    <SettingsPanel
      title={texts.title}
      schema={portalSchema}
      defaultValues={settings}
      toValues={portalValues}
      savedText={texts.saved}
      onSave={props.onSave}
      undoOf={(former, seen) => () => props.onSave(former, seen)}
      onDraftChange={props.onDraftChange}
      onDirtyChange={props.onDirtyChange}
    >
      {props.isSavedCssCut && (
        <Banner tone="caution" title={texts.cssCut}>
          {texts.cssCutDetail}
        </Banner>
      )}
      <PortalSections
        place={props.place}
        hrefOf={props.hrefOf}
        contents={{
          brand: (
            <>
              <RadioCards name="vendor_portal_theme" label={texts.theme} choices={themes()} />
              <FieldSet legend={texts.colours} hint={texts.coloursHint}>
                <div className={styles.colours}>
                  {colours.map((key) => (
                    <ColorField
                      key={key}
                      name={key}
                      label={colourNames[key]}
                      hint={colourHints[key]}
                      fallback={defaultColours[key]}
                      isOptional
                    />
                  ))}
                </div>
                <div role="status">
                  {corrections.length === 0 && cssCorrections.length === 0 && (
                    <Text size="small" tone="muted">
                      {texts.readable}
                    </Text>
                  )}
                  {corrections.length > 0 && (
                    <Banner tone="info" title={texts.corrected}>
                      {corrections.map((correction) => (
                        <p key={`${correction.scheme} ${correction.path}`}>{wordsOf(correction)}</p>
                      ))}
                    </Banner>
                  )}
                </div>
              </FieldSet>
              <ThemeFields desk={props.desk} onExport={props.onExport} />
              <FieldSet legend={texts.logo}>
                <LogoField onUpload={props.onUploadLogo} />
                <TextField
                  name="vendor_portal_logo_title"
                  label={texts.logoTitle}
                  hint={texts.logoTitleHint}
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
                label={texts.loginTitle}
                placeholder={texts.welcomeVendors}
                autoComplete="off"
                isOptional
              />
              <TextArea
                name="vendor_portal_login_description"
                label={texts.loginDescription}
                rows={3}
                isOptional
              />
              <TextField
                name="vendor_portal_terms"
                label={texts.terms}
                type="url"
                hint={texts.termsHint}
                autoComplete="off"
                isOptional
              />
            </>
          ),
          'what-vendors-see': (
            <>
              <FieldSet legend={texts.visible} hint={texts.visibleHint}>
                <div className={styles.boxes}>
                  {shownToVendors.map(({ key }) => (
                    <Checkbox key={key} name={key} label={shownNames[key]} />
                  ))}
                </div>
              </FieldSet>
              {props.commissionFields}
            </>
          ),
          advanced: (
            <>
              <Checkbox name="vendor_portal_embedded" label={texts.embedded} hint={texts.embeddedHint} />
              <Checkbox name="vendor_portal_disabled" label={texts.closed} hint={texts.closedHint} />
              <CodeField
                name="vendor_portal_css"
                label={texts.css}
                hint={texts.cssHint}
                errors={cssProblems.map(({ line, detail }) => ({ line, message: detail }))}
                isOptional
              />
              <div role="status">
                {cssCorrections.length > 0 && (
                  <Banner tone="info" title={texts.cssCorrected}>
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

const themes = () => [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];
