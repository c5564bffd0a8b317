import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileButton } from '@consignment/components/parts/lists/FileButton';
import { PictureDialog } from '@consignment/components/parts/questions/PictureDialog';
import { Thumbnail } from '@consignment/components/primitives/text/Thumbnail';
import type { Guide } from '../../../.storybook/guide.ts';
import { aPicture, sends } from '../../fixtures/question.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Questions/PictureDialog',
  component: PictureDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'To look at a picture that a person sent with a message, without leaving the thread.',
      avoid: 'A product has its picture as a Thumbnail. A PDF is saved and opened by the system.',
      right: {
        draw: () => (
          <FileButton
            label="View agreement.png (184 kB)"
            busyLabel="Loading…"
            size="small"
            onFetch={() => Promise.resolve(done)}
          />
        ),
        why: 'The picture is loaded when somebody looks at it, and its size is known before.',
      },
      wrong: {
        draw: () => <Thumbnail src={aPicture} alt="agreement.png" />,
        why: 'The words on a receipt cannot be read at this size.',
      },
      keyboard: [
        ['Tab', 'Goes to Save file, Close picture and Close.'],
        ['Escape', 'Returns to the thread.'],
      ],
      reader: '“agreement.png, dialog. agreement.png, image. Save file, button.”',
    } satisfies Guide,
  },
  args: { name: 'agreement.png', src: aPicture, onSave: sends(), onClose: fn() },
} satisfies Meta<typeof PictureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'agreement.png' });
    await expect(canvas.getByRole('img', { name: 'agreement.png' })).toBeVisible();
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  args: { onSave: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save file' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Its bytes are no picture that this browser knows. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This picture cannot be shown\./)).toBeVisible();
  },
};
