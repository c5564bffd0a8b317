import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { ReportSummary } from '@consignment/domain/verify/check-move-report';
import type { StatementCheck } from '@consignment/domain/verify/check-statement';
import { formatDateTime } from '@consignment/domain/time/dates';
import { formatMoney } from '@consignment/domain/money/money';
import { periodText } from '@consignment/domain/statements/statement';
import {
  shopText,
  verdictOnStanding,
  verdictOf,
  type StatementIssuer,
  type StatementStanding,
} from '@consignment/domain/verify/statement-check-text';
import { placeInStatementText } from '@consignment/domain/statements/statement-place-text';
import type { StatementSummary } from '@consignment/domain/statements/statement-summary';
import { Banner, type Tone } from '../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Prose } from '../../../primitives/text/Prose.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { NamesakeBanner } from './NamesakeBanner.tsx';

const texts = defineTexts('StatementVerdict', {
  statement: 'Statement {number}',
  issuedStatement: 'Statement {number}, as issued',
  report: 'Move report {number}',
  shop: 'Shop',
  formerApp: 'Previous app',
  result: 'Result',
  payouts: 'Payouts in the previous app',
  byRules: 'Payouts under this app’s rules',
  issued: 'Issued',
  key: 'Key',
  places: 'Where the file was changed',
  morePlaces: '{n, plural, one {One more place} other {# more places}}',
  from: 'From',
  vendor: 'Vendor',
  salesRep: 'Sales rep',
  period: 'Period',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  code: 'Code',
  question: '{n, plural, one {Question} other {Questions}}',
  moreNotes: '{count} more in the file',
  utc: '{time} UTC',
});

type Props = {
  check: StatementCheck;
  /** Of a genuine one. */
  standing: StatementStanding;
  /** The shop that issued it, as the installation answers; null where it was not asked, or knows of none. */
  issuer: StatementIssuer | null;
};

const checkTones = {
  genuine_report: 'positive',
  changed_report: 'critical',
  changed: 'critical',
  unknown_key: 'critical',
  retired_key: 'critical',
  unreadable: 'caution',
  unsupported: 'caution',
} satisfies Record<Exclude<StatementCheck['is'], 'genuine'>, Tone>;

const standingTones = {
  latest: 'positive',
  followed: 'positive',
  withdrawn: 'caution',
  unknown: 'caution',
  not_asked: 'info',
} satisfies Record<StatementStanding, Tone>;

/** Whether a file is genuine, in words, with its contents or the place of the change. */
export function StatementVerdict({ check, standing, issuer }: Props) {
  const tone = check.is === 'genuine' ? standingTones[standing] : checkTones[check.is];
  const { title, text } = check.is === 'genuine' ? verdictOnStanding(standing) : verdictOf(check);
  return (
    <Stack space="large">
      <Banner tone={tone} title={title}>
        <p>{text}</p>
      </Banner>
      {issuer !== null && <NamesakeBanner issuer={issuer} />}
      {check.is === 'changed' && <Places places={check.places} />}
      {check.is === 'genuine' && (
        <Summary summary={check.summary} title={texts.statement({ number: check.summary.number })} />
      )}
      {check.is === 'genuine_report' && <Report summary={check.summary} />}
      {check.is === 'changed' && check.data !== null && (
        <Summary summary={check.data} title={texts.issuedStatement({ number: check.data.number })} />
      )}
    </Stack>
  );
}

function Report({ summary }: { summary: ReportSummary }) {
  const { shop, shopDomain, formerApp, result, oldAmount, ourAmount, currency } = summary;
  return (
    <Card title={texts.report({ number: summary.number })}>
      <DescriptionList
        items={[
          { term: texts.shop, description: shopText(shop, shopDomain) },
          { term: texts.formerApp, description: formerApp },
          { term: texts.result, description: result },
          { term: texts.payouts, description: formatMoney(oldAmount, currency) },
          { term: texts.byRules, description: formatMoney(ourAmount, currency) },
          { term: texts.issued, description: texts.utc({ time: formatDateTime(summary.issuedAt, 'UTC') }) },
          { term: texts.key, description: summary.key },
        ]}
      />
    </Card>
  );
}

/** Of a file that was changed all over, the first places say enough. */
const mostPlaces = 20;

function Places({ places }: Pick<Extract<StatementCheck, { is: 'changed' }>, 'places'>) {
  const shown = places.slice(0, mostPlaces).map(placeInStatementText);
  const more = places.length - shown.length;
  return (
    <Card title={texts.places}>
      <Prose>
        <ul>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {more > 0 && <li>{texts.morePlaces({ n: more })}</li>}
        </ul>
      </Prose>
    </Card>
  );
}

/** The file has the rest of many. */
const mostNotes = 20;

function Summary({ summary, title }: { summary: StatementSummary; title: string }) {
  const { shop, shopDomain, payee, payeeKind, firstDay, lastDay, opening, closing, currency, notes } =
    summary;
  return (
    <Card title={title}>
      <DescriptionList
        items={[
          { term: texts.from, description: shopText(shop, shopDomain) },
          { term: payeeKind === 'vendor' ? texts.vendor : texts.salesRep, description: payee },
          { term: texts.period, description: periodText(firstDay, lastDay) },
          { term: texts.openingBalance, description: formatMoney(opening, currency) },
          { term: texts.closingBalance, description: formatMoney(closing, currency) },
          { term: texts.issued, description: texts.utc({ time: formatDateTime(summary.issuedAt, 'UTC') }) },
          { term: texts.code, description: summary.code },
          { term: texts.key, description: summary.key },
          ...(notes.length === 0
            ? []
            : [
                {
                  term: texts.question({ n: notes.length }),
                  description: (
                    <Stack as="ul" space="xxsmall">
                      {notes.slice(0, mostNotes).map((text) => (
                        <li key={text}>{text}</li>
                      ))}
                      {notes.length > mostNotes && (
                        <li>{texts.moreNotes({ count: formatCount(notes.length - mostNotes) })}</li>
                      )}
                    </Stack>
                  ),
                },
              ]),
        ]}
      />
    </Card>
  );
}
