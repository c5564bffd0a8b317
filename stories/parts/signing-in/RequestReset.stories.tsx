import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RequestReset } from '@consignment/components/parts/signing-in/RequestReset';
import { SignInPage } from '@consignment/components/parts/signing-in/SignInPage';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/RequestReset',
  component: RequestReset,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the content of a page that sends the link to a new password, in a frame of that app: the portal has the shop’s, the others ours.',
      avoid:
        'In the shop’s own apps use ForgotPasswordPage, which has the frame. Where the link leads is a ResetPassword.',
      right: {
        draw: () => (
          <RequestReset
            onRequest={() => Promise.resolve(done)}
            hrefOfLogin="#login"
            frame={({ description, ways, children }) => (
              <Card>
                <Stack space="medium">
                  {description !== undefined && <Text>{description}</Text>}
                  {children}
                  {ways}
                </Stack>
              </Card>
            )}
          />
        ),
        why: 'The frame draws all three: what will happen, the form, and the way back.',
      },
      wrong: {
        draw: () => (
          <RequestReset
            onRequest={() => Promise.resolve(done)}
            hrefOfLogin="#login"
            frame={({ children }) => <Card>{children}</Card>}
          />
        ),
        why: 'The frame drops `description` and `ways`. A vendor who remembers the password after all has no way back to the login.',
      },
      keyboard: [
        ['Tab', 'Goes from Email to Request Password Reset and on to Login.'],
        ['Enter', 'In the field: sends the request.'],
      ],
      reader:
        '“Request Password Reset, form. Email, edit text.” Sent: the focus goes to the page’s title, and “Success: Password reset email has been sent.” is read out.',
    } satisfies Guide,
  },
  args: {
    onRequest: fn(() => Promise.resolve(done)),
    hrefOfLogin: '#login',
    frame: (content) => <SignInPage brand={<Wordmark />} title="Forgot your password" {...content} />,
  },
} satisfies Meta<typeof RequestReset>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page does not show whether an address has a login. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@demo.example{Enter}');
    await expect(await canvas.findByText(/^If there is a login for ana@demo\.example/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
