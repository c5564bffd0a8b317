import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';

const texts = defineTexts('PageOptions', {
  open: 'Page options',
});

type Props = {
  onOpen: () => void;
  /** The PageSwitchesDialog while it is open. */
  children: ReactNode;
};

/** The way to the switches of a page, at its foot. */
export function PageOptions({ onOpen, children }: Props) {
  return (
    <>
      <Button label={texts.open} tone="quiet" size="small" onClick={onOpen} />
      {children}
    </>
  );
}
