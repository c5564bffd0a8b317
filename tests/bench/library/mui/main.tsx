/**
 * The screen in MUI: the sorted and selected Table of mui.com. Its free data grid draws at most 100 rows, and of those only what
 * is in sight; here every side draws all of them.
 */
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
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
const columns: readonly [SortKey, string, 'left' | 'right', readonly PlainColumn[]][] = [
  ['order__name', 'Order', 'left', []],
  ['title', 'Product', 'left', plainAfter.product],
  ['price', 'Price', 'right', plainAfter.price],
  ['commission_amount', 'Commission', 'right', plainAfter.commission],
  ['order__processed_at', 'Date', 'left', []],
];

const plainCells = (line: Line, plain: readonly PlainColumn[]) =>
  plain.map(({ name, isFigure, of }) => (
    <TableCell key={name} align={isFigure ? 'right' : 'left'}>
      {of(line)}
    </TableCell>
  ));

function Screen() {
  const [listing, setListing] = useState(newestFirst);
  const rows = useMemo(() => listed(listing), [listing]);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [isPaying, setIsPaying] = useState(false);
  const { sort } = listing;
  const direction = sort.isDown ? 'desc' : 'asc';
  const payable = rows.filter((line) => !line.vendor_paid);
  const total = format.money(
    String(
      rows
        .filter((line) => selected.includes(line.id))
        .reduce((sum, line) => sum + Number(line.commission_amount), 0),
    ),
  );
  const close = () => setIsPaying(false);
  const toggle = (id: number) =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <Container maxWidth="xl">
      <Stack spacing={2} sx={{ py: 3 }}>
        <Link href="/vendors">← Vendors</Link>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="h4" component="h1">
            {vendor.name}
          </Typography>
          <Link href="/vendors/7">Previous: {vendor.next_prev.prev.name}</Link>
          <Link href="/vendors/2">Next: {vendor.next_prev.next.name}</Link>
        </Stack>
        <Typography>{facts}</Typography>
        <Stack direction="row" spacing={2}>
          {stats.map(([name, amount]) => (
            <Paper key={name} variant="outlined" sx={{ p: 2, flex: 1 }}>
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography variant="h6" component="p">
                {format.money(amount)}
              </Typography>
            </Paper>
          ))}
        </Stack>
        <Tabs value="commissions" aria-label="Vendor">
          <Tab value="commissions" label="Commissions" />
          <Tab value="payouts" label="Payouts" />
        </Tabs>
        <Stack direction="row" spacing={2}>
          <TextField size="small" type="search" label="Search line items" />
          <TextField
            size="small"
            select
            label="Payment status"
            slotProps={{ select: { native: true } }}
            value={listing.paid}
            onChange={(event) => setListing({ sort, paid: event.target.value })}
          >
            <option value="all">All</option>
            <option value="unpaid">Unpaid</option>
            <option value="paid">Paid</option>
          </TextField>
          <TextField
            size="small"
            type="date"
            label="Date from"
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField size="small" type="date" label="Date to" slotProps={{ inputLabel: { shrink: true } }} />
          <Button variant="outlined">Apply</Button>
          <Button variant="contained" disabled={selected.length === 0} onClick={() => setIsPaying(true)}>
            Add Payout for {selected.length} Orders
          </Button>
        </Stack>
        <Typography role="status">
          {selected.length > 0 && `${selected.length} line items selected: ${total}`}
        </Typography>
        <TableContainer component={Paper}>
          <Table aria-label="Commissions">
            <TableHead>
              <TableRow>
                <TableCell padding="checkbox">
                  <Checkbox
                    indeterminate={selected.length > 0 && selected.length < payable.length}
                    checked={payable.length > 0 && selected.length === payable.length}
                    onChange={(event) => setSelected(event.target.checked ? payable.map(({ id }) => id) : [])}
                    slotProps={{ input: { 'aria-label': 'Select all rows' } }}
                  />
                </TableCell>
                {columns.map(([key, name, align, plain]) => (
                  <Fragment key={key}>
                    <TableCell align={align} sortDirection={sort.key === key ? direction : false}>
                      <TableSortLabel
                        active={sort.key === key}
                        direction={sort.key === key ? direction : 'asc'}
                        onClick={() => setListing(sortedBy(listing, key))}
                      >
                        {name}
                      </TableSortLabel>
                    </TableCell>
                    {plain.map((one) => (
                      <TableCell key={one.name} align={one.isFigure ? 'right' : 'left'}>
                        {one.name}
                      </TableCell>
                    ))}
                  </Fragment>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((line) => (
                <TableRow key={line.id} hover selected={selected.includes(line.id)}>
                  <TableCell padding="checkbox">
                    {line.vendor_paid ? (
                      'PAID'
                    ) : (
                      <Checkbox
                        checked={selected.includes(line.id)}
                        onChange={() => toggle(line.id)}
                        slotProps={{
                          input: { 'aria-label': `Select ${line.order.name}, ${productOf(line)}` },
                        }}
                      />
                    )}
                  </TableCell>
                  <TableCell component="th" scope="row">
                    <Link href={`/orders/${line.order.id}`}>{line.order.name}</Link>
                  </TableCell>
                  <TableCell>
                    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                      <Avatar
                        variant="rounded"
                        src={line.variant.image.src}
                        alt=""
                        slotProps={{ img: { loading: 'lazy' } }}
                      />
                      <div>
                        <Typography variant="body2">{productOf(line)}</Typography>
                        <Typography variant="caption" color="text.secondary">
                          SKU {line.sku}
                        </Typography>
                      </div>
                    </Stack>
                  </TableCell>
                  {plainCells(line, plainAfter.product)}
                  <TableCell align="right">
                    {format.money(line.price)} × {line.quantity}
                  </TableCell>
                  {plainCells(line, plainAfter.price)}
                  <TableCell align="right">
                    <IconButton size="small" aria-label={`Why this amount? ${productOf(line)}`}>
                      ?
                    </IconButton>
                    {!line.vendor_paid && (
                      <IconButton size="small" aria-label={`Set Commission: ${productOf(line)}`}>
                        ✎
                      </IconButton>
                    )}
                    {line.vendor_paid ? (
                      <del>{format.money(line.commission_amount)}</del>
                    ) : (
                      format.money(line.commission_amount)
                    )}
                  </TableCell>
                  {plainCells(line, plainAfter.commission)}
                  <TableCell>{format.date(line.order.processed_at)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <TablePagination
          component="div"
          count={rows.length}
          page={0}
          rowsPerPage={rows.length}
          rowsPerPageOptions={[]}
          onPageChange={() => undefined}
        />
      </Stack>
      <Dialog open={isPaying} onClose={close}>
        <DialogTitle>Pay {vendor.name}</DialogTitle>
        <DialogContent>
          <DialogContentText>Check the payout before you make it.</DialogContentText>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <span>{selected.length} line items</span>
            <span>{total}</span>
          </Stack>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <strong>Total</strong>
            <output>{total}</output>
          </Stack>
          <TextField fullWidth margin="dense" label="Additional pay" />
          <TextField fullWidth margin="dense" label="Note" multiline rows={2} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="contained" onClick={close}>
            Pay {total}
          </Button>
        </DialogActions>
      </Dialog>
    </Container>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <>
    <CssBaseline />
    <AppBar position="static">
      <Toolbar sx={{ gap: 2 }}>
        <Typography variant="h6" component="strong">
          {shop.name}
        </Typography>
        <Link href="/vendors" color="inherit">
          Vendors
        </Link>
        <Link href="/payouts" color="inherit">
          Payouts
        </Link>
        <Link href="/import" color="inherit">
          Import
        </Link>
        <Button color="inherit" sx={{ ml: 'auto' }}>
          Logout
        </Button>
      </Toolbar>
    </AppBar>
    <Screen />
  </>,
);
