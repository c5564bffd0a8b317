import { nameHue } from '@consignment/domain/text/name-hue';
import { useState } from 'react';
import { hued, hueProperty } from '../../style/hue.css.ts';
import * as styles from './Avatar.css.ts';

type Props = {
  /** Always in words beside the avatar as well, so the avatar is hidden from screen readers. */
  name: string;
  src: string | null;
  size?: 'small' | 'medium' | 'large';
};

/** A vendor's or a person's picture, else the initials in the name's own hue. Products get a Thumbnail. */
export function Avatar({ name, src, size = 'medium' }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <span className={`${styles.avatar({ size })} ${hued}`} style={hueStyle(name)} aria-hidden>
      {src === null || src === brokenSrc ? (
        initials(name)
      ) : (
        <img className={styles.image} src={src} alt="" onError={() => setBrokenSrc(src)} />
      )}
    </span>
  );
}

function hueStyle(name: string): Record<string, string> {
  return { [hueProperty]: String(nameHue(name)) };
}

/** The first characters of the first and the last word, whole code points. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-US') ?? '').join('');
}
