import { Heading } from '@consignment/components/primitives/text/Heading';
import { Gallery } from './Gallery.tsx';
import * as styles from './gallery.css.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { screensOf, widthOf, wordsOf } from './story-index.ts';

/** Every screen by its first story, grouped by app, each with the way to all of its states. */
export function ScreenGallery() {
  return (
    <Gallery>
      {({ entries, width, globals }) =>
        screensOf(entries).map(([app, screens]) => (
          <section key={app} className={styles.section} aria-label={app}>
            <Heading level={2}>{app}</Heading>
            <ul className={styles.grids[width === 375 ? 'phone' : 'desk']}>
              {screens.map(({ id, name, stories: [first], stories: { length } }) =>
                first === undefined ? null : (
                  <li key={id} className={styles.card}>
                    <StoryFrame id={first.id} width={widthOf(first, width)} globals={globals} />
                    <a className={styles.main} href={`./?path=/story/${first.id}`} target="_top">
                      {wordsOf(name)}
                    </a>
                    <a
                      className={styles.second}
                      href={`./?path=/docs/handbook-for-designers-all-states--docs&component=${id}`}
                      target="_top"
                      aria-label={`${wordsOf(name)}: all states`}
                    >
                      {length === 1 ? '1 state' : `${length} states`}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))
      }
    </Gallery>
  );
}
