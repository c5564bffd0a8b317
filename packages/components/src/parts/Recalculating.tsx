import { JobProgress } from './JobProgress.tsx';

/**
 * The work after a change of a vendor's rules, `progress` in per cent. Show it for as long as the server says so,
 * never for a fixed time. Other long work is a JobProgress.
 */
export function Recalculating({ progress }: { progress: number }) {
  return (
    <JobProgress
      label="Recalculating…"
      progress={progress}
      meanwhile="Unpaid commissions are being worked out under the new settings. Until that is done they show the old amounts and cannot be paid."
    />
  );
}
