import { defineTexts } from '@consignment/domain/text/texts';
import ExternalLink from 'lucide-react/icons/external-link';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('Link', {
  opensInANewTab: '(opens in a new tab)',
});

export type LinkTone = 'default' | 'strong' | 'quiet';

type Props = {
  href: string;
  label: string;
  /** `default` inside text, `strong` for the name in a row, `quiet` where links are many. */
  tone?: LinkTone;
  /** Opens in a new tab and says so. */
  isExternal?: boolean;
  /** Called when it is followed, where that has to be kept. */
  onFollow?: () => void;
};

/** A way to another page. A control that changes something is a Button. */
export function Link({ href, label, tone = 'default', isExternal = false, onFollow }: Props) {
  if (!isExternal) {
    return (
      <Anchor href={href} className={styles.link({ tone })} onClick={onFollow}>
        {label}
      </Anchor>
    );
  }
  return (
    <a
      href={href}
      className={styles.link({ tone })}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
    >
      <bdi>{label}</bdi> <ExternalLink aria-hidden className={styles.externalIcon} />
      <VisuallyHidden> {texts.opensInANewTab}</VisuallyHidden>
    </a>
  );
}
