import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '@consignment/components/primitives/layout/QrCode';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const text =
  'otpauth://totp/Consignment:owner%40demo.example?issuer=Consignment&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const meta = {
  title: 'Primitives/Layout/QrCode',
  component: QrCode,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For a text that goes into a phone by its camera, such as the secret of an authenticator app.',
      avoid: 'A way to another page is a Link. A text that is typed by hand anyway needs no code.',
      right: {
        draw: () => (
          <Stack space="small">
            <QrCode text={text} label="QR code for the app" />
            <Text size="small">JBSW Y3DP EHPK 3PXP</Text>
          </Stack>
        ),
        why: 'The same text is below, for a person without a camera or without sight.',
      },
      wrong: {
        draw: () => <QrCode text={text} label="QR code" />,
        why: 'Alone it shuts out everybody whose phone shows this very page.',
      },
      keyboard: [],
      reader: '“QR code for the app. The secret is shown as text below, image.”',
    } satisfies Guide,
  },
  args: { text, label: 'QR code for the app. The secret is shown as text below.' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on light in both themes, since many cameras read nothing else. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code for the app/ })).toBeVisible();
  },
};

export const Short: Story = { args: { text: 'consignment' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
