import type { CurrencyCode } from '@consignment/domain/money/currency';
import { owedBackText, type ShownDues } from '@consignment/domain/payouts/dues';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { Account, AccountVendor } from './account.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';

const texts = defineTexts('AccountColumns', {
  name: 'Name',
  viewOnly: 'View only',
  vendors: 'Vendors',
  due: 'Due',
  paid: 'Paid',
  status: 'Status',
  action: 'Action',
  editAccount: 'Edit Account',
  none: 'None',
  more: 'and {n} more',
});

type Look = {
  currency: CurrencyCode;
  hrefOfVendor: (vendorId: number) => string;
  /** Null for a person who may not. */
  onEdit: ((account: Account) => void) | null;
};

export function accountColumns({ currency, hrefOfVendor, onEdit }: Look): DataColumn<Account>[] {
  const columns: (DataColumn<Account> | false)[] = [
    {
      id: 'name',
      header: texts.name,
      cell: ({ vendor_signup_name: name, vendor_signup_user_email: email, role }) => (
        <Stack space="xxsmall">
          <PersonName name={name} image={null} detail={email} />
          {role === 'vendor_viewer' && <Badge label={texts.viewOnly} />}
        </Stack>
      ),
      sortKey: 'name',
      isRowHeader: true,
      pin: 'start',
      width: 'wide',
    },
    {
      id: 'vendors',
      header: texts.vendors,
      cell: ({ vendors }) => <VendorLinks vendors={vendors} hrefOfVendor={hrefOfVendor} />,
    },
    {
      id: 'due',
      header: texts.due,
      cell: ({ dues }) => <DuesText dues={dues} currency={currency} />,
      sortKey: 'commission_due',
      align: 'end',
      pin: 'end',
    },
    {
      id: 'paid',
      header: texts.paid,
      cell: ({ commission_paid: amount }) => <MoneyText amount={amount} currency={currency} />,
      sortKey: 'commission_paid',
      align: 'end',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ approved, waiting }) => <AccountStatusBadge approved={approved} isWaiting={waiting} />,
      sortKey: 'approved',
      width: 'narrow',
    },
    onEdit !== null && {
      id: 'action',
      header: texts.action,
      cell: (account) => <Button label={texts.editAccount} size="small" onClick={() => onEdit(account)} />,
      align: 'end',
      width: 'narrow',
      isSelfExplanatory: true,
    },
  ];
  return columns.filter((column) => column !== false);
}

function DuesText({ dues, currency }: { dues: ShownDues; currency: CurrencyCode }) {
  const owed = owedBackText(dues, 'vendor', currency);
  if (owed === null) return <MoneyText amount={dues.due} currency={currency} />;
  return (
    <Stack space="xxsmall">
      <MoneyText amount={dues.due} currency={currency} />
      <Text as="span" size="small" tone="muted">
        {owed}
      </Text>
    </Stack>
  );
}

/** The others are in the account itself. */
const linksShown = 5;

type LinksProps = { vendors: readonly AccountVendor[] } & Pick<Look, 'hrefOfVendor'>;

function VendorLinks({ vendors, hrefOfVendor }: LinksProps) {
  if (vendors.length === 0) return <span>{texts.none}</span>;
  const others = vendors.length - linksShown;
  return (
    <Stack space="xsmall" as="ul">
      {vendors.slice(0, linksShown).map(({ id, name }) => (
        <li key={id}>
          <Link href={hrefOfVendor(id)} label={name} />
        </li>
      ))}
      {others > 0 && <li>{texts.more({ n: formatCount(others) })}</li>}
    </Stack>
  );
}
