import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import {
  LogoField,
  type UploadedLogo,
} from '@consignment/components/screens/merchant/settings/portal/LogoField';
import { Form } from '../../../../../packages/components/src/primitives/forms/Form.tsx';
import { done } from '../../../../primitives/answers.ts';

const address = `/api/files/logos/1-${'a'.repeat(64)}/`;
const schema = z.object({ vendor_portal_logo_url: z.string() });
const defaultValues = { vendor_portal_logo_url: '' };

/** Within the form of the portal's settings only: it fills a field of that form. */
const meta = {
  title: 'Screens/Merchant/Settings/Portal/LogoField',
  component: LogoField,
  args: { onUpload: fn(() => Promise.resolve<UploadedLogo>({ is: 'done', url: address })) },
  decorators: [
    (Story) => (
      <Form label="Logo" schema={schema} defaultValues={defaultValues} onSubmit={() => Promise.resolve(done)}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof LogoField>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['png'], 'logo.png', { type: 'image/png' });

/** The picture's address is filled in; nothing is saved yet. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Logo picture'), picture());
    await expect(await canvas.findByText('logo.png has been uploaded. Save to use it.')).toBeVisible();
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/^Logo address/)).toHaveValue(address);
  },
};

/** Why, and the address stays what it was. */
export const Refused: Story = {
  args: {
    onUpload: fn(() => {
      const detail = 'Use a PNG or JPEG picture.';
      return Promise.resolve<UploadedLogo>({ is: 'refused', problem: { detail, errors: [{ detail }] } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Logo picture'), picture());
    await expect(await canvas.findByText('Use a PNG or JPEG picture.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Logo address/)).toHaveValue('');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
