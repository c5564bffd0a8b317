/** The screen in Ant Design: Table with `rowSelection`, as ant.design shows it, all rows on one page. */
import {
  Avatar,
  Button,
  Card,
  Flex,
  Input,
  Layout,
  Modal,
  Pagination,
  Select,
  Statistic,
  Table,
  Tabs,
  Typography,
  type TableColumnsType,
  type TableColumnType,
} from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formats, productOf } from '../../one-screen/floor/format.ts';
import { newestFirst, type Listing, type SortKey } from '../../one-screen/floor/listing.ts';
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

const sortKeys = [
  'order__name',
  'title',
  'price',
  'commission_amount',
  'order__processed_at',
] as const satisfies SortKey[];

function plainColumn({ name, isFigure, of }: PlainColumn): TableColumnType<Line> {
  return { key: name, title: name, align: isFigure ? 'end' : 'start', render: (_, line) => of(line) };
}

function columnsOf({ key, isDown }: Listing['sort']): TableColumnsType<Line> {
  const sorted = (columnKey: SortKey) => ({
    key: columnKey,
    sorter: true,
    sortOrder: key === columnKey ? (isDown ? ('descend' as const) : ('ascend' as const)) : null,
    // Without the third order, which is no order at all.
    sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
  });
  return [
    {
      ...sorted('order__name'),
      title: 'Order',
      rowScope: 'row',
      render: (_, { order }) => <Typography.Link href={`/orders/${order.id}`}>{order.name}</Typography.Link>,
    },
    {
      ...sorted('title'),
      title: 'Product',
      render: (_, line) => (
        <Flex gap="small" align="center">
          <Avatar shape="square" size={40} src={line.variant.image.src} alt="" />
          <div>
            <div>{productOf(line)}</div>
            <Typography.Text type="secondary">SKU {line.sku}</Typography.Text>
          </div>
        </Flex>
      ),
    },
    ...plainAfter.product.map(plainColumn),
    {
      ...sorted('price'),
      title: 'Price',
      align: 'end',
      render: (_, line) => `${format.money(line.price)} × ${line.quantity}`,
    },
    ...plainAfter.price.map(plainColumn),
    {
      ...sorted('commission_amount'),
      title: 'Commission',
      align: 'end',
      render: (_, line) => (
        <>
          <Button type="text" size="small" aria-label={`Why this amount? ${productOf(line)}`}>
            ?
          </Button>
          {!line.vendor_paid && (
            <Button type="text" size="small" aria-label={`Set Commission: ${productOf(line)}`}>
              ✎
            </Button>
          )}
          <Typography.Text delete={line.vendor_paid}>{format.money(line.commission_amount)}</Typography.Text>
        </>
      ),
    },
    ...plainAfter.commission.map(plainColumn),
    {
      ...sorted('order__processed_at'),
      title: 'Date',
      render: (_, line) => format.date(line.order.processed_at),
    },
  ];
}

function Screen() {
  const [listing, setListing] = useState(newestFirst);
  const rows = useMemo(() => listed(listing), [listing]);
  const columns = useMemo(() => columnsOf(listing.sort), [listing.sort]);
  const [selected, setSelected] = useState<React.Key[]>([]);
  const [isPaying, setIsPaying] = useState(false);
  const total = format.money(
    String(
      rows
        .filter((line) => selected.includes(line.id))
        .reduce((sum, line) => sum + Number(line.commission_amount), 0),
    ),
  );
  const close = () => setIsPaying(false);
  return (
    <Flex vertical gap="middle">
      <Typography.Link href="/vendors">← Vendors</Typography.Link>
      <Flex gap="middle" align="center">
        <Typography.Title level={1}>{vendor.name}</Typography.Title>
        <Typography.Link href="/vendors/7">Previous: {vendor.next_prev.prev.name}</Typography.Link>
        <Typography.Link href="/vendors/2">Next: {vendor.next_prev.next.name}</Typography.Link>
      </Flex>
      <Typography.Text>{facts}</Typography.Text>
      <Flex gap="middle">
        {stats.map(([name, amount]) => (
          <Card key={name} style={{ flex: 1 }}>
            <Statistic title={name} value={format.money(amount)} />
          </Card>
        ))}
      </Flex>
      <Tabs
        items={[
          { key: 'commissions', label: 'Commissions' },
          { key: 'payouts', label: 'Payouts' },
        ]}
      />
      <Flex gap="small" align="center">
        <Input type="search" aria-label="Search line items" placeholder="Search line items" />
        <Select
          aria-label="Payment status"
          options={[
            { label: 'All', value: 'all' },
            { label: 'Unpaid', value: 'unpaid' },
            { label: 'Paid', value: 'paid' },
          ]}
          value={listing.paid}
          onChange={(paid) => setListing({ ...listing, paid })}
        />
        <Input type="date" aria-label="Date from" />
        <Input type="date" aria-label="Date to" />
        <Button>Apply</Button>
        <Button type="primary" disabled={selected.length === 0} onClick={() => setIsPaying(true)}>
          Add Payout for {selected.length} Orders
        </Button>
      </Flex>
      <Typography.Text role="status">
        {selected.length > 0 && `${selected.length} line items selected: ${total}`}
      </Typography.Text>
      <Table
        aria-label="Commissions"
        rowKey="id"
        columns={columns}
        dataSource={rows}
        virtual={false}
        pagination={false}
        rowSelection={{
          selectedRowKeys: selected,
          onChange: setSelected,
          getCheckboxProps: (line) => ({
            disabled: line.vendor_paid,
            'aria-label': `Select ${line.order.name}, ${productOf(line)}`,
          }),
          renderCell: (_, line, _at, box) => (line.vendor_paid ? 'PAID' : box),
        }}
        onChange={(_pages, _filters, sorter) => {
          if (Array.isArray(sorter)) return;
          const key = sortKeys.find((one) => one === sorter.columnKey) ?? 'title';
          setListing({ paid: listing.paid, sort: { key, isDown: sorter.order === 'descend' } });
        }}
      />
      <Pagination
        total={rows.length}
        pageSize={rows.length}
        showSizeChanger={false}
        showTotal={(count, [from, to]) => `Showing ${from} to ${to} of ${count}`}
      />
      <Modal
        open={isPaying}
        onCancel={close}
        onOk={close}
        title={`Pay ${vendor.name}`}
        okText={`Pay ${total}`}
      >
        <Flex vertical gap="middle">
          <Typography.Text>Check the payout before you make it.</Typography.Text>
          <Flex justify="space-between">
            <span>{selected.length} line items</span>
            <span>{total}</span>
          </Flex>
          <Flex justify="space-between">
            <Typography.Text strong>Total</Typography.Text>
            <output>{total}</output>
          </Flex>
          <label>
            Additional pay <Input inputMode="decimal" />
          </label>
          <label>
            Note <Input.TextArea rows={2} />
          </label>
        </Flex>
      </Modal>
    </Flex>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <Layout>
    <Layout.Header>
      <Flex gap="middle" align="center">
        <Typography.Text strong style={{ color: 'white' }}>
          {shop.name}
        </Typography.Text>
        <Typography.Link href="/vendors">Vendors</Typography.Link>
        <Typography.Link href="/payouts">Payouts</Typography.Link>
        <Typography.Link href="/import">Import</Typography.Link>
        <Button style={{ marginInlineStart: 'auto' }}>Logout</Button>
      </Flex>
    </Layout.Header>
    <Layout.Content style={{ padding: 24 }}>
      <Screen />
    </Layout.Content>
  </Layout>,
);
