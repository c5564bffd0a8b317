import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { VendorPortalSettings } from '@consignment/components/screens/merchant/settings/portal/VendorPortalSettings';
import { Page } from '../../../../../packages/components/src/primitives/layout/Page.tsx';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import { brandDefaults } from '../../../../../packages/components/src/theme/brand.ts';
import * as themeDesk from '../../../../../packages/components/src/theme/theme-desk.ts';
import { somePortalMetas } from '../../../../fixtures/settings.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Portal/VendorPortalSettings',
  component: VendorPortalSettings,
  args: {
    metas: somePortalMetas(),
    saved: { css: '', problems: [], corrections: [] },
    fields: [{ id: 1, key: 'order_number', value: 'Order' }],
    defaultColours: {
      vendor_portal_primary_color: brandDefaults.primary,
      vendor_portal_secondary_color: brandDefaults.secondary,
      vendor_portal_font_color: brandDefaults.font,
      vendor_portal_button_text_color: brandDefaults.buttonText,
    },
    desk: themeDesk,
    onExport: fn(),
    onCheckCss: fn((css: string) => {
      const problems = css.includes('fixed')
        ? [{ line: 1, column: 6, detail: 'position cannot be used. Remove it.' }]
        : [];
      return Promise.resolve({ is: 'found' as const, options: [{ css: '', problems, corrections: [] }] });
    }),
    onUploadLogo: fn(() => Promise.resolve({ is: 'done' as const, url: '/api/files/logos/1-a/' })),
    onSave: fn(() => Promise.resolve(done)),
    onSaveFields: fn(() => Promise.resolve(done)),
    onUnsaved: fn(),
    place: null,
    hrefOf: (section) => `#${section}`,
    onFullSize: fn(),
    preview: (page, { settings }) => (
      <Page
        title={page === 'sign-in' ? settings.vendor_portal_login_title || 'Welcome Vendors' : 'Commissions'}
      >
        {settings.vendor_portal_login_description}
      </Page>
    ),
  },
} satisfies Meta<typeof VendorPortalSettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function titleIn(canvas: Canvas): Element | null | undefined {
  const frame = canvas.getByTitle<HTMLIFrameElement>(/^The portal’s/);
  return frame.contentDocument?.querySelector('h1');
}

/** Typed values are drawn at once, in words and in colours. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(titleIn(canvas)).toHaveTextContent('Makers of Alder & Birch'));
    const title = canvas.getByLabelText(/^Login title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Hello');
    await waitFor(() => expect(titleIn(canvas)).toHaveTextContent('Hello'));
    const colour = canvas.getByRole('textbox', { name: /^Primary colour/ });
    await userEvent.clear(colour);
    await userEvent.type(colour, '#ffe066');
    await expect(await canvas.findByText(/^Links: the portal uses #\w{6} instead of #ffe066/)).toBeVisible();
  },
};

/** The style sheet is checked while it is typed. */
export const CheckingCss: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /^Custom CSS/ }));
    await userEvent.paste('h1 { position: fixed }');
    await expect(await canvas.findByRole('button', { name: 'Line 1' })).toBeVisible();
    await expect(args.onCheckCss).toHaveBeenLastCalledWith('h1 { position: fixed }', expect.anything());
    // axe measures the window, and takes fields below its content for covered.
    window.scrollTo(0, 0);
  },
};

/** The second of two owners sees what there is now, keeps what was typed, and chooses. */
export const Stale: Story = {
  args: {
    onSave: fn(() => {
      const detail = 'Someone else has changed this. It is now Welcome.';
      const problem = { code: 'stale', detail, errors: [{ detail, pointer: '/vendor_portal_login_title' }] };
      return Promise.resolve<Outcome>({ is: 'refused', problem });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText(/^Login title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Save mine over theirs' })).toBeVisible();
    await expect(title).toHaveValue('Mine');
    await expect(title).toHaveAccessibleDescription(/It is now Welcome/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show theirs' }));
    await expect(canvas.getByLabelText(/^Login title/)).toHaveValue('Makers of Alder & Birch');
    await waitFor(() => expect(titleIn(canvas)).toHaveTextContent('Makers of Alder & Birch'));
  },
};

export const EditingFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Commission Fields' }));
    await expect(await canvas.findByRole('dialog', { name: 'Edit Commission Fields' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const file = (name: string, tokens: object) =>
  new File([JSON.stringify(tokens)], name, { type: 'application/json' });
const color = (value: string) => ({ $type: 'color', $value: value });
const paleTheme = {
  color: { primary: color('#fdf3b4'), buttonText: color('#ffffff') },
  radius: { $type: 'dimension', small: zero(), medium: zero(), large: zero() },
  table: { headText: color('#dddddd') },
};

function zero() {
  return { $value: { value: 0, unit: 'px' } };
}

/** An imported theme fills in the form and the preview, and its corrections are shown before it is saved. */
export const ThemeImported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Import theme'), file('pale.json', paleTheme));
    await expect(
      await canvas.findByText(
        'The theme from pale.json has been filled in. Check the preview, then save to use it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Primary colour/ })).toHaveValue('#fdf3b4');
    await waitFor(() => expect(canvas.getByLabelText('Corners')).toHaveValue('square'));
    await expect(
      await canvas.findByText(/^Table header text: the portal uses #\w{6} instead of #dddddd/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export theme' }));
    await expect(args.onExport).toHaveBeenCalledWith(expect.stringContaining('"hex": "#fdf3b4"'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          vendor_portal_primary_color: '#fdf3b4',
          vendor_portal_tokens: expect.stringContaining('headText') as string,
        }),
        expect.anything(),
      ),
    );
    window.scrollTo(0, 0);
  },
};

/** Type and shape are chosen without a file, and can be reset. */
export const ThemeShaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Font'), 'Georgia');
    await userEvent.selectOptions(canvas.getByLabelText('Density'), 'Compact');
    await userEvent.selectOptions(canvas.getByLabelText('Corners'), 'Round');
    const root = () =>
      canvas
        .getByTitle<HTMLIFrameElement>(/^The portal’s/)
        .contentDocument?.querySelector<HTMLElement>('[lang="en"][dir]')?.style;
    await waitFor(() => expect(root()?.getPropertyValue('--cs-radius-medium')).toBe('0.75rem'));
    await expect(root()?.getPropertyValue('--cs-font-family-text')).toBe("'Georgia', serif");
    await expect(root()?.getPropertyValue('--cs-space-medium')).toBe('0.85rem');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset theme' }));
    await waitFor(() => expect(root()?.getPropertyValue('--cs-radius-medium')).toBe(''));
    await expect(canvas.getByLabelText('Font')).toHaveValue('');
    window.scrollTo(0, 0);
  },
};
