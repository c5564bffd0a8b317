import { expect, it } from 'vitest';
import { isNameOfGiftCard, isNameOfTip } from '@consignment/server/imports/port/line-names';

it.each([
  'Gift Card - $50.00',
  'Geschenkgutschein',
  'GESCHENKKARTE',
  'Carte-cadeau - 50 €',
  'Carte cadeau',
  'Tarjeta de regalo',
  'Buono regalo',
  'Carta regalo',
  'Cadeaubon',
  'Cadeaukaart',
  'Cartão-presente',
  'Vale-presente',
  'Presentkort',
  'Gavekort - 100 kr',
  'Lahjakortti',
  'Karta podarunkowa',
  'Dárková karta',
  'ギフトカード',
  '礼品卡',
  '기프트 카드',
  'Hediye kartı',
  'HEDİYE KARTI',
  'Gift\u00a0Card',
])('%s is a gift card', (name) => {
  expect(isNameOfGiftCard(name)).toBe(true);
});

it.each(['Gift wrap', 'Geschenkpapier', 'Karte von Graz', 'Regalo', 'Cadre photo', 'Postkort'])(
  '%s is no gift card',
  (name) => {
    expect(isNameOfGiftCard(name)).toBe(false);
  },
);

it('knows a tip by the whole name', () => {
  for (const name of ['Tip', 'Trinkgeld', 'Pourboire', 'Bahşiş', 'Spropitné', 'チップ'])
    expect(isNameOfTip(name)).toBe(true);
  for (const name of ['Tip jar', 'Fibre tip pen', 'Trinkgeldglas']) expect(isNameOfTip(name)).toBe(false);
});
