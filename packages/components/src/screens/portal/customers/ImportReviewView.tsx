import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { customerTexts, type ImportReview } from './customer.ts';

const texts = defineTexts('ImportReviewView', {
  nothingIsImported: 'Nothing has been imported yet.',
  correct:
    '{n, plural, =1 {One row cannot be read.} other {# rows cannot be read.}} Correct the file and choose it again.',
  cannotBeRead: 'Cannot be read',
  areNew: '{n, plural, =1 {One new customer} other {# new customers}}',
  leftAsTheyAre: 'Left unchanged',
  appearsTwice: '{alreadyThere} If an email appears twice in the file, the customer will only be added once.',
  andMore: 'and {n} more',
  row: 'Row {n}',
});

type Props = { review: ImportReview };

/** The effect of a file of customers, before it is imported: customers to add, those to leave out, and rows that cannot be read. */
export function ImportReviewView({ review: { customers, existing, problems } }: Props) {
  return (
    <Stack space="medium">
      {problems.length > 0 && (
        <Banner tone="critical" title={texts.nothingIsImported} announcement="assertive">
          <p>{texts.correct({ n: problems.length })}</p>
        </Banner>
      )}
      <Rows title={texts.cannotBeRead} items={problems.map(({ row, detail }) => item(row, detail))} />
      <Rows
        title={texts.areNew({ n: customers.length })}
        items={customers.map((customer) => item(customer.row, nameAndEmail(customer)))}
      />
      <Rows
        title={texts.leftAsTheyAre}
        note={texts.appearsTwice({ alreadyThere: customerTexts.alreadyThere })}
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
          {texts.andMore({ n: formatCount(others) })}
        </Text>
      )}
    </Stack>
  );
}

function item(row: number, description: string): Description {
  return { term: texts.row({ n: formatCount(row) }), description };
}

function nameAndEmail({ first_name, last_name, email }: ImportReview['customers'][number]): string {
  return `${[first_name, last_name].filter((name) => name !== '').join(' ')}, ${email}`;
}
