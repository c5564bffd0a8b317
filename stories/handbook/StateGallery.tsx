import { useState } from 'react';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import { Gallery } from './Gallery.tsx';
import * as styles from './gallery.css.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { componentsOf, widthOf } from './story-index.ts';

/** All states of one component side by side; the address may name it. */
export function StateGallery() {
  const [chosen, setChosen] = useState(
    () => new URLSearchParams(document.location.search).get('component') ?? 'parts-payouts-payoutdialog',
  );
  return (
    <Gallery
      filter={(entries) => (
        <FilterSelect
          label="Component"
          options={componentsOf(entries)
            .map(({ id, group, name }) => ({ value: id, label: `${name} (${group})` }))
            .sort((one, other) => one.label.localeCompare(other.label))}
          value={chosen}
          onSelect={setChosen}
        />
      )}
    >
      {({ entries, width, globals }) => (
        <ul className={styles.grids[width === 375 ? 'phone' : 'wide']}>
          {componentsOf(entries)
            .find(({ id }) => id === chosen)
            ?.stories.map((story) => (
              <li key={story.id} className={styles.card}>
                <StoryFrame id={story.id} width={widthOf(story, width)} globals={globals} />
                <a className={styles.main} href={`./?path=/story/${story.id}`} target="_top">
                  {story.name}
                </a>
              </li>
            ))}
        </ul>
      )}
    </Gallery>
  );
}
