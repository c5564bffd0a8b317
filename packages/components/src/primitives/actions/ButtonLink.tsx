import type { ButtonSize, ButtonTone } from './Button.tsx';
import * as styles from './Button.css.ts';
import type { Icon } from '../text/icon.ts';
import { Anchor } from '../navigation/Anchor.tsx';

type Props = {
  href: string;
  label: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  width?: 'content' | 'full';
  icon?: Icon;
  /** The browser saves the content of the address under this file name, instead of opening it. */
  download?: string;
};

/**
 * A link with the weight of a button, for the next step of a task. An act on this page is a Button; a
 * link among words or in a row is a Link.
 */
export function ButtonLink({
  href,
  label,
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon: IconDrawing,
  download,
}: Props) {
  const className = styles.button({ tone, size, width });
  const content = (
    <>
      {IconDrawing && <IconDrawing aria-hidden className={styles.icon} />}
      <span>{label}</span>
    </>
  );
  return download === undefined ? (
    <Anchor href={href} className={className} data-own-colors>
      {content}
    </Anchor>
  ) : (
    <a href={href} download={download} className={className} data-own-colors>
      {content}
    </a>
  );
}
