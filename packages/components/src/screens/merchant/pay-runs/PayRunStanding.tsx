import { formatDate, formatDay } from '@consignment/domain/dates';
import { isolated } from '@consignment/domain/direction';
import { JobProgress } from '../../../parts/JobProgress.tsx';
import { Banner } from '../../../primitives/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
import {
  countOfPayments,
  countOfRunVendors,
  waitsForSecond,
  type ShownBankFile,
  type ShownPayRun,
} from './pay-run.ts';

type Props = {
  run: ShownPayRun;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The list of vendors, narrowed to the exceptions. */
  hrefOfExceptions: string;
};

/** Where a pay run stands in words, and what it waits for. Its steps are PayRunSteps. */
export function PayRunStanding({ run, timeZone, hrefOfExceptions }: Props) {
  switch (run.state) {
    case 'draft':
      return <Drafted run={run} timeZone={timeZone} hrefOfExceptions={hrefOfExceptions} />;
    case 'approved':
      return run.bank_file !== null ? (
        <FileReady run={run} file={run.bank_file} />
      ) : (
        <Banner tone="info" title="Approved. The payments are about to leave." announcement="polite">
          <p>{approvedBy(run, timeZone)} You can cancel the run as long as no payment has left.</p>
        </Banner>
      );
    case 'paying':
      return <Paying run={run} />;
    case 'done':
      return (
        <Banner tone="positive" title={`All ${countOfPayments(run.count)} are made.`} announcement="polite">
          <p>{approvedBy(run, timeZone)}</p>
        </Banner>
      );
    case 'partly_failed':
      return (
        <Banner
          tone="critical"
          title={`${countOfPayments(run.failed.count)} of ${run.count.toLocaleString('en-US')} did not arrive.`}
          announcement="polite"
        >
          <p>Their commissions are due again. Pay them again here: none of them is paid twice.</p>
        </Banner>
      );
    case 'canceled':
      return (
        <Banner tone="neutral" title="This run was canceled. Nothing of it was paid.">
          <p>The commissions in it are due as before.</p>
        </Banner>
      );
  }
}

function Drafted({ run, timeZone, hrefOfExceptions }: Props) {
  const [first] = run.approvals;
  if (waitsForSecond(run) && first !== undefined) {
    return (
      <Banner tone="caution" title="A second person has to approve this run." announcement="polite">
        <p>
          {`${first.by === null ? 'The schedule' : isolated(first.by)} has approved it on ${formatDate(first.date, timeZone)}. `}
          Nothing is paid until somebody else has approved it too.
        </p>
      </Banner>
    );
  }
  if (run.exceptions > 0) {
    return (
      <Banner
        tone="caution"
        title={`${countOfRunVendors(run.exceptions)} cannot be paid as they are.`}
        action={<ButtonLink href={hrefOfExceptions} label="Look at them" size="small" />}
      >
        <p>
          {run.count === 0
            ? 'Put one of them right, and it joins the run.'
            : 'They are not in the total. Put them right, or leave them for the next run.'}
        </p>
      </Banner>
    );
  }
  if (run.count === 0) {
    return (
      <Banner tone="neutral" title="This run has no vendor to pay.">
        <p>Add a vendor, or cancel the run.</p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={
        run.scheduled_for === null
          ? 'A draft pays nothing. Look it over, then approve it.'
          : `Drafted for ${formatDay(run.scheduled_for)} by the schedule. Look it over, then approve it.`
      }
    />
  );
}

function Paying({ run }: Pick<Props, 'run'>) {
  const done = run.paid.count + run.failed.count;
  const file = run.bank_file;
  if (file !== null && file.given_date === null) return <FileReady run={run} file={file} />;
  if (file !== null && done >= run.count - file.count) {
    return (
      <Banner tone="info" title="The bank has the file. Its answer is next." announcement="polite">
        <p>Upload the bank’s answer or your statement, and each payment is checked off.</p>
      </Banner>
    );
  }
  return (
    <JobProgress
      label={`Paying: ${done.toLocaleString('en-US')} of ${run.count.toLocaleString('en-US')}`}
      progress={run.count === 0 ? 0 : (100 * done) / run.count}
      meanwhile="You can leave this page: it goes on without you, and after a restart as well."
    />
  );
}

function FileReady({ run, file }: Pick<Props, 'run'> & { file: ShownBankFile }) {
  const done = run.paid.count + run.failed.count;
  return (
    <Banner tone="caution" title="The bank file is ready: give it to your bank." announcement="polite">
      <p>
        {`${countOfPayments(file.count)} wait in it. `}
        {done > 0 && `${done.toLocaleString('en-US')} of ${run.count.toLocaleString('en-US')} are settled.`}
      </p>
    </Banner>
  );
}

/** 'Approved by Ada on Nov 30, 2026, and by Ben on Dec 1, 2026.' */
function approvedBy({ approvals }: ShownPayRun, timeZone: string): string {
  const each = approvals.map(
    ({ by, date }) => `by ${by === null ? 'the schedule' : isolated(by)} on ${formatDate(date, timeZone)}`,
  );
  return `Approved ${each.join(', and ')}.`;
}
