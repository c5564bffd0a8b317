/* Why banks reject or return payments, of ISO 20022's external codes and NACHA's; banks send the code alone. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'The account number is wrong.',
  AC03: 'The account number of the receiver is wrong.',
  AC04: 'The account is closed.',
  AC06: 'The account is blocked.',
  AC13: 'The account is of the wrong kind.',
  AG01: 'The account does not take such payments.',
  AG02: 'The bank does not know this kind of payment.',
  AM01: 'The amount is zero.',
  AM02: 'The amount is larger than allowed.',
  AM03: 'The currency is not possible.',
  AM04: 'The account has too little money.',
  AM05: 'The bank has this payment already.',
  AM09: 'The amount is wrong.',
  AM10: 'The sum of the file is wrong.',
  BE01: 'The name does not belong to the account.',
  BE04: 'The address of the receiver is missing.',
  CNOR: 'The receiver’s bank cannot be reached.',
  CUST: 'The payment was called back by the customer.',
  DT01: 'The day is not possible.',
  DUPL: 'The bank has this payment already.',
  ED05: 'The payment could not be settled.',
  FF01: 'The bank cannot read the file.',
  FOCR: 'The payment was called back.',
  MD07: 'The holder of the account has died.',
  MS02: 'The receiver did not accept the payment.',
  MS03: 'The bank gives no reason.',
  NARR: 'The bank gives its reason in words.',
  RC01: 'The BIC is wrong.',
  RR01: 'The payer’s account is missing.',
  RR02: 'The payer’s name or address is missing.',
  RR03: 'The receiver’s name or address is missing.',
  RR04: 'The bank may not make this payment.',
  TECH: 'The bank had a fault.',
  TM01: 'The file came too late for its day.',
};

/** A code, in words where they are known, and the bank's own words after it. */
export function reasonText(code: string | null, words: readonly string[]): string {
  const known = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  const first =
    code === null ? [] : [known === undefined ? `The bank's code is ${code}.` : `${known} (${code})`];
  return [...first, ...words].join(' ').slice(0, 500);
}
