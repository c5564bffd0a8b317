import type { ReactNode } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';

type Props = {
  onOpen: () => void;
  /** The PageSwitchesDialog while it is open. */
  children: ReactNode;
};

/** The way to the switches of a page, at its foot. */
export function PageOptions({ onOpen, children }: Props) {
  return (
    <>
      <Button label="Options of this page" tone="quiet" size="small" onClick={onOpen} />
      {children}
    </>
  );
}
