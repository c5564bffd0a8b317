import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDate, formatDay } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal } from '@consignment/domain/money/money';
import { paidOfText } from '@consignment/domain/pay-runs/pay-run';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { waitsForSecond, type ShownBankFile, type ShownPayRun } from './pay-run.ts';

const texts = defineTexts('PayRunStanding', {
  done: '{n, plural, one {The payment has been made.} other {All # payments have been made.}}',
  payThemAgain:
    'The payments that didn’t arrive are due again. You can pay them again here: nothing will be paid twice.',
  canceled: 'This run was cancelled. Nothing has been paid.',
  stillDue: 'The commissions are still due.',
  needsSecond: 'A second person has to approve this run.',
  exceptions: '{n, plural, one {# vendor cannot be paid yet.} other {# vendors cannot be paid yet.}}',
  viewExceptions: 'View exceptions',
  fixOne: 'Once you fix an exception, its vendor will be added to the run.',
  fixThem:
    '{n, plural, one {This vendor isn’t included in the total. Fix the exception, or leave the vendor for the next run.} other {These vendors aren’t included in the total. Fix the exceptions, or leave the vendors for the next run.}}',
  noVendor: 'This run has no vendors to pay.',
  addVendor: 'Add a vendor, or cancel the run.',
  draft:
    'Nothing will be paid while the run is a draft. Review it, then {act, select, approve {approve} other {pay}} it.',
  scheduled:
    'The schedule drafted this run for {day}. Review it, then {act, select, approve {approve} other {pay}} it.',
  approved: 'Approved. The payments are about to be sent.',
  recorded: '{n, plural, one {# payout} other {# payouts}} recorded. Now send {sum}.',
  sendMoney: 'Send the payments in the list below, then mark them as sent.',
  bankHasFile: 'The bank has the file. We’re now waiting for the bank’s answer.',
  uploadAnswer: 'Upload the bank’s answer or your statement to tick off each payment.',
  canLeave: 'You can leave this page: the payments will continue without you, even after a restart.',
  fileReady: 'The bank file is ready: give it to your bank.',
  fileHas: 'The file contains {n, plural, one {# payment} other {# payments}}.',
  notArrived: '{n, plural, other {#}} of {total} payments did not arrive.',
  scheduleApproved:
    'The schedule approved this run on {date}. Nothing will be paid until someone else approves it too.',
  firstApproved:
    '{name} approved this run on {date}. Nothing will be paid until someone else approves it too.',
  canCancel: 'You can cancel the run until the first payment is sent.',
  paying: 'Paying: {done} of {total}',
  settled: 'Settled: {done} of {total}.',
  approvedBy: 'Approved by {name} on {date}.',
  alsoApprovedBy: 'Also approved by {name} on {date}.',
  approvedBySchedule: 'Approved by the schedule on {date}.',
});

type Props = {
  run: ShownPayRun;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The list of vendors, narrowed to the exceptions. */
  hrefOfExceptions: string;
};

/** The state of a pay run in words, and the event that it waits for. Its steps are PayRunSteps. */
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
        <Banner tone="positive" title={texts.done({ n: run.count })} announcement="polite">
          <p>{approvedBy(run, timeZone)}</p>
        </Banner>
      );
    case 'partly_failed':
      return (
        <Banner
          tone="critical"
          title={texts.notArrived({ n: run.failed.count, total: formatCount(run.count) })}
          announcement="polite"
        >
          <p>{texts.payThemAgain}</p>
        </Banner>
      );
    case 'canceled':
      return (
        <Banner tone="neutral" title={texts.canceled}>
          <p>{texts.stillDue}</p>
        </Banner>
      );
  }
}

function Drafted({ run, timeZone, hrefOfExceptions }: Props) {
  const [first] = run.approvals;
  if (waitsForSecond(run) && first !== undefined) {
    return (
      <Banner key="second" tone="caution" title={texts.needsSecond} announcement="polite">
        <p>
          {first.by === null
            ? texts.scheduleApproved({ date: formatDate(first.date, timeZone) })
            : texts.firstApproved({ name: isolated(first.by), date: formatDate(first.date, timeZone) })}
        </p>
      </Banner>
    );
  }
  if (run.exceptions > 0) {
    return (
      <Banner
        tone="caution"
        title={texts.exceptions({ n: run.exceptions })}
        action={<ButtonLink href={hrefOfExceptions} label={texts.viewExceptions} size="small" />}
      >
        <p>{run.count === 0 ? texts.fixOne : texts.fixThem({ n: run.exceptions })}</p>
      </Banner>
    );
  }
  if (run.count === 0) {
    return (
      <Banner tone="neutral" title={texts.noVendor}>
        <p>{texts.addVendor}</p>
      </Banner>
    );
  }
  const act = run.needs_second ? 'approve' : 'pay';
  return (
    <Banner
      tone="info"
      title={
        run.scheduled_for === null
          ? texts.draft({ act })
          : texts.scheduled({ day: formatDay(run.scheduled_for), act })
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
    <Banner tone="info" title={texts.approved} announcement="polite">
      <p>
        <span>{approvedBy(run, timeZone)}</span> <span>{texts.canCancel}</span>
      </p>
    </Banner>
  );
}

function ToSend({ run, timeZone }: Pick<Props, 'run' | 'timeZone'>) {
  const { to_send: toSend, paid, currency } = run;
  const sum = formatDecimal(toSend.amount, currency);
  return (
    <Banner tone="caution" title={texts.recorded({ n: toSend.count, sum })} announcement="polite">
      <p>
        <span>{approvedBy(run, timeZone)}</span>{' '}
        {paid.count > 0 && <span>{`${paidOfText(paid.count, run.count)}. `}</span>}
        <span>{texts.sendMoney}</span>
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
      <Banner tone="info" title={texts.bankHasFile} announcement="polite">
        <p>{texts.uploadAnswer}</p>
      </Banner>
    );
  }
  return (
    <JobProgress
      label={texts.paying({ done: formatCount(done), total: formatCount(run.count) })}
      progress={run.count === 0 ? 0 : (100 * done) / run.count}
      meanwhile={texts.canLeave}
    />
  );
}

function FileReady({ run, file }: Pick<Props, 'run'> & { file: ShownBankFile }) {
  const done = run.paid.count + run.failed.count;
  return (
    <Banner tone="caution" title={texts.fileReady} announcement="polite">
      <p>
        <span>{texts.fileHas({ n: file.count })}</span>{' '}
        {done > 0 && <span>{texts.settled({ done: formatCount(done), total: formatCount(run.count) })}</span>}
      </p>
    </Banner>
  );
}

/** 'Approved by Ada on Nov 30, 2026, and by Ben on Dec 1, 2026.' */
function approvedBy({ approvals }: ShownPayRun, timeZone: string): string {
  const each = approvals.map(({ by, date: instant }, at) => {
    const date = formatDate(instant, timeZone);
    if (by === null) return texts.approvedBySchedule({ date });
    const approval = { name: isolated(by), date };
    return at === 0 ? texts.approvedBy(approval) : texts.alsoApprovedBy(approval);
  });
  return each.join(' ');
}
