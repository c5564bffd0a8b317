/** tests/proved.json: what the long forms proved, of which commit, with which seed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Proof = {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly date: string;
  readonly commit: string;
  readonly seed: string;
  readonly machine: string;
  readonly figures: readonly object[];
};
export type Proofs = Readonly<Record<string, Proof>>;

const path = join(import.meta.dirname, '../proved.json');

export function readProofs(): Proofs {
  // Written below.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Proofs) : {};
}

/** Keeps the others as they are, by name. */
export function keepProof(name: string, proof: Proof): void {
  const all = Object.entries({ ...readProofs(), [name]: proof }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Why a release has to wait, a line for each long form; none where all that ships is as it was proved. */
export function refusals(
  names: readonly string[],
  proofs: Proofs,
  hasChangedSince: (commit: string) => boolean,
): readonly string[] {
  return names.flatMap((name) => {
    const proof = proofs[name];
    if (proof === undefined) return [`${name} was never proved: npm run prove -- ${name}`];
    if (proof.failed > 0)
      return [`${name} failed on ${proof.date}: SEED=${proof.seed} npm run prove -- ${name}`];
    if (hasChangedSince(proof.commit))
      return [
        `${name} was proved of ${proof.commit.slice(0, 8)}, and what ships has changed: npm run prove -- ${name}`,
      ];
    return [];
  });
}
