import { Fragment } from 'react';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { Heading } from '../../primitives/text/Heading.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { key as keyStyle } from '../../primitives/overlays/CommandMenu.css.ts';

type Props = {
  /** The key of commands, as this device writes it. */
  command: 'Ctrl' | '⌘';
  onClose: () => void;
};

/** The keys of every app. Mount it to open it. Those of one component stand in its story. */
export function KeysDialog({ command, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title="Keys">
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
      title: 'On every page',
      keys: [
        ['Search everything', `${command} K`],
        ['Show these keys', '?'],
        ['Save your changes', `${command} S`],
        ['Go to the latest message, and back', 'F6'],
        ['Close what is open', 'Esc'],
      ],
    },
    {
      title: 'In the search and in lists of results',
      keys: [
        ['Move', '↑', '↓'],
        ['Choose', 'Enter'],
      ],
    },
    {
      title: 'In tabs and charts',
      keys: [
        ['Move', '←', '→'],
        ['Go to the first and the last', 'Home', 'End'],
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
