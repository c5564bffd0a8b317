import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import type {
  VendorFileAdded,
  VendorFileCheck,
  VendorFileOutcome,
} from '../../../../../packages/components/src/screens/merchant/vendors/file/vendor-file-check.ts';
import { VendorFileScreen } from '@consignment/components/screens/merchant/vendors/file/VendorFileScreen';
import { aProblem } from '../../../../fixtures/list.ts';
import { aVendorFileCheck } from '../../../../fixtures/vendor-file.ts';
import { pendingAnswer } from '../../../../primitives/answers.ts';

const checked = (change: Partial<VendorFileCheck> = {}) =>
  fn(() => Promise.resolve<VendorFileOutcome>({ is: 'checked', check: aVendorFileCheck(change) }));

const meta = {
  title: 'Screens/Merchant/Vendors/File/VendorFileScreen',
  component: VendorFileScreen,
  parameters: { frame: 'bare' },
  args: {
    hrefOfVendors: '#vendors',
    hrefOfVendor: (id) => `#vendor-${id}`,
    onCheck: checked(),
    onAdd: fn(() => Promise.resolve<VendorFileAdded>({ is: 'added', added: 28, filled: 0 })),
    invite: <p>Invite all</p>,
  },
} satisfies Meta<typeof VendorFileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const file = new File(['Supplier,E-mail\n'], 'vendors.csv', { type: 'text/csv' });
const choose = ({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) =>
  userEvent.upload(canvas.getByLabelText(/^Vendors/, { selector: 'input' }), file);

export const Empty: Story = {
  tags: ['wide'],
  play: ({ canvas }) => expect(canvas.getByText(/The first row has the headings/)).toBeVisible(),
};

/** The columns are found, and nothing is written before the button is pressed. */
export const Checked: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText('28 new vendors')).toBeVisible();
    await expect(canvas.getByLabelText('Supplier')).toHaveValue('name');
    await expect(canvas.getByLabelText('IBAN')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Add 28 vendors' })).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const ProblemRows: Story = {
  tags: ['wide'],
  args: {
    onCheck: checked({
      rows: 31,
      filled: [{ row: 3, id: 7, name: 'Lantern Loom', fields: ['contact_name', 'phone', 'paypal_email'] }],
      unchanged: 2,
      problems: [
        { row: 9, column: 'E-mail', detail: '“pots at saltmarsh” is not an email address.' },
        { row: 14, column: 'Commission', detail: '“145”: A percentage cannot be more than 100.' },
        { row: 22, column: 'Supplier', detail: 'This vendor is already in row 4.' },
        { row: 27, column: null, detail: 'This row has 7 cells, the header has 6.' },
      ],
      problem_rows: 4,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText('4 rows are left out')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lantern Loom' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add 28 vendors, fill in details for 1' })).toBeVisible();
  },
};

/** Another meaning of a column is checked at once. */
export const ColumnChanged: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await userEvent.selectOptions(await canvas.findByLabelText('Phone'), 'Not read');
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenLastCalledWith(expect.any(File), [
        'name',
        'contact_name',
        'email',
        null,
        'commission_rate',
        null,
      ]),
    );
  },
};

/** Columns that could not be checked are not written: they are read again first. */
export const ColumnsNotRead: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    const phone = await canvas.findByLabelText('Phone');
    mocked(args.onCheck).mockResolvedValueOnce({ is: 'refused', problem: aProblem });
    await userEvent.selectOptions(phone, 'Not read');
    await expect(await canvas.findByText(aProblem.detail)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file again' }));
    await expect(await canvas.findByRole('button', { name: 'Add 28 vendors' })).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalledTimes(3);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const NoNames: Story = {
  args: {
    onCheck: checked({
      columns: [
        { heading: 'A', example: 'Juniper & Oak', field: null },
        { heading: 'E-mail', example: 'm@juniperoak.example', field: 'email' },
      ],
      added: [],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText('Which column has the vendors’ names?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add 0 vendors' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 28 vendors' }));
    await expect(await canvas.findByText('28 vendors added.')).toBeVisible();
    await expect(canvas.getByText('Invite all')).toBeVisible();
  },
};

const pending = pendingAnswer<VendorFileAdded>();

export const Adding: Story = {
  tags: ['no-picture'],
  args: { onAdd: fn(() => pending.promise) },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Add 28 vendors' }));
    await expect(await canvas.findByRole('button', { name: 'Adding…' })).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Somebody else has changed the vendors: the file is checked again, and says why. */
export const Stale: Story = {
  tags: ['no-picture'],
  args: {
    onAdd: fn(() =>
      Promise.resolve<VendorFileAdded>({
        is: 'refused',
        problem: { code: 'stale', detail: 'The vendors of the shop have changed.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 28 vendors' }));
    await expect(await canvas.findByText('The vendors of the shop have changed.')).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  args: { onCheck: fn(() => Promise.resolve<VendorFileOutcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText(aProblem.detail)).toBeVisible();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);

export const LongNames: Story = {
  args: {
    onCheck: checked({
      columns: [
        { heading: long, example: long, field: 'name' },
        { heading: 'E-mail', example: `${'maren.holt.'.repeat(8)}@juniperandoak.example`, field: 'email' },
      ],
      added: [{ row: 2, name: long, email: '' }],
      filled: [{ row: 3, id: 9, name: `${long} 2`, fields: ['email'] }],
      problems: [{ row: 4, column: long, detail: `“${long.slice(0, 59)}…” is not an email address.` }],
      problem_rows: 1,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText('1 new vendor')).toBeVisible();
  },
};

export const Phone: Story = {
  ...ProblemRows,
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { ...ProblemRows, tags: [], globals: { direction: 'rtl' } };
