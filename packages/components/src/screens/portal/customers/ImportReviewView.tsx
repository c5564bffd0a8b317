import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { alreadyThere, type ImportReview } from './customer.ts';

type Props = { review: ImportReview };

/** The effect of a file of customers, before it is imported: customers to add, those to leave out, and rows that cannot be read. */
export function ImportReviewView({ review: { customers, existing, problems } }: Props) {
  return (
    <Stack space="medium">
      {problems.length > 0 && (
        <Banner tone="critical" title="Nothing is imported yet." announcement="assertive">
          <p>
            <span>
              {problems.length === 1 ? 'One row cannot be read.' : `${count(problems)} rows cannot be read.`}
            </span>{' '}
            Correct the file and choose it again.
          </p>
        </Banner>
      )}
      <Rows title="Cannot be read" items={problems.map(({ row, detail }) => item(row, detail))} />
      <Rows
        title={customers.length === 1 ? 'One customer is new' : `${count(customers)} customers are new`}
        items={customers.map((customer) => item(customer.row, nameAndEmail(customer)))}
      />
      <Rows
        title="Left as they are"
        note={`${alreadyThere} An email that appears twice in the file is added once.`}
        items={existing.map(({ row, email }) => item(row, email))}
      />
    </Stack>
  );
}

/** More rows of one kind are only counted: the review is read, not searched. */
const mostRows = 20;

function Rows({ title, note, items }: { title: string; note?: string; items: readonly Description[] }) {
  if (items.length === 0) return null;
  const others = items.length - mostRows;
  return (
    <Stack space="xsmall">
      <Heading level={3} size="small">
        {title}
      </Heading>
      {note !== undefined && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <DescriptionList items={items.slice(0, mostRows)} />
      {others > 0 && (
        <Text size="small" tone="muted">
          {`and ${others.toLocaleString('en-US')} more`}
        </Text>
      )}
    </Stack>
  );
}

function item(row: number, description: string): Description {
  return { term: `Row ${row.toLocaleString('en-US')}`, description };
}

function nameAndEmail({ first_name, last_name, email }: ImportReview['customers'][number]): string {
  return `${[first_name, last_name].filter((name) => name !== '').join(' ')}, ${email}`;
}

function count(rows: readonly unknown[]): string {
  return rows.length.toLocaleString('en-US');
}
