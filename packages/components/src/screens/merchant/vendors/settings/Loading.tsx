import { Skeleton } from '../../../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';

/** Shown by a dialog until its list is there. */
export function Loading({ label }: { label: string }) {
  return (
    <div aria-busy>
      <Stack space="small">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="shortLine" />
      </Stack>
    </div>
  );
}
