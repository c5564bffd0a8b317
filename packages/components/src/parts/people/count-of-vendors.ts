import { defineTexts } from '@consignment/domain/text/texts';
const texts = defineTexts('CountOfVendors', {
  vendors: '{n, plural, one {# vendor} other {# vendors}}',
});

/** '1 vendor', '1,024 vendors'. */
export function countOfVendors(count: number): string {
  return texts.vendors({ n: count });
}
