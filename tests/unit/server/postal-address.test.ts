import { describe, expect, it } from 'vitest';
import { countryCodes, countryName, isCountryCode } from '@consignment/domain/text/countries';
import { addressLines } from '@consignment/server/common/postal-address';

const address = {
  address_1: '12 Mill Lane',
  address_2: 'Unit 3',
  city: 'Leeds',
  state: 'YK',
  zip: 'LS1 4AP',
};

describe('an address', () => {
  it.each([
    ['', ['Leeds, YK LS1 4AP']],
    ['US', ['Leeds, YK LS1 4AP']],
    ['CA', ['Leeds YK LS1 4AP']],
    ['GB', ['Leeds', 'YK', 'LS1 4AP']],
    ['DE', ['LS1 4AP Leeds', 'YK']],
    ['FR', ['LS1 4AP Leeds', 'YK']],
    ['IT', ['LS1 4AP Leeds YK']],
    ['BR', ['Leeds - YK', 'LS1 4AP']],
    ['IN', ['Leeds LS1 4AP', 'YK']],
  ])('has the order of its country (%s)', (country, lines) => {
    expect(addressLines(address, country)).toEqual(['12 Mill Lane', 'Unit 3', ...lines]);
  });

  it('leaves out what is empty, with the sign after it', () => {
    const none = { address_1: '', address_2: ' ', city: '', state: '', zip: '' };
    expect(addressLines(none, 'GB', { isNamed: true })).toEqual([]);
    expect(addressLines({ ...none, city: 'Austin', zip: '78701' }, 'US')).toEqual(['Austin, 78701']);
    expect(addressLines({ ...none, state: 'TX', zip: '78701' }, 'US')).toEqual(['TX 78701']);
    expect(addressLines({ ...none, city: 'Santos' }, 'BR')).toEqual(['Santos']);
  });

  it('ends with the name of its country where that is wanted and known', () => {
    expect(addressLines(address, 'GB', { isNamed: true }).at(-1)).toBe('United Kingdom');
    expect(addressLines(address, '', { isNamed: true }).at(-1)).toBe('Leeds, YK LS1 4AP');
  });
});

describe('the countries', () => {
  it('have codes that Intl has a name for, each once', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([]);
    expect(isCountryCode('GB')).toBe(true);
    expect(isCountryCode('XX')).toBe(false);
  });
});
