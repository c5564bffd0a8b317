import { customProperties, tokensOf } from './tokens.ts';
import { tokensStudioFile } from './tokens-studio.ts';

/** The files that `npm run generate` writes into packages/components/tokens, by name. */
export function tokenFiles(): Record<string, string> {
  const json = (file: object) => `${JSON.stringify(file, null, 2)}\n`;
  const [light, dark] = [tokensOf('light'), tokensOf('dark')];
  return {
    'light.tokens.json': json(light),
    'dark.tokens.json': json(dark),
    'tokens-studio.json': json(tokensStudioFile(light, dark)),
    'tokens.css': customProperties(),
  };
}
