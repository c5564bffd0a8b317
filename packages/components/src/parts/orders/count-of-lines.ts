import { defineTexts } from '@consignment/domain/text/texts';
const texts = defineTexts('CountOfLines', {
  lines: '{n, plural, one {# line item} other {# line items}}',
});

/** '1 line item', '1,024 line items'. */
export function countOfLines(count: number): string {
  return texts.lines({ n: count });
}
