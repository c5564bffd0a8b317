import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonName } from '@consignment/components/parts/PersonName';

const meta = {
  title: 'Parts/People/PersonName',
  component: PersonName,
  args: { name: 'Ada Moss', image: null, detail: 'ada@rookery.example' },
} satisfies Meta<typeof PersonName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetail: Story = {};
export const NameAlone: Story = { args: { detail: '' } };
export const LongNames: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) } };
export const RightToLeft: Story = { args: { name: 'دار الخشب' }, globals: { direction: 'rtl' } };
