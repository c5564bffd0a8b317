import { formatDateTime } from '@consignment/domain/time/dates';

type Props = {
  /** ISO 8601; null or left out where there is none, which reads 'N/A'. */
  instant: string | null | undefined;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** A day with its time: 'Mar 5, 2026 at 3:07pm' (spec operations §9). Where only the day matters use DateText. */
export function DateTimeText({ instant, timeZone }: Props) {
  if (instant === null || instant === undefined) return <span>N/A</span>;
  return <time dateTime={instant}>{formatDateTime(instant, timeZone)}</time>;
}
