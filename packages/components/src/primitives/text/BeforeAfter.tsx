import { defineTexts } from '@consignment/domain/text/texts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './BeforeAfter.css.ts';

const texts = defineTexts('BeforeAfter', { to: 'to' });

type Props = {
  before: string;
  after: string;
};

/** A value and the one that takes its place. The arrow is drawn, since a font without the sign shows a box for it. */
export function BeforeAfter({ before, after }: Props) {
  return (
    <span dir="ltr">
      <bdi>{before}</bdi>
      <VisuallyHidden> {texts.to} </VisuallyHidden>
      <ArrowRight aria-hidden className={styles.arrow} />
      <bdi>{after}</bdi>
    </span>
  );
}
