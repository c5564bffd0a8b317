/** The branch of a Canadian account, in digits. */
export type CanadianBranch = {
  /** The bank: three digits. */
  readonly institution: string;
  /** The branch of that bank: five digits. */
  readonly transit: string;
};

/**
 * A branch as people have it from their bank; null for another text. '003-12345' and '12345-003', as on cheques, are told
 * apart by their lengths. Without a sign between them the institution comes first: '00312345', or '000312345' with the
 * leading zero of electronic payments.
 */
export function canadianBranch(text: string): CanadianBranch | null {
  const parts = /^(?<institution>\d{3})[ -]?(?<transit>\d{5})$/.exec(bare(text))?.groups;
  const onCheque = /^(?<transit>\d{5})[ -](?<institution>\d{3})$/.exec(bare(text))?.groups;
  const { institution = '', transit = '' } = parts ?? onCheque ?? {};
  // No bank has the number 000, so zeros there are a sign of a branch that was typed another way.
  return institution === '' || institution === '000' ? null : { institution, transit };
}

function bare(text: string): string {
  return text.trim().replace(/^0(?=\d{8}$)/, '');
}
