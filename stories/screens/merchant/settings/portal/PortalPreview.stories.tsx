import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PortalPreview } from '@consignment/components/screens/merchant/settings/portal/PortalPreview';
import { Button } from '../../../../../packages/components/src/primitives/actions/Button.tsx';
import { Page } from '../../../../../packages/components/src/primitives/layout/Page.tsx';

/** The shell draws the portal's own pages in it. */
const meta = {
  title: 'Screens/Merchant/Settings/Portal/PortalPreview',
  component: PortalPreview,
  args: {
    scheme: 'light',
    brandOf: () => ({}),
    isFullSize: false,
    onFullSize: fn(),
    children: (page) => (
      <Page title={page === 'sign-in' ? 'Welcome Vendors' : 'Commissions'}>
        <Button label="Login" onClick={() => undefined} />
      </Page>
    ),
  },
} satisfies Meta<typeof PortalPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page within, once its window is there. */
async function pageIn(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const frame = canvas.getByTitle<HTMLIFrameElement>(/^The portal’s/);
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
  const heading = frame.contentDocument?.querySelector('h1');
  if (heading == null) throw new Error('The preview is empty.');
  return { frame, heading };
}

/** Two pages at two widths; nothing in them can be reached. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const { frame, heading } = await pageIn(canvas);
    await expect(heading).toHaveTextContent('Welcome Vendors');
    await expect(frame.inert).toBe(true);
    await expect(frame.contentWindow?.innerWidth).toBe(375);
    await expect(frame).toHaveAccessibleName('The portal’s sign-in page at phone width');
    await userEvent.selectOptions(canvas.getByLabelText('Width'), 'Desktop');
    await waitFor(() => expect(frame.contentWindow?.innerWidth).toBe(1280));

    const tab = canvas.queryByRole('tab', { name: 'Commissions' });
    if (tab === null) return;
    await userEvent.click(tab);
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent('Commissions'));
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(document.activeElement).not.toBe(frame);
    }
  },
};

/** It has its own theme, whatever is around it. */
export const Dark: Story = {
  args: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const { heading } = await pageIn(canvas);
    const page = heading.ownerDocument.documentElement;
    await waitFor(() => expect(getComputedStyle(page).colorScheme).toBe('dark'));
  },
};

/** The other theme is a choice away, and the form's own comes back when the form changes it. */
export const OtherTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    const { heading } = await pageIn(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'Dark');
    const page = heading.ownerDocument.documentElement;
    await waitFor(() => expect(getComputedStyle(page).colorScheme).toBe('dark'));
  },
};

/** Over the whole window a desk's width can be read. */
export const FullSize: Story = {
  args: { isFullSize: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Portal preview' });
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth * 0.9);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onFullSize).toHaveBeenCalledWith(false);
  },
};

/** It opens at a desk's width. */
export const Opening: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open full size' }));
    await expect(args.onFullSize).toHaveBeenCalledWith(true);
    await expect(canvas.getByLabelText('Width')).toHaveDisplayValue('Desktop');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { frame } = await pageIn(canvas);
    const stage = frame.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeGreaterThan(0));
    const { left, right } = frame.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(stage?.left ?? Infinity);
    await expect(right).toBeLessThanOrEqual(stage?.right ?? 0);
  },
};
