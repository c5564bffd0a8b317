/** An ISO 4217 code in capitals, for example 'USD'. */
export type CurrencyCode = string;

/*
 * By the decimals of their minor unit, which are those of ISO 4217. `Intl` is no source for them: its digits follow
 * usage, not ISO (HUF, IQD, RSD), and differ between engines. The names are in `currencies.ts`, since every page writes
 * amounts, and few name a currency.
 */
const codes: readonly (readonly [minorUnits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF ' +
      'CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL ' +
      'HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP ' +
      'MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD ' +
      'SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS ' +
      'VED VES WST XCD XCG YER ZAR ZMW ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const minorUnits: ReadonlyMap<CurrencyCode, number> = new Map(
  codes.flatMap(([units, those]) => those.split(' ').map((code) => [code, units] as const)),
);

export function isCurrency(code: string): boolean {
  return minorUnits.has(code);
}

/** Decimals of the currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD. Throws RangeError on an unknown code. */
export function minorUnitsOf(code: CurrencyCode): number {
  const units = minorUnits.get(code);
  if (units === undefined) throw new RangeError(`Unknown currency code '${code}'.`);
  return units;
}

/**
 * The currency an amount is shown in: the vendor's own, else the shop's, else USD (spec foundations §1).
 * A code that the table does not have counts as not given.
 */
export function currencyFor(given: { vendor: CurrencyCode | null; shop: CurrencyCode | null }): CurrencyCode {
  for (const code of [given.vendor, given.shop]) {
    if (code !== null && isCurrency(code)) return code;
  }
  return 'USD';
}
