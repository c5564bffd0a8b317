import { parseJsonBody } from '@consignment/server/http/json-body';
import { describe, expect, it } from 'vitest';

describe('a JSON body', () => {
  it('is taken with any text that people write', () => {
    expect(parseJsonBody(String.raw`{"name":"Zoë 🎁 😀","path":"a\\u0000b"}`)).toEqual({
      name: 'Zoë 🎁 😀',
      path: String.raw`a\u0000b`,
    });
  });

  it.each([
    [String.raw`{"name":"a\u0000b"}`, 'NUL'],
    [String.raw`{"name":"a\udfffb"}`, 'a lone surrogate'],
    [String.raw`{"a\ud83d":1}`, 'a lone surrogate'],
    ['{"amount":1,"amount":2}', 'The key “amount” appears twice in the'],
    ['{"amount":9007199254740993}', 'is too large'],
    ['['.repeat(33) + ']'.repeat(33), 'nested more than 32 levels deep'],
    ['{"amount":1', 'not valid JSON'],
  ])('%s is refused with its reason', (text, reason) => {
    expect(() => parseJsonBody(text)).toThrow(reason);
  });
});
