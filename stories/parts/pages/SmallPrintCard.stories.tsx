import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SmallPrintCard } from '@consignment/components/parts/pages/SmallPrintCard';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/SmallPrintCard',
  component: SmallPrintCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Last on the page Help of each app, for the terms of service and the privacy policy.',
      avoid: 'A person who has to agree to them does so in a form, with the links beside the box.',
      right: {
        draw: () => <Link href="#terms" label="Terms of service" />,
        why: 'The link is the name of the page behind it.',
      },
      wrong: {
        draw: () => (
          <Text>
            For our terms <Link href="#here" label="see here" />.
          </Text>
        ),
        why: 'In a list of links “see here” says nothing.',
      },
      keyboard: [
        ['Tab', 'Moves to the terms, then to the policy.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: '“The small print, region. List, 2 items. Terms of service, link. Privacy policy, link.”',
    } satisfies Guide,
  },
  args: { links: { terms: '/terms-of-service', privacy: '/privacy-policy' } },
} satisfies Meta<typeof SmallPrintCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/terms-of-service', '/privacy-policy']);
  },
};
