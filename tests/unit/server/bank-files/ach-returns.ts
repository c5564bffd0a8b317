/* Returns and notifications of change as banks write them, after the NACHA Operating Rules. */

export type AchReturn = {
  /** As the payment had it. */
  readonly reference: string;
  readonly cents: number;
  readonly type: '98' | '99';
  readonly code: string;
  /** Of the returned entry; '21', a returned credit, where it is left out. */
  readonly transaction?: string;
  /** The corrected data of a notification. */
  readonly data?: string;
};

/** A file of the day 2026-12-02. */
export function achReturns(returns: readonly AchReturn[]): string {
  const bank = '02100002';
  const trace = (nth: number) => `${bank}${String(nth + 1).padStart(7, '0')}`;
  const records = [
    `101 121042882 0210000212612020915A094101${'MAKER MARKET INC'.padEnd(23)}${'BANK OF SOMEWHERE'.padEnd(23)}`,
    `5200${'MAKER MARKET INC'.padEnd(36)}1234567890PPD${'RETURN'.padEnd(10)}261202261202   1${bank}0000001`,
    ...returns.flatMap(({ reference, cents, type, code, data = '', transaction = '21' }, nth) => [
      `6${transaction}021000021${'123456'.padEnd(17)}${String(cents).padStart(10, '0')}${reference.padEnd(15)}${'JANE POTTER'.padEnd(22)}  1${trace(nth)}`,
      `7${type}${code}121042880000001${' '.repeat(6)}${bank}${data.padEnd(44)}${trace(nth)}`,
    ]),
    '8200',
    '9000001',
  ];
  return `${records.map((record) => record.padEnd(94)).join('\n')}\n`;
}
