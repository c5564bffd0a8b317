import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LegalFrame } from '@consignment/components/parts/pages/LegalFrame';
import {
  VerifyScreen,
  type AskedCode,
  type CheckedFile,
} from '@consignment/components/screens/merchant/verify/VerifyScreen';
import { anIssuer, changed, genuine } from '../../../fixtures/statement-check.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Verify/VerifyScreen',
  component: VerifyScreen,
  parameters: { frame: 'bare' },
  args: {
    file: null,
    onChoose: fn(),
    onRemove: fn(),
    onRetry: fn(),
    code: '',
    asked: null,
    onAsk: fn(() => Promise.resolve(done)),
  },
  decorators: [
    (Story) => (
      <LegalFrame
        links={[
          { href: '#terms', label: 'Terms of service' },
          { href: '#privacy', label: 'Privacy policy' },
        ]}
      >
        <Story />
      </LegalFrame>
    ),
  ],
} satisfies Meta<typeof VerifyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function aFile(answer: CheckedFile['answer'], name = 'statement-3.pdf'): CheckedFile {
  return { name, size: 84_000, answer };
}

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The file is not uploaded/)).toBeVisible();
    const file = new File(['%PDF'], 'statement-3.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Statement'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const WrongKind: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Statement'), new File(['x'], 'statement.docx'));
    await expect(canvas.getByText('Not a .pdf or .csv or .json file: statement.docx')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Checking: Story = { args: { file: aFile({ is: 'checking' }) } };

export const Genuine: Story = {
  args: { file: aFile({ is: 'checked', check: genuine, standing: 'latest', issuer: anIssuer() }) },
  play: async ({ canvas }) => {
    const [result] = canvas.getAllByRole('status');
    await expect(result).toHaveTextContent(
      /^Genuine, and the latest statement\. The file has not been altered since it was issued/,
    );
    await expect(canvas.getByRole('region', { name: 'Statement 3' })).toBeVisible();
  },
};

export const Changed: Story = {
  args: { file: aFile({ is: 'checked', check: changed, standing: 'not_asked', issuer: null }) },
  play: async ({ canvas }) => {
    const [result] = canvas.getAllByRole('status');
    await expect(result).toHaveTextContent(/^The file has been changed\./);
    await expect(canvas.getByRole('region', { name: 'Where the file was changed' })).toBeVisible();
  },
};

/** By keyboard alone: Tab goes from the file to the button that removes it, and on to Retry. */
export const NoKeys: Story = {
  args: {
    file: aFile({
      is: 'unchecked',
      problem: {
        detail: 'We could not reach the server. Check your connection and try again.',
        errors: [],
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('Statement').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove statement-3.pdf' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** However it is typed, the digits are asked for. */
export const TypedCode: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), ' 7F3A 92c1–05de-b814{Enter}');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('7f3a92c105deb814'));
  },
};

export const WrongCode: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '7f3a-92c1{Enter}');
    await expect(await canvas.findAllByText(/^Enter all 16 characters of the code/)).toHaveLength(2);
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

function ofCode(
  standing: Extract<AskedCode, { is: 'answered' }>['standing'],
  issuer = standing === 'unknown' ? null : anIssuer(),
): Story {
  return { args: { code: '7f3a-92c1-05de-b814', asked: { is: 'answered', standing, issuer } } };
}

export const CodeOfTheLatest: Story = {
  ...ofCode('latest'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('7f3a-92c1-05de-b814');
    await expect(canvas.getByText('Issued, and the latest statement')).toBeVisible();
    await expect(
      canvas.getByText(/^Issued, and the latest statement\. The statement with this code/),
    ).toHaveRole('status');
  },
};

export const CodeOfAFollowed: Story = ofCode('followed');

export const CodeOfAWithdrawn: Story = ofCode('withdrawn');

export const UnknownCode: Story = ofCode('unknown');

export const TooManyCodes: Story = {
  args: {
    code: '7f3a-92c1-05de-b814',
    asked: {
      is: 'unanswered',
      problem: { detail: 'There were too many requests.', errors: [], retryAfter: 30 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can try again in 30 seconds.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  ...Genuine,
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { ...Changed, globals: { direction: 'rtl' } };
