import { answerOf, settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { VendorPortalSettings } from '@consignment/components/screens/merchant/settings/portal/VendorPortalSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { brandDefaults } from '@consignment/components/theme/brand';
import * as themeDesk from '@consignment/components/theme/theme-desk';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useSaveSettings } from '../../calls/save-settings.ts';
import { askMetas } from '../../calls/shop-metas.ts';
import { useApp } from '../app.tsx';

const texts = defineTexts('SettingsPortal', {
  notLoaded: 'The vendor portal settings could not be loaded.',
});

type ScreenProps = ComponentProps<typeof VendorPortalSettings>;

// The portal's screens come after the form that changes them.
const PortalPages = lazy(async () => ({
  default: (await import('@consignment/components/screens/portal/preview/PortalPages')).PortalPages,
}));

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { portal: await settled(askPortal(signal)), now: new Date() };
}

async function askPortal(signal: AbortSignal) {
  const [metas, app] = await Promise.all([
    askMetas(signal),
    answerOf(client.GET('/vendors/app-settings/list/', { signal })),
  ]);
  return {
    metas,
    saved: await checkCss(metas.get('vendor_portal_css') ?? '', signal),
    fields: app.portal_commission_fields,
    commissionFields: app.commission_fields,
  };
}

async function checkCss(css: string, signal?: AbortSignal) {
  if (css.trim() === '') return { css: '', problems: [], corrections: [] };
  return answerOf(client.POST('/settings/portal-css/check/', { body: { css }, signal }));
}

/** Settings › Vendor Portal. */
export function Component() {
  const { portal, now } = useLoaderData<typeof loader>();
  const { name, currency, timeZone, switches } = useApp();
  const { unsaved, onUnsaved } = useUnsaved();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const region = useRegion();
  const save = useSave();
  const saveSettings = useSaveSettings();
  const shop = { name, currency: currency.shown ?? currency.books, time_zone: timeZone };
  return (
    <>
      <SettingsRegion failed={texts.notLoaded} region={region.one(portal)}>
        {({ metas, saved, fields, commissionFields }) => (
          <VendorPortalSettings
            metas={metas}
            saved={saved}
            fields={fields}
            defaultColours={defaultColours}
            desk={themeDesk}
            onExport={saveTheme}
            onCheckCss={async (css) => {
              const checked = await settled(checkCss(css));
              return checked.is === 'ready' ? { is: 'found', options: [checked.value] } : checked;
            }}
            onUploadLogo={uploadLogo}
            onSave={saveSettings}
            onSaveFields={(list, expected) =>
              save(
                answerOf(
                  client.POST('/vendors/commission-fields/', {
                    body: { fields: list, expected: [...expected] },
                  }),
                ),
              )
            }
            onUnsaved={onUnsaved}
            place={places.find((place) => hash === `#${place}`) ?? null}
            hrefOf={(section) => `${paths.settingsPortal}#${section}`}
            onFullSize={(isOpen) =>
              void navigate(
                { hash: isOpen ? '#preview' : '' },
                { replace: !isOpen, preventScrollReset: true },
              )
            }
            preview={(page, draft) => (
              <Suspense>
                <PortalPages
                  page={page}
                  {...draft}
                  shop={shop}
                  switches={switches}
                  commissionFields={commissionFields}
                  now={now}
                />
              </Suspense>
            )}
          />
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

const places = ['brand', 'sign-in-page', 'what-vendors-see', 'advanced', 'preview'] as const;

const uploadLogo: ScreenProps['onUploadLogo'] = async (picture) => {
  try {
    return { is: 'done', url: await keepPicture(picture) };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
};

/** The address at which the server keeps it. Throws RequestFailed. */
async function keepPicture(picture: File): Promise<string> {
  const { data } = await client.POST('/files/', {
    // The server decides by the picture's bytes.
    headers: { 'Content-Type': picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/png' },
    // The contract leaves the file's own bytes open.
    body: picture as never,
    bodySerializer: (body) => body,
  });
  if (data === undefined) throw new SyntaxError('The answer is empty.');
  return data.url;
}

const defaultColours: ScreenProps['defaultColours'] = {
  vendor_portal_primary_color: brandDefaults.primary,
  vendor_portal_secondary_color: brandDefaults.secondary,
  vendor_portal_font_color: brandDefaults.font,
  vendor_portal_button_text_color: brandDefaults.buttonText,
};

/** The address of a file in memory is released once the browser has taken it. */
function saveTheme(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'vendor-portal.resolver.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
