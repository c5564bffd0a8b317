import { branchCodeIn } from '@consignment/domain/payouts/account-countries';
import { defineTexts } from '@consignment/domain/text/texts';
import { TextField } from '../../primitives/fields/TextField.tsx';

const texts = defineTexts('BranchField', {
  sortCode: 'Sort code',
  bsbHint: 'Six digits, such as 062-000.',
  transit: 'Institution and transit number',
  transitHint: 'Three digits of the institution and five of the transit number, such as 003-12345.',
  branchOrBankCode: 'Branch or bank code',
});

type Props = {
  /** Of the account; '' where it is not known. */
  country: string;
  /** An account that stays needs none. */
  isOptional?: boolean;
};

/** Asks for the branch of an account in the words of its country. Where a country has no code for it, the field may stay empty. */
export function BranchField({ country, isOptional = false }: Props) {
  const code = branchCodeIn(country);
  const [label, hint] = wordsOf(code);
  return (
    <TextField
      name="branch"
      label={label}
      {...(hint === null ? {} : { hint })}
      autoComplete="off"
      isDraftKept={false}
      isOptional={isOptional || code === null}
    />
  );
}

function wordsOf(code: ReturnType<typeof branchCodeIn>): [label: string, hint: string | null] {
  switch (code) {
    case 'sort_code':
      return [texts.sortCode, null];
    case 'bsb':
      return ['BSB', texts.bsbHint];
    case 'transit':
      return [texts.transit, texts.transitHint];
    case null:
      return [texts.branchOrBankCode, null];
  }
}
