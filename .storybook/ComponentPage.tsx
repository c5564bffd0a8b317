import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Volume from 'lucide-react/icons/volume-2';
import { Badge } from '../packages/components/src/primitives/text/Badge.tsx';
import { Box } from '../packages/components/src/primitives/layout/Box.tsx';
import { ThemeRoot } from '../packages/components/src/primitives/layout/ThemeRoot.tsx';
import { themes } from '../packages/components/src/primitives/layout/ThemeRoot.css.ts';
import { brandOf } from './brands.ts';
import * as styles from './ComponentPage.css.ts';
import { useGlobals } from './globals.ts';
import type { Guide } from './guide.ts';
import { schemeOf } from './look.ts';

/** The documentation page of a component: its guide is between its first story and its props. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const hasOneStory = Object.keys(csfFile.stories).length === 1;
  // Parameters have no types; a house test checks the guides against theirs.
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      <Status tags={preparedMeta.tags} />
      <Subtitle />
      <Description of="meta" />
      {hasOneStory && <Description of="story" />}
      <Primary />
      {guide && <HowToUse guide={guide} />}
      <Heading>Props</Heading>
      <Controls />
      {!hasOneStory && <Stories />}
    </>
  );
}

function Status({ tags }: { tags: readonly string[] }) {
  const scheme = schemeOf(useGlobals().theme);
  const badge = tags.includes('new') ? (
    <Badge label="New" tone="caution" />
  ) : tags.includes('stable') ? (
    <Badge label="Stable" />
  ) : null;
  return (
    badge && (
      <Unstyled>
        <div className={`${themes[scheme]} ${styles.status}`}>{badge}</div>
      </Unstyled>
    )
  );
}

function HowToUse({ guide }: { guide: Guide }) {
  const scheme = schemeOf(useGlobals().theme);
  return (
    <div className={`${themes[scheme]} ${styles.guide}`}>
      <div className={styles.pair}>
        <div>
          <Heading>When to use it</Heading>
          <Unstyled>
            <p className={styles.prose}>{withCode(guide.use)}</p>
          </Unstyled>
        </div>
        <div>
          <Heading>When not to use it</Heading>
          <Unstyled>
            <p className={styles.prose}>{withCode(guide.avoid)}</p>
          </Unstyled>
        </div>
      </div>
      <Unstyled>
        <div className={styles.examples}>
          <Example is="right" {...guide.right} />
          <Example is="wrong" {...guide.wrong} />
        </div>
      </Unstyled>
      <Heading>Keyboard</Heading>
      <Unstyled>
        <Keyboard keys={guide.keyboard} />
      </Unstyled>
      <Heading>A screen reader says</Heading>
      <Unstyled>
        <p className={styles.spoken}>
          <Volume aria-hidden className={styles.icon} />
          <span>{withCode(guide.reader)}</span>
        </p>
      </Unstyled>
    </div>
  );
}

const verdicts = {
  right: { word: 'Right', Icon: CircleCheck },
  wrong: { word: 'Wrong', Icon: CircleX },
} as const;

/** A wrong example can be looked at, and neither focused nor read aloud. */
function Example({ is, draw, why }: Guide['right'] & { is: keyof typeof verdicts }) {
  const { theme, brand, direction } = useGlobals();
  const { word, Icon } = verdicts[is];
  const Drawn = draw;
  return (
    <figure className={styles.example}>
      {/* Headings of an example are no part of the page's table of contents. */}
      <div className={`${is === 'wrong' ? styles.still : styles.frame} skip-toc`} inert={is === 'wrong'}>
        <ThemeRoot
          scheme={schemeOf(theme)}
          brand={brandOf(brand, schemeOf(theme))}
          direction={direction === 'rtl' ? 'rtl' : undefined}
          fill="content"
        >
          <Box padding="large">
            <Drawn />
          </Box>
        </ThemeRoot>
      </div>
      <figcaption className={styles[is]}>
        <Icon aria-hidden className={styles.icon} />
        <span>
          <strong>{word}.</strong> {withCode(why)}
        </span>
      </figcaption>
    </figure>
  );
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  if (keys.length === 0) return <p className={styles.prose}>It takes no focus, so no key reaches it.</p>;
  return (
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Key
          </th>
          <th scope="col" className={styles.head}>
            Effect
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([names, effect]) => (
          <tr key={names}>
            <th scope="row" className={styles.key}>
              <Keys names={names} />
            </th>
            <td className={styles.effect}>{withCode(effect)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `Shift + Tab`, `Enter or Space`: the keys as keys, the words between them as words. */
function Keys({ names }: { names: string }) {
  return names.split(/( (?:or|then|\+) |, )/).map((part, at) =>
    at % 2 === 0 ? (
      <kbd key={at} className={styles.kbd}>
        {part}
      </kbd>
    ) : (
      part
    ),
  );
}

/** Text between backticks is code. */
function withCode(text: string) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={at} className={styles.code}>
        {part}
      </code>
    ),
  );
}
