import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PortalPanel } from '@consignment/components/screens/merchant/settings/portal/PortalPanel';
import { portalSettingsOf } from '../../../../../packages/components/src/screens/merchant/settings/portal/portal-settings.ts';
import * as themeDesk from '../../../../../packages/components/src/theme/theme-desk.ts';
import { somePortalMetas } from '../../../../fixtures/settings.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Portal/PortalPanel',
  component: PortalPanel,
  args: {
    settings: portalSettingsOf(somePortalMetas()),
    defaultColours: {
      vendor_portal_primary_color: '#eb008c',
      vendor_portal_secondary_color: '#7101a5',
      vendor_portal_font_color: '#333333',
      vendor_portal_button_text_color: '#ffffff',
    },
    corrections: [],
    cssProblems: [],
    cssCorrections: [],
    isSavedCssCut: false,
    onUploadLogo: fn(() => Promise.resolve({ is: 'done' as const, url: '/api/files/logos/1-a/' })),
    onSave: fn(() => Promise.resolve(done)),
    desk: themeDesk,
    onExport: fn(),
    onDraftChange: fn(),
    onDirtyChange: fn(),
    place: null,
    hrefOf: (section) => `#${section}`,
    commissionFields: null,
  },
} satisfies Meta<typeof PortalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only changes are saved, with the values that they replace; each change is passed on at once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Login title/)).toHaveAttribute('placeholder', 'Welcome Vendors');
  },
};

export const Saved: Story = {
  ...Default,
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Discount' }));
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ vendor_portal_theme: 'dark', vendor_field_discount: false }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Vendor portal settings have been saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      { vendor_portal_theme: 'dark', vendor_field_discount: false },
      { vendor_portal_theme: 'light', vendor_field_discount: true },
    );
    // axe measures the window, and takes fields below its content for covered.
    window.scrollTo(0, 0);
  },
};

/** Nothing was ever set: the customer's name and the cost are hidden, all else is shown. */
export const NothingSet: Story = {
  args: { settings: portalSettingsOf(new Map()) },
  play: async ({ canvas }) => {
    for (const name of ['Products', 'Commission', 'Sell price', 'Discount', 'Order number', 'Order date']) {
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    }
    await expect(canvas.getByRole('checkbox', { name: 'Customer name' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Cost per item' })).not.toBeChecked();
  },
};

/** The portal's corrections of colours that would be hard to read. */
export const Corrected: Story = {
  args: {
    corrections: [
      { path: 'color.link', scheme: 'light', from: '#ffe066', to: '#8a7100', contrast: 4.52, before: 1.31 },
      {
        path: 'color.buttonText',
        scheme: 'light',
        from: '#ffffff',
        to: '#3d3300',
        contrast: 10.9,
        before: 1.31,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Links: the portal uses #8a7100 instead of #ffe066, which would be hard to read. The contrast is 4.5 to 1 instead of 1.3 to 1.',
      ),
    ).toBeVisible();
  },
};

/** A colour of the style sheet that one theme could not bear is named with what is used, and no page says all is well. */
export const CssCorrected: Story = {
  args: {
    settings: portalSettingsOf(somePortalMetas({ vendor_portal_css: 'h1 { color: #224466 }' })),
    cssCorrections: [
      {
        line: 1,
        what: 'words',
        scheme: 'dark',
        from: '#224466',
        to: '#c9e3ff',
        contrast: 9.49,
        before: 1.24,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Line 1, dark theme: the portal uses #c9e3ff for text instead of #224466, which would be hard to read. The contrast is 9.4 to 1 instead of 1.2 to 1.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText('All text is easy to read in these colours.')).toBeNull();
  },
};

/** A saved value that is no longer allowed is named at the head of the page. */
export const SavedCssCut: Story = {
  args: {
    settings: portalSettingsOf(somePortalMetas({ vendor_portal_css: 'a { visibility: hidden }' })),
    isSavedCssCut: true,
    cssProblems: [
      {
        line: 1,
        column: 5,
        detail: 'visibility cannot be used: nothing in the portal may be hidden. Remove it.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Part of your saved style sheet isn’t being used.')).toBeVisible();
  },
};

/** Each line that cannot be used leads to its place. */
export const WrongCss: Story = {
  args: {
    settings: portalSettingsOf(
      somePortalMetas({ vendor_portal_css: 'h1 {\n  color: #7101a5;\n  position: fixed;\n}' }),
    ),
    cssProblems: [
      {
        line: 3,
        column: 3,
        detail: 'position cannot be used: nothing may cover the parts of a page that people use. Remove it.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Custom CSS/ });
    await expect(code).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Line 3' }));
    await expect(code).toHaveFocus();
    await expect(code.value.slice(code.selectionStart, code.selectionEnd)).toBe('  position: fixed;');
  },
};

/** A value that cannot be sent is refused at its field. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Terms/), 'javascript:alert(1)');
    const colour = canvas.getByRole('textbox', { name: /^Text colour/ });
    await userEvent.type(colour, 'pink');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(colour).toHaveAccessibleDescription(/Enter # followed by six digits \(0 to 9 or a to f\)\./);
    await expect(canvas.getByLabelText(/^Terms/)).toHaveAccessibleDescription(/begins with https/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Typed values stay. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Logo title/), 'Alder');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There was an error saving. Please try again later.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Logo title/)).toHaveValue('Alder');
  },
};

export const LongNames: Story = {
  args: {
    settings: portalSettingsOf(
      somePortalMetas({
        vendor_portal_login_title:
          'Welcome to all makers, growers, weavers and joiners of our valley '.repeat(2),
        vendor_portal_logo_url: `https://pictures.example/${'a-very-long-address/'.repeat(6)}logo.png`,
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
