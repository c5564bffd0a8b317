import { formatDate, formatDay } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal } from '@consignment/domain/money/money';
import { paidOfText } from '@consignment/domain/pay-runs/pay-run';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import {
  countOfPayments,
  countOfPayouts,
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
    case 'paying':
      return (
        <Stack space="medium">
          {run.to_send.count > 0 && <ToSend run={run} timeZone={timeZone} />}
          <UnderWay run={run} timeZone={timeZone} />
        </Stack>
      );
    case 'done':
      return (
        <Banner
          tone="positive"
          title={run.count === 1 ? 'The payment is made.' : `All ${countOfPayments(run.count)} are made.`}
          announcement="polite"
        >
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
          <p>The payments that did not arrive are due again. Pay them again here: nothing is paid twice.</p>
        </Banner>
      );
    case 'canceled':
      return (
        <Banner tone="neutral" title="This run was canceled. Nothing of it was paid.">
          <p>Its commissions are still due.</p>
        </Banner>
      );
  }
}

function Drafted({ run, timeZone, hrefOfExceptions }: Props) {
  const [first] = run.approvals;
  if (waitsForSecond(run) && first !== undefined) {
    return (
      <Banner
        key="second"
        tone="caution"
        title="A second person has to approve this run."
        announcement="polite"
      >
        <p>
          <span>{`${first.by === null ? 'The schedule' : isolated(first.by)} approved it on ${formatDate(first.date, timeZone)}. `}</span>
          Nothing is paid until somebody else has approved it too.
        </p>
      </Banner>
    );
  }
  if (run.exceptions > 0) {
    return (
      <Banner
        tone="caution"
        title={`${countOfVendors(run.exceptions)} cannot be paid as ${run.exceptions === 1 ? 'it is' : 'they are'}.`}
        action={<ButtonLink href={hrefOfExceptions} label="View exceptions" size="small" />}
      >
        <p>
          {run.count === 0
            ? 'Put one right, and it joins the run.'
            : 'The total is without them. Put them right, or leave them for the next run.'}
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
  const next = `Look it over, then ${run.needs_second ? 'approve' : 'pay'} it.`;
  return (
    <Banner
      tone="info"
      title={
        run.scheduled_for === null
          ? `A draft pays nothing. ${next}`
          : `Drafted for ${formatDay(run.scheduled_for)} by the schedule. ${next}`
      }
    />
  );
}

/** The payments that PayPal or the bank sends. */
function UnderWay({ run, timeZone }: Pick<Props, 'run' | 'timeZone'>) {
  const { to_send: toSend, paid, failed } = run;
  if (toSend.count + paid.count + failed.count >= run.count) return null;
  if (run.state === 'paying') return <Paying run={run} />;
  if (run.bank_file !== null) return <FileReady run={run} file={run.bank_file} />;
  return (
    <Banner tone="info" title="Approved. The payments are about to leave." announcement="polite">
      <p>
        <span>{approvedBy(run, timeZone)}</span> You can cancel the run until the first payment leaves.
      </p>
    </Banner>
  );
}

function ToSend({ run, timeZone }: Pick<Props, 'run' | 'timeZone'>) {
  const { to_send: toSend, paid, currency } = run;
  const sum = formatDecimal(toSend.amount, currency);
  return (
    <Banner
      tone="caution"
      title={`${countOfPayouts(toSend.count)} recorded. Now send ${sum}.`}
      announcement="polite"
    >
      <p>
        <span>{approvedBy(run, timeZone)}</span>{' '}
        {paid.count > 0 && <span>{`${paidOfText(paid.count, run.count)}. `}</span>}
        <span>Send the money from the list below, then mark it as sent.</span>
      </p>
    </Banner>
  );
}

function Paying({ run }: Pick<Props, 'run'>) {
  const done = run.paid.count + run.failed.count;
  const file = run.bank_file;
  if (file !== null && file.given_date === null) return <FileReady run={run} file={file} />;
  if (file !== null && run.to_send.count + done >= run.count - file.count) {
    return (
      <Banner tone="info" title="The bank has the file. Its answer comes next." announcement="polite">
        <p>Upload the bank’s answer or your statement, and each payment is checked off.</p>
      </Banner>
    );
  }
  return (
    <JobProgress
      label={`Paying: ${done.toLocaleString('en-US')} of ${run.count.toLocaleString('en-US')}`}
      progress={run.count === 0 ? 0 : (100 * done) / run.count}
      meanwhile="You can leave this page: it continues without you, and after a restart as well."
    />
  );
}

function FileReady({ run, file }: Pick<Props, 'run'> & { file: ShownBankFile }) {
  const done = run.paid.count + run.failed.count;
  return (
    <Banner tone="caution" title="The bank file is ready: give it to your bank." announcement="polite">
      <p>
        <span>{`It has ${countOfPayments(file.count)}. `}</span>
        {done > 0 && (
          <span>{`Of all ${run.count.toLocaleString('en-US')}, ${done.toLocaleString('en-US')} are settled.`}</span>
        )}
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
