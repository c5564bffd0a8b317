import { greetingAt } from '@consignment/domain/text/greeting';
import { Heading } from '../../primitives/text/Heading.tsx';

type Props = {
  /** The person who is logged in, or the vendor's contact. */
  name: string;
  now: Date;
  /** IANA zone of the one who is greeted. */
  timeZone: string;
};

/**
 * 'Good Morning, Maren Holt', by the reader's clock (spec operations §2). It stands once, on the first page of
 * an app; other pages have a title.
 */
export function Greeting({ name, now, timeZone }: Props) {
  return (
    <Heading level={2}>
      <span>{greetingAt(now, timeZone)}</span>
      {name.trim() !== '' && (
        <span>
          , <bdi>{name}</bdi>
        </span>
      )}
    </Heading>
  );
}
