import { useId, useRef, useState } from 'react';
import { Button } from '../../../../primitives/Button.tsx';
import type { Icon } from '../../../../primitives/icon.ts';
import { IconButton } from '../../../../primitives/IconButton.tsx';
import { Stack } from '../../../../primitives/Stack.tsx';
import { Text } from '../../../../primitives/Text.tsx';
import { nameOf, type Customer } from './customers.ts';
import { focusBeside } from './focus-beside.ts';
import * as styles from './settings.css.ts';

type Props = {
  label: string;
  customers: readonly Customer[];
  emptyText: string;
  /** What can be done with each; it goes from the list by it. */
  action: { icon: Icon; labelOf: (name: string) => string; onPress: (customer: Customer) => void };
  /** The last one is about to go: focus needs a place. */
  onLastGone: () => void;
};

/** More are drawn only when asked for. */
const shownAtFirst = 100;

/** Chosen customers, each with a way to take it back. Customers to look at and compare belong in a table. */
export function CustomerChips({ label, customers, emptyText, action, onLastGone }: Props) {
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? customers : customers.slice(0, shownAtFirst);
  const press = (customer: Customer, at: number) => {
    if (!focusBeside(list.current, at)) onLastGone();
    action.onPress(customer);
  };
  return (
    <Stack space="xsmall">
      <Text id={labelId} size="small" weight="medium">
        {label}
      </Text>
      {customers.length === 0 ? (
        <Text tone="muted">{emptyText}</Text>
      ) : (
        <ul ref={list} aria-labelledby={labelId} className={styles.chips}>
          {shown.map((customer, at) => {
            const name = nameOf(customer);
            return (
              <li key={customer.id} className={styles.chip}>
                <span className={styles.chipWords}>
                  <bdi>{name}</bdi>
                  {customer.email !== '' && customer.email !== name && (
                    <>
                      {' '}
                      <bdi className={styles.chipDetail}>{customer.email}</bdi>
                    </>
                  )}
                </span>
                <IconButton
                  icon={action.icon}
                  size="small"
                  label={action.labelOf(name)}
                  onClick={() => press(customer, at)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < customers.length && (
        <div>
          <Button
            label={`Show all ${customers.length.toLocaleString('en-US')}`}
            size="small"
            tone="quiet"
            onClick={() => setIsWhole(true)}
          />
        </div>
      )}
    </Stack>
  );
}
