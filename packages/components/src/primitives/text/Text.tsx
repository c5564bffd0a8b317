import type { ReactNode, Ref } from 'react';
import { align as alignment, tabular, textStyle, truncate } from '../../style/type.css.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'del' | 'label';
  size?: 'xsmall' | 'small' | 'medium' | 'large';
  weight?: 'regular' | 'medium' | 'semibold';
  /** The meaning of the words; `inherit` takes the colour around them, as in a button. */
  tone?: 'default' | 'muted' | 'info' | 'positive' | 'caution' | 'critical' | 'inherit';
  align?: 'start' | 'center' | 'end';
  /** For money, counts and dates in columns: every digit is as wide as the next. */
  isTabular?: boolean;
  /** One line with an ellipsis; use only where the whole text can be read some other way. */
  isTruncated?: boolean;
  id?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * Running text in the theme's type. Choose `as` for the role of the words, `size` and `tone` for their look. A
 * heading is a Heading, an amount a MoneyText, a status a Badge, since a tone alone is colour alone.
 */
export function Text({
  as = 'p',
  size = 'medium',
  weight = 'regular',
  tone = 'default',
  align,
  isTabular = false,
  isTruncated = false,
  id,
  ref,
  children,
}: TextProps) {
  // Every element of `as` is an HTMLElement; JSX asks for one ref type that fits all of them.
  const Element = as as 'p';
  const classes = [
    textStyle({ size, weight, tone }),
    align === undefined ? '' : alignment[align],
    isTabular ? tabular : '',
    isTruncated ? truncate : '',
  ];
  return (
    <Element id={id} ref={ref as Ref<HTMLParagraphElement>} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
