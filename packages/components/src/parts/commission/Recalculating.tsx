import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { JobProgress } from '../imports/JobProgress.tsx';

const texts = defineTexts('Recalculating', {
  failedTitle: 'Commissions could not be recalculated',
  failedDetail:
    'The last attempt failed: “{failure}”. We’ll try again within a few minutes. The vendors listed under Differences cannot be paid until a recalculation succeeds. Check the setting that was changed most recently.',
  label: 'Recalculating…',
  meanwhile:
    'Unpaid commissions are being recalculated with the new settings. Until this has finished, the commissions will show the old amounts and cannot be paid.',
});

export type Recalculation = {
  /** Per cent. */
  progress: number;
  /** Why it fails, again and again; null while it works. */
  failure: string | null;
};

/**
 * The work after a change of a vendor's rules. Show it for as long as the server says so, never for a fixed time. Other
 * long work is a JobProgress.
 */
export function Recalculating({ progress, failure }: Recalculation) {
  if (failure !== null) {
    return (
      <Banner tone="critical" title={texts.failedTitle}>
        {texts.failedDetail({ failure })}
      </Banner>
    );
  }
  return <JobProgress label={texts.label} progress={progress} meanwhile={texts.meanwhile} />;
}
