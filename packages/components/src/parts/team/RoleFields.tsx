import { isRole, roleDescriptions, roleLabels, type Role } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Combobox } from '../../primitives/fields/Combobox.tsx';
import { RadioCards } from '../../primitives/fields/RadioCards.tsx';
import type { GivenRole, RepOfMember, RepSearch } from './team.ts';

const texts = defineTexts('RoleFields', {
  role: 'Role',
  salesRep: 'Sales rep',
  salesRepHint: 'This person will only see this sales rep’s figures.',
  noSalesRepHasName: 'No sales rep has this name. Add the sales rep in the sales reps’ app first.',
  chooseTheSalesRepWhose: 'Choose the sales rep whose figures this person will see.',
});

type Props = {
  /** Those that the person may give, in their order. */
  given: readonly Role[];
  /** The role that the form begins with; left out where none is chosen. */
  role?: Role;
  /** The sales rep that it begins with. */
  rep: RepOfMember | null;
  onSearchReps: RepSearch;
};

/**
 * The role of a person; for a sales rep's login also the sales rep whose figures it sees. Use it within a Form that has the fields
 * of `roleShape`. To hand a shop over, ask with a TeamQuestionDialog.
 */
export function RoleFields({ given, role, rep, onSearchReps }: Props) {
  const [chosen, setChosen] = useState<string>(role ?? '');
  return (
    <>
      <RadioCards
        name="role"
        label={texts.role}
        choices={given.map((one) => ({ value: one, label: roleLabels[one], detail: roleDescriptions[one] }))}
        onChange={setChosen}
      />
      {chosen === 'salesrep' && onSearchReps !== null && (
        <Combobox
          name="sales_rep"
          label={texts.salesRep}
          hint={texts.salesRepHint}
          minimumCharacters={1}
          noneText={texts.noSalesRepHasName}
          {...(rep !== null && { defaultOption: { value: String(rep.id), label: rep.name } })}
          onSearch={async (text, signal) => {
            const answer = await onSearchReps(text, signal);
            if (answer.is !== 'found') return answer;
            const options = answer.options.map(({ id, name }) => ({ value: String(id), label: name }));
            return { is: 'found', options };
          }}
        />
      )}
    </>
  );
}

type RoleDraft = { role: string; sales_rep: string };

export const roleShape = {
  role: z.string().check(z.refine(isRole, { error: 'Choose a role.' })),
  sales_rep: z.string(),
};

/** Refuses the role of a sales rep while no sales rep is chosen. */
export function hasItsRep({ value, issues }: z.core.ParsePayload<RoleDraft>): void {
  if (value.role !== 'salesrep' || value.sales_rep !== '') return;
  const message = texts.chooseTheSalesRepWhose;
  issues.push({ code: 'custom', message, input: value, path: ['sales_rep'] });
}

/** Throws for a draft that the schema refuses. */
export function givenRole({ role, sales_rep: rep }: RoleDraft): GivenRole {
  if (!isRole(role)) throw new Error(`A form with the role '${role}' is not sent.`);
  return role === 'salesrep' ? { role, sales_rep: Number(rep) } : { role };
}
