import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlatformTrouble } from '@consignment/components/parts/imports/PlatformTrouble';
import type { Guide } from '../../../.storybook/guide.ts';
import { anEndedConnection, someRefused } from '../../fixtures/platform-trouble.ts';

const meta = {
  title: 'Parts/Imports/PlatformTrouble',
  component: PlatformTrouble,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above a page, while the shop’s platform is not connected or refuses part of what it holds. It names the fault and the one thing to do.',
      avoid: 'A sync that runs as it should is a SyncProgress, an answer that is late a PollingNotice.',
      right: {
        draw: () => <PlatformTrouble trouble={anEndedConnection} hrefToSync="#settings" />,
        why: 'It lasts until the owner connects the shop again, and says what is missing until then.',
      },
      wrong: {
        draw: () => (
          <PlatformTrouble
            trouble={{ ...anEndedConnection, is: 'refused', problems: ['The server did not answer.'] }}
            hrefToSync="#settings"
          />
        ),
        why: 'One request that failed and is asked again is no trouble of the shop. After the third false alarm the real one is not read.',
      },
      keyboard: [
        ['Tab', 'Stops at “Connect the shop again”, or at “Go to Sync Data”.'],
        ['Enter', 'Follows it.'],
      ],
      reader: '“Error: The shop is not connected any more.” It comes with the page and interrupts nothing.',
    } satisfies Guide,
  },
  args: { trouble: anEndedConnection, hrefToSync: '/settings' },
} satisfies Meta<typeof PlatformTrouble>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app was removed from the shop: the one cure is to install it again. */
export const Ended: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Connect the shop again' })).toHaveAttribute(
      'href',
      '/install?shop=rookery.myshopify.com',
    ),
};

export const OneRefused: Story = {
  args: { trouble: someRefused(1) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to Sync Data' })).toHaveAttribute('href', '/settings'),
};

/** The first five are named. */
export const ManyRefused: Story = {
  args: { trouble: someRefused(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/was not taken over/)).toHaveLength(5);
    await expect(canvas.getByText('And 7 more.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    trouble: {
      is: 'refused',
      host: `${'a'.repeat(60)}.myshopify.com`,
      hrefToConnect: '/install',
      problems: [`The order #${'1'.repeat(200)} was not taken over.`],
    },
  },
};

export const RightToLeft: Story = { args: { trouble: someRefused(2) }, globals: { direction: 'rtl' } };
