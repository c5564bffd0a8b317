import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm } from '@consignment/components/parts/signing-in/SignInForm';
import { SignInPage } from '@consignment/components/parts/signing-in/SignInPage';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Heading } from '@consignment/components/primitives/text/Heading';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Signing in/SignInPage',
  component: SignInPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Around everything before the login of the shop’s own apps: one card in the middle, with the title of what is done there.',
      avoid:
        'The portal has a frame in the colours of the shop. Pages after the login use an AppShell, texts to read a LegalFrame.',
      right: {
        draw: () => (
          <Stack space="small">
            <Heading level={3} size="large">
              Log in to your shop
            </Heading>
            <Text tone="muted">See what each vendor is owed, and pay them.</Text>
          </Stack>
        ),
        why: 'Title and sentence say whose door it is, before a password is typed.',
      },
      wrong: {
        draw: () => (
          <Stack space="small">
            <Heading level={3} size="large">
              Welcome back!
            </Heading>
            <Text tone="muted">Please enter your details.</Text>
          </Stack>
        ),
        why: 'Three apps have such a page, and this could be any of them. Vendors type their password into the shop’s, and call because it is “wrong”.',
      },
      keyboard: [['Tab', 'Goes through the card’s form, then to the other ways beneath the line.']],
      reader:
        'Banner with the brand, main, “Log in to your shop, heading level 1”, the sentence, and the form.',
    } satisfies Guide,
  },
  args: {
    brand: <Wordmark />,
    title: 'Log in to your shop',
    description: 'See what each vendor is owed, and pay them.',
    children: <SignInForm reason={null} onSignIn={fn()} onSecondFactor={fn()} />,
  },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongNames: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
