import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

type Props = {
  /** A text that a camera reads, such as an address. */
  text: string;
  /** For people who cannot see it: its purpose, and the place of the same text. */
  label: string;
};

/** A text for a camera. Show the same text beside it: a person may have no camera, or not see it. */
export function QrCode({ text, label }: Props) {
  const { size, data } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.frame}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
