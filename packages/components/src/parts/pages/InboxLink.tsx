import InboxIcon from 'lucide-react/icons/inbox';
import { button, icon } from '../../primitives/actions/Button.css.ts';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import { Anchor } from '../../primitives/navigation/Anchor.tsx';
import { WaitingCount } from '../../primitives/text/WaitingCount.tsx';

type Props = {
  href: string;
  /** Of the page, such as `Questions`. */
  label: string;
  isCurrent: boolean;
  /** Left out where nothing waits, or while it is not known. */
  waiting?: { count: number; words: string };
};

/** The way to a page on which messages wait, beside the search. It shows their number while there are any. */
export function InboxLink({ href, label, isCurrent, waiting }: Props) {
  return (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
      className={button({
        tone: isCurrent ? 'secondary' : 'quiet',
        shape: waiting === undefined ? 'icon' : 'label',
      })}
    >
      <InboxIcon aria-hidden className={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {waiting !== undefined && <WaitingCount {...waiting} />}
    </Anchor>
  );
}
