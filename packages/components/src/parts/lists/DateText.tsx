import { formatDate } from '@consignment/domain/time/dates';

type Props = {
  /** ISO 8601; null or left out where there is none, which reads 'N/A'. */
  instant: string | null | undefined;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** A day: 'Mar 5, 2026' (spec foundations §9). Where the time matters, as with payouts, use DateTimeText. */
export function DateText({ instant, timeZone }: Props) {
  if (instant === null || instant === undefined) return <span>N/A</span>;
  return <time dateTime={instant}>{formatDate(instant, timeZone)}</time>;
}
