import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PlatformTrouble', {
  connect: 'Connect the shop again',
  endedTitle: 'The shop is no longer connected.',
  unreadTitle: 'Some of the data on {host} could not be read.',
  sync: 'Go to Sync Data',
  ended:
    'The app was removed from {host}, or its access was revoked. New orders and refunds will not arrive until the shop is connected again. No existing data has been lost.',
  more: 'And {n, plural, other {#}} more.',
  incomplete:
    'The figures may be incomplete until this is fixed in your shop and the data is synced again. If access is denied: {connect}.',
});

/** `ended`: nothing comes in any more. `refused`: some of the platform's data could not be read. */
export type PlatformTroubleFacts =
  | { is: 'ended'; host: string; hrefToConnect: string }
  | { is: 'refused'; host: string; hrefToConnect: string; problems: readonly string[] };

type Props = {
  trouble: PlatformTroubleFacts;
  /** Where the shop is synced; null on that very page. */
  hrefToSync: string | null;
};

const most = 5;

/**
 * A fault between the shop and the platform that it sells on, and its owner's remedy. A sync of its
 * orders that goes as it should is a SyncProgress.
 */
export function PlatformTrouble({ trouble, hrefToSync }: Props) {
  const connect = <Link href={trouble.hrefToConnect} label={texts.connect} />;
  if (trouble.is === 'ended') {
    return (
      <Banner key="ended" tone="critical" title={texts.endedTitle} action={connect}>
        <p key={trouble.host}>{texts.ended({ host: trouble.host })}</p>
      </Banner>
    );
  }
  const more = trouble.problems.length - most;
  return (
    <Banner
      tone="caution"
      title={texts.unreadTitle({ host: trouble.host })}
      action={hrefToSync === null ? undefined : <Link href={hrefToSync} label={texts.sync} />}
    >
      {trouble.problems.slice(0, most).map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {more > 0 && <p key={more}>{texts.more({ n: more })}</p>}
      <p>
        <TextWithElements text={texts.incomplete} elements={{ connect }} />
      </p>
    </Banner>
  );
}
