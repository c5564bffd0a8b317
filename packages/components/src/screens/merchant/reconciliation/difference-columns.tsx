import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import {
  differenceCauses,
  differenceTitles,
  differenceToDos,
} from '@consignment/domain/reconciliation/difference-kinds';
import { DateText } from '../../../parts/lists/DateText.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Remedy, ShownDifference } from './difference.ts';
import { DifferenceFacts } from './DifferenceFacts.tsx';
import { StepButton } from './StepButton.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';
import { type ReactNode } from 'react';

const texts = defineTexts('DifferenceColumns', {
  difference: 'Difference',
  bothSides: 'Both sides',
  amount: 'Amount',
  since: 'Since',
  nextStep: 'Next step',
  goneSince: 'Cleared on {date}',
  bringBack: 'Bring back',
  saving: 'Saving…',
  setAside: 'Set aside…',
  addingUp: 'Adding up…',
  isAside: 'Set aside by {name} on {date}: {reason}',
  isAsideByFormerMember: 'Set aside by a former member on {date}: {reason}',
});

type Of<Row> = {
  /** IANA zone of the shop. */
  timeZone: string;
  /** The cause and the next step are the same for all, and are above them. */
  isOfOneKind: boolean;
  /** The page of a difference's subject: of its order, its payout or its vendor; null where there is none. */
  hrefOf: (difference: Row) => string | null;
  hrefOfVendor: (vendorId: number) => string;
  /** Steps that the person may take, the best first. */
  remediesOf: (difference: Row) => readonly Remedy[];
  /** Asks for the reason. Null for a person who may not. */
  onSetAside: ((difference: Row) => void) | null;
  /** Asks before it cancels the order. */
  onAskCancel: (difference: Row) => Promise<Outcome>;
  /** Null for a person who may not. */
  onBringBack: ((difference: Row) => Promise<Outcome>) | null;
};

/** The columns of differences. Keep the list in `useMemo`: a new one draws every row again. */
export function differenceColumns<Row extends ShownDifference>(of: Of<Row>): DataColumn<Row>[] {
  return [
    {
      id: 'what',
      header: texts.difference,
      cell: (difference) => <Subject difference={difference} {...of} />,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'facts',
      header: texts.bothSides,
      cell: (difference) => <DifferenceFacts difference={difference} />,
      width: 'wide',
      isSelfExplanatory: true,
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ amount, currency }) =>
        amount === null ? '–' : <MoneyText amount={amount} currency={currency} />,
      sortKey: 'amount',
      align: 'end',
      width: 'narrow',
      isFixed: true,
    },
    {
      id: 'since',
      header: texts.since,
      cell: ({ since }) => <DateText instant={since} timeZone={of.timeZone} />,
      sortKey: 'since',
      width: 'narrow',
    },
    {
      id: 'steps',
      header: texts.nextStep,
      cell: (difference) => <Steps difference={difference} {...of} />,
      width: 'narrow',
      isSelfExplanatory: true,
    },
  ];
}

type CellProps<Row> = Of<Row> & { difference: Row };

function Subject<Row extends ShownDifference>({
  difference,
  isOfOneKind,
  timeZone,
  hrefOf,
  hrefOfVendor,
}: CellProps<Row>) {
  const { kind, title, vendor, file, aside, settled_at: settledAt } = difference;
  const [name, cause, toDo] = [differenceTitles[kind], differenceCauses[kind], differenceToDos[kind]];
  const href = hrefOf(difference);
  const isOpen = aside === null && settledAt === null;
  return (
    <Stack space="xxsmall">
      <Text as="span" weight="semibold">
        {name}
      </Text>
      <span>
        <bdi>{href === null ? title : <Link href={href} label={title} />}</bdi>
        {vendor !== null && !title.includes(vendor.name) && (
          <span>
            {' · '}
            <bdi>
              <Link href={hrefOfVendor(vendor.id)} label={vendor.name} tone="quiet" />
            </bdi>
          </span>
        )}
      </span>
      {!isOfOneKind && (
        <Text as="span" size="small">
          {isOpen ? `${cause} ${toDo}` : cause}
        </Text>
      )}
      {aside !== null && settledAt === null && (
        <Text as="span" size="small">
          <Aside by={aside.by} date={formatDate(aside.at, timeZone)} reason={<bdi>{aside.reason}</bdi>} />
        </Text>
      )}
      {file !== null && (
        <Text as="span" size="small" tone="muted">
          <bdi>{file}</bdi>
        </Text>
      )}
    </Stack>
  );
}

function Aside({ by, date, reason }: { by: string | null; date: string; reason: ReactNode }) {
  return by === null ? (
    <TextWithElements text={texts.isAsideByFormerMember} elements={{ date, reason }} />
  ) : (
    <TextWithElements text={texts.isAside} elements={{ name: <bdi>{by}</bdi>, date, reason }} />
  );
}

function Steps<Row extends ShownDifference>({ difference, ...of }: CellProps<Row>) {
  const { aside, settled_at: settledAt } = difference;
  const { onSetAside, onBringBack } = of;
  if (settledAt !== null) {
    return (
      <Text as="span" size="small" tone="muted">
        {texts.goneSince({ date: formatDate(settledAt, of.timeZone) })}
      </Text>
    );
  }
  if (aside !== null) {
    return (
      onBringBack !== null && (
        <StepButton
          label={texts.bringBack}
          busyLabel={texts.saving}
          onPress={() => onBringBack(difference)}
        />
      )
    );
  }
  const [first, ...others] = of.remediesOf(difference);
  const askCancel = () => of.onAskCancel(difference);
  return (
    <Stack space="xsmall" align="start">
      <Inline space="xsmall" align="start">
        {first !== undefined && <RemedyControl remedy={first} isFirst onAskCancel={askCancel} />}
        {onSetAside !== null && (
          <Button label={texts.setAside} size="small" onClick={() => onSetAside(difference)} />
        )}
      </Inline>
      {others.map((remedy) => (
        <RemedyControl key={remedy.label} remedy={remedy} isFirst={false} onAskCancel={askCancel} />
      ))}
    </Stack>
  );
}

type ControlProps = { remedy: Remedy; isFirst: boolean; onAskCancel: () => Promise<Outcome> };

function RemedyControl({ remedy, isFirst, onAskCancel }: ControlProps) {
  if (remedy.is === 'cancel_order') {
    return <StepButton label={remedy.label} busyLabel={texts.addingUp} onPress={onAskCancel} />;
  }
  if (remedy.is === 'call') {
    return <StepButton label={remedy.label} busyLabel={remedy.busyLabel} onPress={remedy.run} />;
  }
  return isFirst && remedy.isExternal !== true ? (
    <ButtonLink href={remedy.href} label={remedy.label} size="small" />
  ) : (
    <Link
      href={remedy.href}
      label={remedy.label}
      tone="quiet"
      {...(remedy.isExternal === true && { isExternal: true })}
    />
  );
}
