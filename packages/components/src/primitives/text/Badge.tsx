import { badge } from './Badge.css.ts';
import type { Tone } from '../feedback/Banner.tsx';
import type { Icon } from './icon.ts';
import { iconSize } from './icon.css.ts';

/** `plain` is a status that is as it should be: in a list only the others stand out. */
export type BadgeTone = Tone | 'plain';

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
