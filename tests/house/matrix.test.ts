import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source.ts';

const primitives = join(root, 'packages/components/src/primitives');

// A page has one header, so each layout has its own story.
const oncePerPage = ['TopNav'];

type Recipe = { classNames: { variants: Record<string, object> } };

function isRecipe(value: unknown): value is Recipe {
  return typeof value === 'function' && 'classNames' in value;
}

/** The variants of a style module's recipes that are props of its component too. */
function variantsAsked(styles: object, component: string): string[] {
  const variants = Object.values(styles)
    .filter(isRecipe)
    .flatMap((recipe) => Object.keys(recipe.classNames.variants));
  return [...new Set(variants)].filter((name) => new RegExp(`^  ${name}\\??: `, 'm').test(component));
}

/** The variants that no story draws from the recipe. */
function undrawn(variants: readonly string[], stories: string): string[] {
  return variants.filter(
    (name) => !stories.includes(`variantNames(`) || !stories.includes(`.variants.${name})`),
  );
}

describe('the matrix stories', () => {
  it(
    'draw every variant that a page can ask a primitive for, from the recipe',
    { timeout: 60_000 },
    async () => {
      const missing: string[] = [];
      let seen = 0;
      for (const file of globSync('*/[A-Z]*.css.ts', { cwd: primitives })) {
        const place = file.replace('.css.ts', '');
        const name = basename(place);
        const component = join(primitives, `${place}.tsx`);
        if (!existsSync(component) || oncePerPage.includes(name)) continue;
        const styles = (await import(join(primitives, file))) as object;
        const variants = variantsAsked(styles, readFileSync(component, 'utf8'));
        const stories = readFileSync(join(root, `stories/primitives/${place}.stories.tsx`), 'utf8');
        seen += variants.length;
        missing.push(...undrawn(variants, stories).map((variant) => `${name} ${variant}`));
      }
      expect(seen).toBeGreaterThan(15);
      expect(missing).toEqual([]);
    },
  );

  it('finds a variant that is not drawn', () => {
    expect(undrawn(['tone', 'size'], 'rows={variantNames(badge.classNames.variants.tone)}')).toEqual([
      'size',
    ]);
  });
});
