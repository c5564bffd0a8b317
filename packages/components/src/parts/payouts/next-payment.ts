import { defineTexts } from '@consignment/domain/text/texts';
import { nearDay } from '@consignment/domain/time/dates';

const texts = defineTexts('NextPayment', {
  noDate: 'No date yet',
});

/** When a vendor is paid next. */
export type ShownNextPayment = {
  /** 'YYYY-MM-DD'; null where no day is known. */
  on: string | null;
  /** Why no day is known, or what to expect on it: a sentence or two. */
  detail: string;
};

/** 'Dec 1', or 'No date yet'. */
export function nextPaymentDay({ on }: ShownNextPayment): string {
  return on === null ? texts.noDate : nearDay(on);
}
