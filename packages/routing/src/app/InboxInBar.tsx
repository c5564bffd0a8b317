import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { InboxLink } from '@consignment/components/parts/pages/InboxLink';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isWithin } from './is-within.tsx';

const texts = defineTexts('InboxInBar', {
  shop: '{n, plural, other {# to answer}}',
  asker: '{n, plural, other {# answered}}',
});

type Props = {
  /** The page of questions. */
  page: { href: string; label: string };
  client: Client;
  /** The shop answers questions; the others read its answers. */
  side: 'shop' | 'asker';
};

/** The questions beside the search, counted when the app opens and whenever their page is left. */
export function InboxInBar({ page, client, side }: Props) {
  const { pathname } = useLocation();
  const isCurrent = isWithin(pathname, page.href);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isCurrent) return undefined;
    const stop = new AbortController();
    answerOf(client.GET('/questions/counts/', { signal: stop.signal })).then(
      ({ open, answered }) => setCount(side === 'shop' ? open : answered),
      // Their page shows the problem.
      () => undefined,
    );
    return () => stop.abort();
  }, [client, isCurrent, side]);
  const words = texts[side]({ n: count });
  return <InboxLink {...page} isCurrent={isCurrent} {...(count > 0 && { waiting: { count, words } })} />;
}
