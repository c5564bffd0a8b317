import { DateText } from '@consignment/components/parts/lists/DateText';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { OrderStatusBadge } from '@consignment/components/parts/orders/OrderStatusBadge';
import { PayoutStatusBadge } from '@consignment/components/parts/payouts/PayoutStatusBadge';
import { StatBoxes } from '@consignment/components/parts/money/StatBoxes';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { Card } from '@consignment/components/primitives/layout/Card';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Page } from '@consignment/components/primitives/layout/Page';
import { ProgressBar } from '@consignment/components/primitives/feedback/ProgressBar';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import Package from 'lucide-react/icons/package';

/** Figures, words and links without state, drawn on the server alone. */
export default function Earnings() {
  return (
    <Page title="Your earnings" back={{ href: '/payouts', label: 'Payouts' }}>
      <Stack space="large">
        <Banner tone="info" title="Drawn on the server">
          <Text>It has no state.</Text>
        </Banner>
        <StatBoxes
          stats={{ due: '412.60', paid: '1280.00', earned: '1692.60' }}
          currency="GBP"
          dueLabel="Owed"
          action={<ButtonLink href="/payouts" label="See payouts" icon={Package} />}
        />
        <Card title="The last payout" actions={<Link href="/product" label="A product" />}>
          <DescriptionList
            items={[
              { term: 'Amount', description: <MoneyText amount="145.00" currency="GBP" /> },
              { term: 'State', description: <PayoutStatusBadge status="recorded" /> },
              {
                term: 'Made',
                description: <DateText instant="2026-04-01T23:30:00Z" timeZone="Europe/London" />,
              },
              { term: 'Its order', description: <OrderStatusBadge status="paid" /> },
            ]}
          />
          <ProgressBar label="Of the year’s goal" value={42} />
        </Card>
        <EmptyState title="No refunds" detail="There are none." icon={Package} />
      </Stack>
    </Page>
  );
}
