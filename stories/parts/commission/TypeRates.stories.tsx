import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TypeRates } from '@consignment/components/parts/commission/TypeRates';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { PreviewAnswer } from '../../../packages/components/src/parts/commission/rule-preview.ts';
import { someProductTypes } from '../../fixtures/catalog.ts';
import { aRulePreview } from '../../fixtures/settings.ts';
import { someRateDates } from '../../fixtures/rates.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../fixtures/list.ts';

/** All but the introduction and the rates. */
const given = {
  empty: { title: 'There are no product types yet.', detail: 'They come with your products.' },
  controls: controlsOf({ ...aQuery, sort: 'product_type' }),
  vendor: null,
  currency: { books: 'GBP', shown: null },
  hrefOfRule: (id) => `#rule-${id}`,
  dates: someRateDates(),
  recalculation: null,
  onPreview: fn(() => Promise.resolve<PreviewAnswer>({ is: 'ready', preview: aRulePreview() })),
  onSave: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
} satisfies Partial<ComponentProps<typeof TypeRates>>;

const meta = {
  title: 'Parts/Commission/TypeRates',
  component: TypeRates,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For rates by product type, of the whole shop or of one vendor. Say in `intro` which rates they win over; each change shows its effect first.',
      avoid: 'One rate for everything is a setting. The commission of one line is a SetCommissionDialog.',
      right: {
        draw: () => (
          <TypeRates
            intro="A rate set here overrides global and vendor-specific rates."
            {...given}
            types={aPageOf(someProductTypes.slice(0, 2))}
          />
        ),
        why: 'Precedence is explained above the table, before the rate is set.',
      },
      wrong: {
        draw: () => (
          <TypeRates
            intro="Set your commissions here."
            {...given}
            types={aPageOf(someProductTypes.slice(0, 2))}
          />
        ),
        why: 'It repeats the title. An owner sets 35% for Lighting, does not know that it beats the 50% agreed with one vendor, and breaks that agreement.',
      },
      keyboard: [
        ['Tab', 'Stops in each row at Set Commission and at the box of Percentage.'],
        ['Enter or Space', 'On Set Commission: opens the dialog of the rate.'],
        ['Space', 'On a box: shows the effect of the change, which is applied only then.'],
      ],
      reader:
        '“Product types, table. Lighting, row header. Commission Rate, 35%. Set Commission: Lighting, button. Percentage: Lighting, checkbox, checked.”',
    } satisfies Guide,
  },
  args: {
    intro: 'A rate set here overrides global and vendor-specific rates.',
    ...given,
    types: aPageOf(someProductTypes),
  },
} satisfies Meta<typeof TypeRates>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogName = { name: 'Effect of this change' };

/** Rates of the whole shop, or of one vendor: 'default' where there is none. One vendor's are a ProductTypesTab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Furniture/ })).toHaveTextContent('default');
    await expect(canvas.getByRole('checkbox', { name: 'Percentage: Furniture' })).toBeChecked();
    await expect(canvas.getByRole('row', { name: /Lighting/ })).toHaveTextContent('35%');
  },
};

/** The effect of a change is shown before it is saved. */
export const EffectShown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Percentage: Lighting' }));
    await canvas.findByRole('dialog', dialogName);
    await expect(args.onPreview).toHaveBeenCalledWith(expect.objectContaining({ product_type: 'Lighting' }), {
      rate: '35',
      isPercentage: false,
    });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Taken back, the box is as it was, without a word. */
export const TakenBack: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await EffectShown.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    const box = canvas.getByRole('checkbox', { name: 'Percentage: Lighting' });
    await expect(box).toBeChecked();
    await expect(box).not.toHaveAccessibleDescription();
  },
};

/** Applied, it is saved once. */
export const Applied: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await EffectShown.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Recalculating: Story = { args: { recalculation: { progress: 40, failure: null } } };

export const Empty: Story = { args: { types: aPageOf([]) } };

export const Loading: Story = { args: { types: loading } };

export const Failed: Story = { args: { types: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof TypeRates> = {
  args: { onSave: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Set Commission/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /^Percentage/ })).toBeNull();
  },
};
