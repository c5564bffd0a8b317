import { plainName } from '@consignment/domain/text/plain-name';

/*
 * A file of orders has no kind of line. Gift cards and tips are known by the names that Shopify gives them in the language of a shop.
 */

const giftCard = new RegExp(
  [
    'gift card',
    'geschenkgutschein|geschenkkarte',
    'carte cadeau',
    'tarjeta (de )?regalo',
    'buono regalo|carta regalo',
    'cadeaubon|cadeaukaart',
    '(cartao|vale) presente',
    'presentkort',
    'gavekort',
    'lahjakortti',
    'karta podarunkowa',
    'darkova karta',
    'hediye kart[ıi]',
    'ギフト ?カード',
    '礼品卡|禮品卡',
    '기프트 ?카드',
  ].join('|'),
);
/** The name alone, of one or of many: 'Gift cards', 'Geschenkgutscheine'. */
const giftCards = new RegExp(String.raw`^(?:${giftCard.source})\p{L}{0,2}$`, 'u');
const tips =
  /^(tips?|trinkgeld|pourboire|propina|mancia|fooi|gorjeta|dricks|drikkepenge|juomaraha|tippi|napiwek|spropitne|bahsis|チップ|小费|小費|팁)$/;

export function isNameOfGiftCard(name: string): boolean {
  return giftCard.test(folded(name));
}

/** The type of products that are gift cards, and not of what is sold with them, such as 'Gift card holders'. */
export function isTypeOfGiftCards(type: string): boolean {
  return giftCards.test(folded(type));
}

export function isNameOfTip(name: string): boolean {
  return tips.test(folded(name));
}

/** In lower case, without the accents of Latin characters, hyphens as spaces. */
function folded(name: string): string {
  return plainName(name)
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[-\u2010-\u2015]/g, ' ');
}
