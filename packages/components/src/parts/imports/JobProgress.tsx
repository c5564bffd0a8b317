import { ProgressBar } from '../../primitives/feedback/ProgressBar.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

type Props = {
  /** The work under way, such as `Recalculating…`. */
  label: string;
  /** Per cent. */
  progress: number;
  /** Restrictions until it ends, and things that can be done meanwhile. */
  meanwhile: string;
};

/**
 * Long work of the server while the page stays in use. Leave it out when the work has ended. The reading of orders is
 * a SyncProgress, an import of files an ImportPanel.
 */
export function JobProgress({ label, progress, meanwhile }: Props) {
  return (
    <Stack space="xsmall">
      <ProgressBar label={label} value={progress} />
      <Text size="small" tone="muted">
        {meanwhile}
      </Text>
    </Stack>
  );
}
