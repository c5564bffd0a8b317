import { defineTexts } from '@consignment/domain/text/texts';
import type { Problem } from '../../../primitives/feedback/outcome.ts';

/** A customer in a vendor's list, by the names of the API; times are ISO 8601. */
export type CustomerRow = {
  id: number;
  customer__first_name: string;
  customer__last_name: string;
  customer__email: string;
  /** The state of the customer's account on the shop's platform. */
  customer__state: string;
  customer__created_at: string;
};

export type NewCustomer = { first_name: string; last_name: string; email: string };

/** The effect of an import, by rows of the file, which count from 1. */
export type ImportReview = {
  customers: readonly (NewCustomer & { row: number })[];
  /** Customers of the shop already, or named twice in the file. */
  existing: readonly { row: number; email: string }[];
  /** While there is one, nothing can be imported. */
  problems: readonly { row: number; detail: string }[];
};

export type Reviewed = { is: 'read'; review: ImportReview } | { is: 'refused'; problem: Problem };

/** Known of each add and import (spec accounts §8). */
export const customerTexts = defineTexts('Customer', {
  alreadyThere: 'Email already exists. Contact store owner.',
});
