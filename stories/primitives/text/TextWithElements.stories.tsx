import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextWithElements } from '@consignment/components/primitives/text/TextWithElements';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Guide } from '../../../.storybook/guide.ts';

const texts = defineTexts('TextWithElementsStory', {
  pays: 'Your payouts go to {email} at {provider}.',
});

const meta = {
  title: 'Primitives/Text/TextWithElements',
  component: TextWithElements<'email' | 'provider'>,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For a sentence with a link, a name or a bold word in it.',
      avoid: 'A text whose arguments are plain words needs no element: call it as it is.',
      right: {
        draw: () => (
          <p>
            <TextWithElements
              text={texts.pays}
              elements={{ email: <bdi>ana@example.com</bdi>, provider: 'PayPal' }}
            />
          </p>
        ),
        why: 'One text has the whole sentence, so that each language can order it as it speaks.',
      },
      wrong: {
        draw: () => (
          <p>
            <span>Your payouts go to </span>
            <bdi>ana@example.com</bdi>
            <span> at PayPal.</span>
          </p>
        ),
        why: 'A sentence in pieces keeps the order of English words in every language.',
      },
      keyboard: [],
      reader: 'The sentence as it is read, with its links and names as they are.',
    } satisfies Guide,
  },
  args: {
    text: texts.pays,
    elements: { email: <Link href="#email" label="ana@example.com" />, provider: <strong>PayPal</strong> },
  },
  render: (args) => (
    <p>
      <TextWithElements {...args} />
    </p>
  ),
} satisfies Meta<typeof TextWithElements<'email' | 'provider'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement).toHaveTextContent('Your payouts go to ana@example.com at PayPal.');
    await expect(canvas.getByRole('link')).toHaveTextContent('ana@example.com');
  },
};

export const OtherOrder: Story = {
  args: { text: ({ email, provider }) => `${provider} ${email}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('PayPal ana@example.com');
  },
};
