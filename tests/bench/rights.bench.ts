/**
 * The time that the check of a role adds to a call, beside the reading of its session, which a call needs anyway.
 *   node tests/bench/rights.bench.ts
 */
import { roleNames } from '@consignment/domain/people/roles';
import { readContract } from '@consignment/server/http/contract';
import { figure, heading } from './harness.ts';

const { operations } = readContract();
const rounds = 2_000;

/** The calls that are let in, so that the work cannot be left out. */
function walk(): number {
  let admitted = 0;
  for (const { roles, parts } of operations) {
    for (const role of roleNames) {
      if (!roles.has(role)) continue;
      admitted += 1;
      for (const some of parts.values()) if (!some.has(role)) admitted -= 1;
    }
  }
  return admitted;
}

heading('Roles');
walk();
const began = process.hrtime.bigint();
let admitted = 0;
for (let round = 0; round < rounds; round += 1) admitted += walk();
const took = Number(process.hrtime.bigint() - began);
const checks = rounds * operations.length * roleNames.length;
figure('a check of a call, its parts included', took / checks, 'ns');
figure('of the checks let in', (100 * admitted) / checks, '%');
