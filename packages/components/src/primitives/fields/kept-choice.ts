/** A choice from a list as a draft keeps it. Its value alone does not give its words. */
export type KeptChoice = {
  readonly choice: string;
  readonly label: string;
  readonly detail?: string | undefined;
};

export function isKeptChoice(kept: unknown): kept is KeptChoice {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'choice' in kept &&
    typeof kept.choice === 'string' &&
    'label' in kept &&
    typeof kept.label === 'string'
  );
}

/** The value of a field as the form has it. */
export function valueOfKept(kept: unknown): unknown {
  return isKeptChoice(kept) ? kept.choice : kept;
}
