/** The reason why a part of a style sheet is refused, as a sentence with the remedy, and its position. */
export type Fault = {
  readonly at: { readonly line: number; readonly column: number } | undefined;
  readonly detail: string;
};
