/** Why a part of a style sheet cannot be used, as a sentence that says what to do, and where it stands. */
export type Fault = {
  readonly at: { readonly line: number; readonly column: number } | undefined;
  readonly detail: string;
};
