import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageChoice } from '@consignment/components/parts/pages/LanguageChoice';
import { LanguagesContext, type Languages } from '@consignment/components/parts/pages/languages';
import type { Guide } from '../../../.storybook/guide.ts';

const choose = fn<Languages['choose']>();

const within = (languages: Languages | null) => () => (
  <LanguagesContext value={languages}>
    <LanguageChoice />
  </LanguagesContext>
);

const nine = { tags: ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja', 'ar'], shown: 'en', choose };

const meta = {
  title: 'Parts/Pages/LanguageChoice',
  component: LanguageChoice,
  tags: ['new'],
  render: within(nine),
  parameters: {
    guide: {
      use: 'Below the pages before sign-in, and in the menu of the account.',
      avoid: 'The locale of a shop, which decides the form of its dates, is a Select in its settings.',
      right: {
        draw: within(nine),
        why: 'Each language has the name that its speakers know, whatever the page is written in.',
      },
      wrong: {
        draw: within({ tags: ['en'], shown: 'en', choose }),
        why: 'One language is no choice: an app that has no other gives no context, and nothing is drawn.',
      },
      keyboard: [
        [
          'Arrow keys',
          'Choose the next or the previous language, in most systems after the list has opened.',
        ],
        ['Enter, Space', 'Open the list.'],
      ],
      reader: '“Language, English, pop-up button.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nine: Story = {
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    const list = canvas.getByRole('combobox', { name: 'Language' });
    await expect(list).toHaveDisplayValue('English');
    await userEvent.selectOptions(list, 'Français');
    await expect(choose).toHaveBeenCalledWith('fr');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toContain('العربية');
  },
};

/** Of the page in German, which has its own name for the list. */
export const German: Story = {
  render: within({ ...nine, shown: 'de' }),
  globals: { locale: 'de' },
};

/** An app with one language has no list. */
export const NoChoice: Story = {
  tags: ['no-picture'],
  render: within(null),
  play: ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull(),
};
