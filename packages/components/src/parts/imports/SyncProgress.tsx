import { defineTexts } from '@consignment/domain/text/texts';
import { JobProgress } from './JobProgress.tsx';

const texts = defineTexts('SyncProgress', {
  syncing: 'Syncing...',
  commissionCalculations: 'Commission calculations may be inaccurate until the sync ends.',
});

type Props = {
  /** The current step; empty until the server reports one. */
  description: string;
  /** Per cent. */
  progress: number;
};

/**
 * How far the reading of a shop's orders is, for as long as it goes on. Leave it out when it has ended. An import of
 * files has its own ImportPanel.
 */
export function SyncProgress({ description, progress }: Props) {
  return (
    <JobProgress
      label={description === '' ? texts.syncing : description}
      progress={progress}
      meanwhile={texts.commissionCalculations}
    />
  );
}
