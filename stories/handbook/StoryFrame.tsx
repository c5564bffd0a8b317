import { useEffect, useRef, useState } from 'react';
import * as styles from './gallery.css.ts';
import type { Globals } from '../../.storybook/globals.ts';

type Props = {
  id: string;
  /** The width that it is drawn at; it is shown as small as its place. */
  width: number;
  globals: Globals;
};

/** As high as a window of that width usually is. */
const heights: Readonly<Record<number, number>> = { 375: 700, 1280: 800 };

const passedOn = ['theme', 'brand', 'direction', 'locale'];

/** A live story as a small picture. It is loaded when it comes near, and unloaded when it is far away. */
export function StoryFrame({ id, width, globals }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [scale, setScale] = useState(0);
  const height = heights[width] ?? 800;

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const resized = new ResizeObserver(() => setScale(element.clientWidth / width));
    resized.observe(element);
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '50% 0px',
    });
    seen.observe(element);
    return () => {
      resized.disconnect();
      seen.disconnect();
    };
  }, [width]);

  const chosen = passedOn.filter((name) => typeof globals[name] === 'string');
  const toolbar = [...chosen.map((name) => `${name}:${String(globals[name])}`), 'a11y.manual:!true'].join(
    ';',
  );
  return (
    <div ref={place} className={styles.place} style={{ aspectRatio: `${width} / ${height}` }}>
      {near && (
        <iframe
          className={styles.frame}
          // Its name is in the link beside it.
          title=""
          aria-hidden
          tabIndex={-1}
          data-story={id}
          src={`iframe.html?viewMode=story&id=${id}&globals=${toolbar}&embedded=true`}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
