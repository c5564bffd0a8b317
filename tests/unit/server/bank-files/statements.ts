/* Statements and answers as banks write them, small. */

export type Line = {
  readonly amount: string;
  readonly currency?: string;
  readonly direction: 'CRDT' | 'DBIT';
  readonly day?: string;
  readonly endToEnd?: string;
  readonly file?: string;
  readonly text?: string;
  readonly returned?: string;
  readonly bankId?: string;
  readonly status?: string;
};

type Version = 'camt.053.001.02' | 'camt.053.001.08';

export function camt(version: Version, lines: readonly (Line | readonly Line[])[]): string {
  const entries = lines.map((line) => entry(version, Array.isArray(line) ? line : [line as Line]));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-12-01T08:00:00Z</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><CreDtTm>2026-12-01T08:00:00Z</CreDtTm><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

/** An entry of one line or, booked as one, of several. */
function entry(version: Version, lines: readonly Line[]): string {
  const [first] = lines;
  if (first === undefined) throw new Error('An entry has a line.');
  const currency = first.currency ?? 'EUR';
  const sum = lines.length === 1 ? first.amount : sumOf(lines.map(({ amount }) => amount));
  const status = first.status ?? 'BOOK';
  const details = lines.map((line) => detail(line, lines.length > 1));
  return `<Ntry><Amt Ccy="${currency}">${sum}</Amt><CdtDbtInd>${first.direction}</CdtDbtInd>
<Sts>${version === 'camt.053.001.02' ? status : `<Cd>${status}</Cd>`}</Sts><BookgDt><Dt>${first.day ?? '2026-12-01'}</Dt></BookgDt>${
    lines.length === 1 && first.bankId !== undefined ? `<AcctSvcrRef>${first.bankId}</AcctSvcrRef>` : ''
  }<BkTxCd><Prtry><Cd>166</Cd></Prtry></BkTxCd><NtryDtls>${details.join('')}</NtryDtls></Ntry>`;
}

function detail(line: Line, isPart: boolean): string {
  const refs = [
    line.file === undefined ? '' : `<PmtInfId>${line.file}</PmtInfId>`,
    line.endToEnd === undefined ? '' : `<EndToEndId>${line.endToEnd}</EndToEndId>`,
  ].join('');
  return `<TxDtls>${refs === '' ? '' : `<Refs>${refs}</Refs>`}${
    isPart
      ? `<AmtDtls><TxAmt><Amt Ccy="${line.currency ?? 'EUR'}">${line.amount}</Amt></TxAmt></AmtDtls>`
      : ''
  }${line.text === undefined ? '' : `<RmtInf><Ustrd>${line.text}</Ustrd></RmtInf>`}${
    line.returned === undefined ? '' : `<RtrInf><Rsn><Cd>${line.returned}</Cd></Rsn></RtrInf>`
  }</TxDtls>`;
}

function sumOf(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Number(amount.replace('.', '')), 0);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A payment status report, of a file or of payments. */
export function pain002(
  version: 'pain.002.001.03' | 'pain.002.001.10',
  of: {
    readonly file: string;
    readonly status?: string;
    readonly reason?: string;
    readonly payments?: readonly {
      readonly reference: string;
      readonly status: string;
      readonly reason?: string;
    }[];
  },
): string {
  const reasonOf = (code: string | undefined) =>
    code === undefined ? '' : `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`;
  const payments = (of.payments ?? []).map(
    ({ reference, status, reason }, nth) =>
      `<TxInfAndSts><StsId>T${nth}</StsId><OrgnlInstrId>${reference}</OrgnlInstrId><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reasonOf(reason)}<OrgnlTxRef><PmtMtd>TRF</PmtMtd></OrgnlTxRef></TxInfAndSts>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><CstmrPmtStsRpt>
<GrpHdr><MsgId>A1</MsgId><CreDtTm>2026-12-01T08:00:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${of.file}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId>${
    of.status === undefined ? '' : `<GrpSts>${of.status}</GrpSts>`
  }${reasonOf(of.reason)}</OrgnlGrpInfAndSts>${
    payments.length === 0
      ? ''
      : `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${of.file}</OrgnlPmtInfId>${payments.join('')}</OrgnlPmtInfAndSts>`
  }</CstmrPmtStsRpt></Document>`;
}
