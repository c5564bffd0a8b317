/** The screen in Mantine: Table with a Checkbox in each row, as mantine.dev shows it. */
import '@mantine/core/styles.css';
import {
  ActionIcon,
  Anchor,
  AppShell,
  Button,
  Checkbox,
  Group,
  Image,
  MantineProvider,
  Modal,
  NativeSelect,
  Pagination,
  Paper,
  SimpleGrid,
  Stack,
  Table,
  Tabs,
  Text,
  TextInput,
  Textarea,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formats, productOf } from '../../one-screen/floor/format.ts';
import { newestFirst, sortedBy, type SortKey } from '../../one-screen/floor/listing.ts';
import { plainAfter, type PlainColumn } from '../columns.ts';
import { listed } from '../listed.ts';
import { shop, vendor, type Line } from '../records.ts';

const format = formats(shop);
const facts = [vendor.contact_name, vendor.email, vendor.phone, vendor.paypal_email].join(' · ');
const stats = [
  ['Due', vendor.commission_totals.due],
  ['Paid', vendor.commission_totals.paid],
  ['Earned', vendor.commission_totals.earned],
] as const;
const columns: readonly [SortKey, string, readonly PlainColumn[]][] = [
  ['order__name', 'Order', []],
  ['title', 'Product', plainAfter.product],
  ['price', 'Price', plainAfter.price],
  ['commission_amount', 'Commission', plainAfter.commission],
  ['order__processed_at', 'Date', []],
];

const plainCells = (line: Line, plain: readonly PlainColumn[]) =>
  plain.map(({ name, isFigure, of }) => (
    <Table.Td key={name} ta={isFigure ? 'end' : undefined}>
      {of(line)}
    </Table.Td>
  ));

function Screen() {
  const [listing, setListing] = useState(newestFirst);
  const rows = useMemo(() => listed(listing), [listing]);
  const [selected, setSelected] = useState<number[]>([]);
  const [isPaying, { open, close }] = useDisclosure(false);
  const { sort } = listing;
  const payable = rows.filter((line) => !line.vendor_paid);
  const total = format.money(
    String(
      rows
        .filter((line) => selected.includes(line.id))
        .reduce((sum, line) => sum + Number(line.commission_amount), 0),
    ),
  );
  return (
    <Stack>
      <Anchor href="/vendors">← Vendors</Anchor>
      <Group>
        <Title order={1}>{vendor.name}</Title>
        <Anchor href="/vendors/7">Previous: {vendor.next_prev.prev.name}</Anchor>
        <Anchor href="/vendors/2">Next: {vendor.next_prev.next.name}</Anchor>
      </Group>
      <Text>{facts}</Text>
      <SimpleGrid cols={3}>
        {stats.map(([name, amount]) => (
          <Paper key={name} withBorder p="md" radius="md">
            <Text size="sm" c="dimmed">
              {name}
            </Text>
            <Text size="xl">{format.money(amount)}</Text>
          </Paper>
        ))}
      </SimpleGrid>
      <Tabs value="commissions">
        <Tabs.List aria-label="Vendor">
          <Tabs.Tab value="commissions">Commissions</Tabs.Tab>
          <Tabs.Tab value="payouts">Payouts</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Group>
        <TextInput type="search" aria-label="Search line items" placeholder="Search line items" />
        <NativeSelect
          aria-label="Payment status"
          data={[
            { label: 'All', value: 'all' },
            { label: 'Unpaid', value: 'unpaid' },
            { label: 'Paid', value: 'paid' },
          ]}
          value={listing.paid}
          onChange={(event) => setListing({ sort, paid: event.currentTarget.value })}
        />
        <TextInput type="date" aria-label="Date from" />
        <TextInput type="date" aria-label="Date to" />
        <Button variant="default">Apply</Button>
        <Button disabled={selected.length === 0} onClick={open}>
          Add Payout for {selected.length} Orders
        </Button>
      </Group>
      <Text role="status">{selected.length > 0 && `${selected.length} line items selected: ${total}`}</Text>
      <Table aria-label="Commissions">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Checkbox
                aria-label="Select all rows"
                checked={payable.length > 0 && selected.length === payable.length}
                indeterminate={selected.length > 0 && selected.length < payable.length}
                onChange={(event) =>
                  setSelected(event.currentTarget.checked ? payable.map(({ id }) => id) : [])
                }
              />
            </Table.Th>
            {columns.map(([key, name, plain]) => (
              <Fragment key={key}>
                <Table.Th
                  aria-sort={sort.key === key ? (sort.isDown ? 'descending' : 'ascending') : undefined}
                >
                  <UnstyledButton onClick={() => setListing(sortedBy(listing, key))}>
                    <Text fw={500} fz="sm">
                      {name} {sort.key === key ? (sort.isDown ? '↓' : '↑') : '↕'}
                    </Text>
                  </UnstyledButton>
                </Table.Th>
                {plain.map((one) => (
                  <Table.Th key={one.name} ta={one.isFigure ? 'end' : undefined}>
                    {one.name}
                  </Table.Th>
                ))}
              </Fragment>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((line) => (
            <Table.Tr
              key={line.id}
              bg={selected.includes(line.id) ? 'var(--mantine-color-blue-light)' : undefined}
            >
              <Table.Td>
                {line.vendor_paid ? (
                  'PAID'
                ) : (
                  <Checkbox
                    aria-label={`Select ${line.order.name}, ${productOf(line)}`}
                    checked={selected.includes(line.id)}
                    onChange={(event) =>
                      setSelected(
                        event.currentTarget.checked
                          ? [...selected, line.id]
                          : selected.filter((id) => id !== line.id),
                      )
                    }
                  />
                )}
              </Table.Td>
              <Table.Th scope="row">
                <Anchor href={`/orders/${line.order.id}`} inherit>
                  {line.order.name}
                </Anchor>
              </Table.Th>
              <Table.Td>
                <Group gap="sm" wrap="nowrap">
                  <Image src={line.variant.image.src} alt="" w={40} h={40} radius="sm" loading="lazy" />
                  <div>
                    <Text fz="sm">{productOf(line)}</Text>
                    <Text fz="xs" c="dimmed">
                      SKU {line.sku}
                    </Text>
                  </div>
                </Group>
              </Table.Td>
              {plainCells(line, plainAfter.product)}
              <Table.Td ta="end">
                {format.money(line.price)} × {line.quantity}
              </Table.Td>
              {plainCells(line, plainAfter.price)}
              <Table.Td>
                <Group gap="xs" justify="end">
                  <ActionIcon variant="subtle" size="sm" aria-label={`Why this amount? ${productOf(line)}`}>
                    ?
                  </ActionIcon>
                  {!line.vendor_paid && (
                    <ActionIcon variant="subtle" size="sm" aria-label={`Set Commission: ${productOf(line)}`}>
                      ✎
                    </ActionIcon>
                  )}
                  {line.vendor_paid ? (
                    <Text fz="sm" td="line-through" c="dimmed">
                      {format.money(line.commission_amount)}
                    </Text>
                  ) : (
                    <Text fz="sm">{format.money(line.commission_amount)}</Text>
                  )}
                </Group>
              </Table.Td>
              {plainCells(line, plainAfter.commission)}
              <Table.Td>{format.date(line.order.processed_at)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="space-between">
        <Text fz="sm">
          Showing 1 to {rows.length} of {rows.length}
        </Text>
        <Pagination total={1} />
      </Group>
      <Modal opened={isPaying} onClose={close} title={`Pay ${vendor.name}`}>
        <Stack>
          <Text>Check the payout before you make it.</Text>
          <Group justify="space-between">
            <span>{selected.length} line items</span>
            <span>{total}</span>
          </Group>
          <Group justify="space-between">
            <Text fw={700}>Total</Text>
            <output>{total}</output>
          </Group>
          <TextInput label="Additional pay" inputMode="decimal" />
          <Textarea label="Note" rows={2} />
          <Group justify="end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Pay {total}</Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <MantineProvider>
    <AppShell header={{ height: 60 }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          <Text fw={700}>{shop.name}</Text>
          <Anchor href="/vendors">Vendors</Anchor>
          <Anchor href="/payouts">Payouts</Anchor>
          <Anchor href="/import">Import</Anchor>
          <Button variant="subtle" ml="auto">
            Logout
          </Button>
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Screen />
      </AppShell.Main>
    </AppShell>
  </MantineProvider>,
);
