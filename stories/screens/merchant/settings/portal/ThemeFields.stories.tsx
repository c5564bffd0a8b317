import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeFields } from '@consignment/components/screens/merchant/settings/portal/ThemeFields';
import { Form } from '../../../../../packages/components/src/primitives/forms/Form.tsx';
import {
  portalSchema,
  portalSettingsOf,
} from '../../../../../packages/components/src/screens/merchant/settings/portal/portal-settings.ts';
import * as themeDesk from '../../../../../packages/components/src/theme/theme-desk.ts';
import { done } from '../../../../primitives/answers.ts';

/** Within the form of the portal's settings only: it fills fields of that form. */
const meta = {
  title: 'Screens/Merchant/Settings/Portal/ThemeFields',
  component: ThemeFields,
  args: { desk: themeDesk, onExport: fn() },
  decorators: [
    (Story) => (
      <Form
        label="Theme"
        schema={portalSchema}
        defaultValues={portalSettingsOf(new Map())}
        onSubmit={() => Promise.resolve(done)}
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof ThemeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, tokens: object) =>
  new File([JSON.stringify(tokens)], name, { type: 'application/json' });
const color = (value: string) => ({ $type: 'color', $value: value });
const zero = { $value: { value: 0, unit: 'px' } };
const square = { $type: 'dimension', small: zero, medium: zero, large: zero };

/** A choice is one press; a value that only a file has stays among the choices. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Corners'), 'Round');
    await expect(canvas.getByLabelText('Corners')).toHaveValue('round');
    const dense = { density: { $type: 'number', $value: 1.2 } };
    await userEvent.upload(canvas.getByLabelText('Import theme'), file('dense.json', dense));
    await expect(await canvas.findByText(/^The theme from dense\.json has been filled in\./)).toBeVisible();
    await expect(canvas.getByLabelText('Density')).toHaveDisplayValue('From the file');
    await expect(canvas.getByLabelText('Corners')).toHaveValue('usual');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset theme' }));
    await expect(canvas.getByText('The default theme has been filled in. Save to use it.')).toBeVisible();
    await expect(canvas.getByLabelText('Density')).toHaveValue('usual');
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** Every fault of a file is named by its path, and nothing is changed. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const wrong = { color: { primary: color('url(https://x.example)'), brand: color('#ffffff') } };
    await userEvent.upload(canvas.getByLabelText('Import theme'), file('wrong.json', wrong));
    await expect(await canvas.findByText('wrong.json cannot be used. Nothing has changed.')).toBeVisible();
    await expect(
      canvas.getByText(
        'color.primary: “url(https://x.example)” is not a colour. Use a hex code or an sRGB colour object.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^color\.brand: Themes don’t have this token\./)).toBeVisible();
    await expect(canvas.getByLabelText('Corners')).toHaveValue('usual');
  },
};

const twoBrands = {
  version: '2025.10',
  modifiers: {
    brand: {
      contexts: {
        harbour: [{ color: { primary: color('#0b1f4b') }, radius: square }],
        meadow: [{ color: { primary: color('#1f5c3f') } }],
      },
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/brand' }],
};

/** A file with several brands asks which. */
export const OfBrands: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Import theme'), file('brands.json', twoBrands));
    const brand = await canvas.findByLabelText('Brand in the file');
    await expect(canvas.getByLabelText('Corners')).toHaveValue('square');
    await userEvent.selectOptions(brand, 'meadow');
    await expect(canvas.getByLabelText('Corners')).toHaveValue('usual');
    await userEvent.click(canvas.getByRole('button', { name: 'Export theme' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(expect.stringContaining('"hex": "#1f5c3f"'));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
