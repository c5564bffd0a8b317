import type { FeeKind } from '@consignment/domain/fees/fee-kinds';
import type { ShownFeeTerms } from '@consignment/domain/fees/fee-text';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import type { FeeVersions } from '../../../parts/fees/fee-version.ts';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import type { BadgeTone } from '../../../primitives/text/Badge.tsx';

const texts = defineTexts('Fee', {
  allVendors: 'All vendors',
  active: 'Active',
  from: 'From {day}',
  paused: 'Paused',
});

export type FeeTerms = ShownFeeTerms & {
  prorated: boolean;
  waits: boolean;
  /** Null for all vendors. */
  vendors: readonly number[] | null;
};

export type ShownFee = FeeVersions<FeeTerms> & {
  id: number;
  name: string;
  kind: FeeKind;
  last_version: number;
  next_on: string | null;
  /** The sum of its charges that were not waived. */
  charged: string;
  /** The part of them that waits. */
  waiting: string;
};

/** New terms from a day on, or a pause; of a new fee where `fee` is null. */
export type FeeDraft = {
  fee: Pick<ShownFee, 'id' | 'last_version'> | null;
  name: string;
  from_day: string;
  terms: FeeTerms | null;
  reason: string;
};

type Versions = Pick<ShownFee, 'held' | 'coming'>;

/** The terms that an edit starts from: the latest that are known. Null while the fee is paused. */
export function latestTerms({ held, coming }: Versions): FeeTerms | null {
  return (coming ?? held)?.terms ?? null;
}

/** The terms of today, or before them those that come. */
export function shownTerms({ held, coming }: Versions): FeeTerms | null {
  return held?.terms ?? coming?.terms ?? null;
}

export function vendorsText({ vendors }: Pick<FeeTerms, 'vendors'>): string {
  return vendors === null ? texts.allVendors : countOfVendors(vendors.length);
}

export function feeStateBadge({ held, coming }: Versions): { label: string; tone: BadgeTone } {
  if (held !== null && held.terms !== null) return { label: texts.active, tone: 'plain' };
  if (coming === null || coming.terms === null) return { label: texts.paused, tone: 'neutral' };
  return { label: texts.from({ day: formatDay(coming.from_day) }), tone: 'neutral' };
}
