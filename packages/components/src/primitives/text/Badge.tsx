import { badge } from './Badge.css.ts';
import type { Icon } from './icon.ts';
import { iconSize } from './icon.css.ts';

/**
 * `caution` waits for the reader to act, and `critical` has failed: no other status has a colour. `plain` is as it should be,
 * and `neutral` gives information without asking for anything.
 */
export type BadgeTone = 'plain' | 'neutral' | 'caution' | 'critical';

type Props = {
  label: string;
  tone?: BadgeTone;
  icon?: Icon;
};

/** One or two words of status. The words carry the meaning, the tone only repeats it. Not a button. */
export function Badge({ label, tone = 'neutral', icon: Drawing }: Props) {
  return (
    <span className={badge({ tone })}>
      {Drawing && <Drawing aria-hidden className={iconSize.small} />}
      <span>{label}</span>
    </span>
  );
}
