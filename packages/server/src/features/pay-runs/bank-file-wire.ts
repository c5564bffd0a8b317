import type { components } from '@consignment/client/generated/api';
import type { CsvColumns, ShopAccount, StatementColumns } from '@consignment/domain/pay-runs/bank-file';

type Schemas = components['schemas'];

export function bankFileColumnsToWire({
  hasHeader,
  columns,
  ...form
}: CsvColumns): Schemas['BankFileColumns'] {
  return { ...form, has_header: hasHeader, columns: columns.map((column) => ({ ...column })) };
}

export function bankFileColumnsFromWire({
  has_header: hasHeader,
  ...columns
}: Schemas['BankFileColumns']): CsvColumns {
  return { ...columns, hasHeader };
}

export function statementColumnsFromWire(sent: Schemas['StatementColumns']): StatementColumns {
  const {
    header_rows: headerRows,
    date_column: dateColumn,
    text_columns: textColumns,
    amount,
    ...form
  } = sent;
  return {
    ...form,
    headerRows,
    dateColumn,
    textColumns,
    amount: 'column' in amount ? { is: 'signed', column: amount.column } : { is: 'two', ...amount },
  };
}

export function shopAccountFromWire(sent: Schemas['ShopAccount']): ShopAccount {
  if (sent.kind === 'other') {
    const { company_id: companyId, bank_name: bankName, ...account } = sent;
    return {
      ...account,
      ...(companyId === undefined ? {} : { companyId: companyId.trim() }),
      ...(bankName === undefined ? {} : { bankName: bankName.trim() }),
    };
  }
  if (sent.kind === 'iban') {
    const { kind, holder, iban, bic } = sent;
    return { kind, holder, iban, bic };
  }
  const { account_type: accountType, bank_name: bankName, company_id: companyId, ...account } = sent;
  return { ...account, accountType, bankName, companyId };
}
