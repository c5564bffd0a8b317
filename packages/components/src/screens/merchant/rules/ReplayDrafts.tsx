import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import { focusBeside } from '../../../primitives/overlays/focus-beside.ts';
import { IconButton } from '../../../primitives/actions/IconButton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ruleName, ruleValueText, type NamedDraft } from './rule.ts';
import * as styles from './rules.css.ts';

const texts = defineTexts('ReplayDrafts', {
  add: 'Add a rule…',
  emptyTitle: 'Which rules would you like to try?',
  emptyDetail:
    'Each rule you add replaces the current rule for the same items. All other rules stay as they are.',
  leaveOut: 'Leave out {name}',
});

type Props = {
  /** Each for other items. */
  drafts: readonly NamedDraft[];
  /** In which amounts are counted. */
  books: CurrencyCode;
  onAdd: () => void;
  onRemove: (at: number) => void;
};

/** The rules that are tried over the past, none of which is saved. */
export function ReplayDrafts({ drafts, books, onAdd, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const add = <Button label={texts.add} onClick={onAdd} />;
  if (drafts.length === 0) {
    return <EmptyState title={texts.emptyTitle} detail={texts.emptyDetail} action={add} />;
  }
  return (
    <Stack space="medium" align="start">
      <ul ref={list} role="list" className={styles.drafts}>
        {drafts.map(({ rule, names }, at) => {
          const name = ruleName({ ...rule, ...names });
          return (
            <li key={name} className={styles.draft}>
              <Stack space="xxsmall">
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {ruleValueText(rule, books)}
                </Text>
              </Stack>
              <IconButton
                icon={Trash}
                label={texts.leaveOut({ name: isolated(name) })}
                onClick={() => {
                  if (!focusBeside(list.current, at)) addButton.current?.querySelector('button')?.focus();
                  onRemove(at);
                }}
              />
            </li>
          );
        })}
      </ul>
      <div ref={addButton}>{add}</div>
    </Stack>
  );
}
