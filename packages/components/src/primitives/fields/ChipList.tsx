import { defineTexts } from '@consignment/domain/text/texts';
import { useId, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import * as styles from './ChipList.css.ts';
import { focusBeside } from '../overlays/focus-beside.ts';
import type { Icon } from '../text/icon.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

const texts = defineTexts('ChipList', {
  showAll: 'Show all {n, plural, other {#}}',
});

/** `detail` distinguishes two of the same name, such as an email. */
export type Chip = { id: number; name: string; detail?: string };

type Props = {
  label: string;
  chips: readonly Chip[];
  emptyText: string;
  /** The act on each, which takes it off the list. */
  action: { icon: Icon; labelOf: (name: string) => string; onPress: (id: number) => void };
  /** The last one is about to go: focus needs a place. */
  onLastGone: () => void;
};

/** More are drawn only when asked for. */
const shownAtFirst = 100;

/** The chosen ones of many, each with a way to take it back. Things to look at and compare belong in a table. */
export function ChipList({ label, chips, emptyText, action, onLastGone }: Props) {
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? chips : chips.slice(0, shownAtFirst);
  const press = (id: number, at: number) => {
    if (!focusBeside(list.current, at)) onLastGone();
    action.onPress(id);
  };
  return (
    <Stack space="xsmall">
      <Text id={labelId} size="small" weight="medium">
        {label}
      </Text>
      {chips.length === 0 ? (
        <Text tone="muted">{emptyText}</Text>
      ) : (
        <ul ref={list} aria-labelledby={labelId} className={styles.list}>
          {shown.map(({ id, name, detail = '' }, at) => (
            <li key={id} className={styles.chip}>
              <span className={styles.words}>
                <bdi>{name}</bdi>
                {detail !== '' && (
                  <span>
                    {' '}
                    <bdi className={styles.detail}>{detail}</bdi>
                  </span>
                )}
              </span>
              <IconButton
                icon={action.icon}
                size="small"
                label={action.labelOf(name)}
                onClick={() => press(id, at)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < chips.length && (
        <div>
          <Button
            label={texts.showAll({ n: chips.length })}
            size="small"
            tone="quiet"
            onClick={() => setIsWhole(true)}
          />
        </div>
      )}
    </Stack>
  );
}
