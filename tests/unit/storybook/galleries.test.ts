import { describe, expect, it } from 'vitest';
import { componentsOf, screensOf, widthOf, wordsOf } from '../../../stories/handbook/story-index.ts';

const entry = (title: string, name: string, tags: readonly string[] = [], type = 'story') => ({
  id: `${title.toLowerCase().replace(/\W+/g, '-')}--${name.toLowerCase()}`,
  type,
  title,
  name,
  tags,
});
const entries = [
  entry('Screens/Sales reps/HomeScreen', 'Full'),
  entry('Screens/Merchant/Vendors/VendorsScreen', 'Docs', [], 'docs'),
  entry('Screens/Merchant/Vendors/VendorsScreen', 'Full'),
  entry('Screens/Merchant/Vendors/VendorsScreen', 'Again', ['no-picture']),
  entry('Screens/Merchant/Vendors/PayAllDialog', 'Default'),
  entry('Screens/Portal/PortalSignInScreen', 'Default'),
  entry('Handbook/Token tables', 'Colours'),
];

describe('the galleries', () => {
  it('have every screen, by app, with its first story', () => {
    expect(
      screensOf(entries).map(([app, screens]) => [app, screens.map(({ stories: [first] }) => first?.id)]),
    ).toEqual([
      ['Merchant', ['screens-merchant-vendors-vendorsscreen--full']],
      ['Portal', ['screens-portal-portalsigninscreen--default']],
      ['Sales reps', ['screens-sales-reps-homescreen--full']],
    ]);
  });

  it('have every component with the states that look different', () => {
    expect(componentsOf(entries).map(({ id, stories: { length } }) => [id, length])).toEqual([
      ['screens-sales-reps-homescreen', 1],
      ['screens-merchant-vendors-vendorsscreen', 1],
      ['screens-merchant-vendors-payalldialog', 1],
      ['screens-portal-portalsigninscreen', 1],
    ]);
  });

  it('draw a story of phones as on a phone', () => {
    expect(widthOf(entry('A', 'B', ['narrow']), 1280)).toBe(375);
    expect(widthOf(entry('A', 'B', ['wide']), 375)).toBe(1280);
    expect(widthOf(entry('A', 'B'), 375)).toBe(375);
  });

  it('name a screen as it is spoken of', () => {
    expect(wordsOf('PortalSignInScreen')).toBe('Portal sign in');
  });
});
