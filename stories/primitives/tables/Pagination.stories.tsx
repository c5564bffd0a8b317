import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LinkProvider } from '@consignment/components/primitives/navigation/LinkProvider';
import { Pagination } from '@consignment/components/primitives/tables/Pagination';
import type { LinkComponentProps } from '../../../packages/components/src/primitives/navigation/link-context.ts';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const onNext = fn();

const meta = {
  title: 'Primitives/Tables/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Below a list that the server gives page by page, with how much of it is shown.',
      avoid: 'Leave it out where everything fits on one page by its nature, such as the lines of one order.',
      right: {
        draw: () => (
          <Pagination
            label="Vendors"
            from={51}
            to={100}
            total={24607}
            previous={{ href: '#page-1' }}
            next={{ href: '#page-3' }}
          />
        ),
        why: 'It says where in the whole this page is, and its pages have addresses.',
      },
      wrong: {
        draw: () => (
          <Inline space="xsmall">
            <Button label="1" size="small" onClick={() => undefined} />
            <Button label="2" size="small" onClick={() => undefined} />
            <Button label="3" size="small" onClick={() => undefined} />
            <Button label="…" size="small" onClick={() => undefined} />
            <Button label="493" size="small" onClick={() => undefined} />
          </Inline>
        ),
        why: 'The name of the vendor on page 217 is not known to anybody; a search finds it, a row of numbers does not.',
      },
      keyboard: [
        ['Tab', 'Moves to Previous, then to Next. Both keep their place at the ends of the list.'],
        ['Enter', 'Goes to that page.'],
      ],
      reader:
        '“Vendors pages, navigation. Showing 51 to 100 of 24,607. Previous, link. Next, link.” The count is read again when it changes.',
    } satisfies Guide,
  },

  args: {
    label: 'Vendors',
    from: 51,
    to: 100,
    total: 24607,
    previous: { href: '?page=1' },
    next: { href: '?page=3' },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vendors pages' })).toBeVisible();
    await expect(canvas.getByText('Showing 51 to 100 of 24,607')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
  },
};

/** A long list is counted so far only, and has a next page. */
export const MoreThanCounted: Story = {
  args: { from: 1, to: 50, total: 1000, isLeast: true, previous: null, next: { href: '?page=2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 50 of more than 1,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
  },
};

/** A button that leads nowhere stays in place and can still be reached. */
export const FirstPage: Story = {
  args: { from: 1, to: 50, previous: null, next: { onSelect: onNext } },
  play: async ({ canvas, userEvent }) => {
    onNext.mockClear();
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(previous).toHaveFocus();
    await expect(onNext).not.toHaveBeenCalled();
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNext).toHaveBeenCalledOnce();
    await userEvent.click(next);
    await expect(onNext).toHaveBeenCalledTimes(2);
  },
};

/** Focus stays on the step that was pressed, also where a list ends and it leads no further. */
export const ByKeyboard: Story = {
  args: { total: 150 },
  tags: ['no-picture'],
  render: function Paged(args) {
    const [page, setPage] = useState(2);
    const link = useCallback(
      ({ href, ...anchor }: LinkComponentProps) => (
        <a
          {...anchor}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            setPage(Number(new URLSearchParams(href).get('page')));
          }}
        />
      ),
      [],
    );
    return (
      <LinkProvider component={link}>
        <Pagination
          {...args}
          from={page * 50 - 49}
          to={page * 50}
          previous={page > 1 ? { href: `?page=${page - 1}` } : null}
          next={page < 3 ? { href: `?page=${page + 1}` } : null}
        />
      </LinkProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('status');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveTextContent('Showing 101 to 150 of 150');
    const end = canvas.getByRole('button', { name: 'Next' });
    await expect(end).toHaveFocus();
    await expect(end).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveTextContent('Showing 101 to 150 of 150');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveTextContent('Showing 51 to 100 of 150');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveTextContent('Showing 1 to 50 of 150');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
};

export const LastPage: Story = { args: { from: 24601, to: 24607, next: null } };

export const Empty: Story = { args: { from: 0, to: 0, total: 0, previous: null, next: null } };
