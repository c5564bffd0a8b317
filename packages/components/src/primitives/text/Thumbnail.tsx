import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { iconSize } from './icon.css.ts';
import { PictureMark } from '../tables/row-icons.tsx';
import * as styles from './Thumbnail.css.ts';

const texts = defineTexts('Thumbnail', {
  noPicture: '{alt} (no image)',
});

type Props = {
  /** Address of a 100×100 picture, or null where there is none. */
  src: string | null;
  /** Empty where the name is beside it, as in a row. */
  alt: string;
  /** `full` is 100×100, `row` fits a line of a table. */
  size?: 'full' | 'row';
};

/** A small picture of a product; a placeholder where there is none or it cannot be loaded. People get an Avatar. */
export function Thumbnail({ src, alt, size = 'full' }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const frame = styles.frame({ size });
  if (src === null || src === brokenSrc) {
    return (
      <span
        className={frame}
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : texts.noPicture({ alt })}
      >
        <PictureMark aria-hidden className={size === 'full' ? iconSize.large : iconSize.medium} />
      </span>
    );
  }
  return (
    <img
      className={frame}
      src={src}
      alt={alt}
      width={100}
      height={100}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}
