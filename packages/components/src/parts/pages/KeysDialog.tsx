import { defineTexts } from '@consignment/domain/text/texts';
import { Fragment } from 'react';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { Heading } from '../../primitives/text/Heading.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { key as keyStyle } from '../../primitives/overlays/CommandMenu.css.ts';

const texts = defineTexts('KeysDialog', {
  keys: 'Keys',
  onEveryPage: 'On every page',
  searchEverything: 'Search everything',
  showTheseKeys: 'Show these keys',
  saveYourChanges: 'Save your changes',
  goToTheLatestMessage: 'Go to the latest message, and back',
  closeWhatIsOpen: 'Close whatever is open',
  esc: 'Esc',
  inTheSearchAndLists: 'In search and result lists',
  move: 'Move',
  up: 'Up',
  down: 'Down',
  choose: 'Choose',
  inTabsAndCharts: 'In tabs and charts',
  left: 'Left',
  right: 'Right',
  goToTheFirstLast: 'Go to the first or last',
});

type Props = {
  /** The key of commands, as this device writes it. */
  command: string;
  onClose: () => void;
};

/** The keys of every app. Mount it to open it. The keys of one component are in its story. */
export function KeysDialog({ command, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.keys}>
      <Stack space="large">
        {groupsOf(command).map(({ title, keys }) => (
          <Stack key={title} space="small">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <DescriptionList
              items={keys.map(([does, ...pressed]) => ({ term: does, description: pressed.map(keyOf) }))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

type Key = readonly [does: string, ...pressed: string[]];

function groupsOf(command: string): { title: string; keys: readonly Key[] }[] {
  return [
    {
      title: texts.onEveryPage,
      keys: [
        [texts.searchEverything, `${command} K`],
        [texts.showTheseKeys, '?'],
        [texts.saveYourChanges, `${command} S`],
        [texts.goToTheLatestMessage, 'F6'],
        [texts.closeWhatIsOpen, texts.esc],
      ],
    },
    {
      title: texts.inTheSearchAndLists,
      keys: [
        [texts.move, texts.up, texts.down],
        [texts.choose, 'Enter'],
      ],
    },
    {
      title: texts.inTabsAndCharts,
      keys: [
        [texts.move, texts.left, texts.right],
        [texts.goToTheFirstLast, 'Home', 'End'],
      ],
    },
  ];
}

function keyOf(name: string) {
  return (
    <Fragment key={name}>
      <kbd className={keyStyle}>{name}</kbd>{' '}
    </Fragment>
  );
}
