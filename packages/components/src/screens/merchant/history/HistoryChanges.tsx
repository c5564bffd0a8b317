import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { fieldChanges } from '@consignment/domain/history/history-fields';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

type Props = { entry: { before: HistoryValues; after: HistoryValues } };

/** The values before an act and after it, field by field. Nothing is drawn where no value is kept. */
export function HistoryChanges({ entry }: Props) {
  const changes = fieldChanges(entry.before, entry.after);
  if (changes.length === 0) return null;
  return (
    <Stack space="xxsmall">
      {changes.map((change) => (
        <Text key={change.field} as="div" size="small">
          <Text as="span" size="small" tone="muted">
            {`${change.field}: `}
          </Text>
          {change.is === 'withheld' ? (
            <span>changed, and its value is not kept</span>
          ) : (
            <Values {...change} />
          )}
        </Text>
      ))}
    </Stack>
  );
}

function Values({ before, after }: { before: string | null; after: string | null }) {
  if (before === null) return <bdi>{after}</bdi>;
  if (after === null) return <bdi>{before}</bdi>;
  return (
    <span>
      <bdi>{before}</bdi>
      {' → '}
      <bdi>{after}</bdi>
    </span>
  );
}
