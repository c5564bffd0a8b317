/** More choices of the toolbar: languages, slow data, and a shop's own token file. */
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import type { Scheme } from '../packages/components/src/theme/schemes.ts';
import { languageItems } from './languages.ts';
import { useSlowData } from './slow-answers.ts';
import { listenForTokenFile } from './token-file.ts';

/** The widths at which a story is looked at, from the smallest phone to a large desk. */
export const viewports = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  large: { name: 'Large, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

export const playGlobals = { locale: 'en', answers: 'prompt' };

export const playGlobalTypes: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'Language',
    toolbar: { icon: 'globe', dynamicTitle: true, items: languageItems },
  },
  answers: {
    description: 'Data and answers',
    toolbar: {
      icon: 'timer',
      items: [
        { value: 'prompt', title: 'Data at once' },
        { value: 'slow', title: 'Data after 3 seconds' },
      ],
    },
  },
};

/**
 * A play looks for what it has opened at once, and what fades in cannot be seen then. So nothing takes time while it
 * plays, and everything moves as usual when the story has ended.
 */
const still = document.createElement('style');
still.textContent = `*, *::before, *::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
}`;

export const beforePlay: Preview['beforeEach'] = ({ playFunction }) => {
  if (playFunction !== undefined) document.head.append(still);
  return afterPlay;
};

export function afterPlay(): void {
  still.remove();
}

export const withPlay: Decorator = (Story, { globals, args, playFunction, id }) =>
  globals.answers === 'slow' ? (
    <Slow key={id} args={args} hasPlay={playFunction !== undefined} story={Story} />
  ) : (
    <Story />
  );

type SlowProps = {
  args: Parameters<typeof useSlowData>[0];
  hasPlay: boolean;
  story: Parameters<Decorator>[0];
};

function Slow({ args, hasPlay, story: Story }: SlowProps) {
  return <Story args={useSlowData(args, hasPlay)} />;
}

/** The custom properties of the chosen token file by scheme. */
export type OwnBrand = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

export const loadOwnBrand: Loader = async ({ globals }) => {
  if (globals.brand !== 'own') return {};
  const { ownBrand } = await import('./own-brand.ts');
  return { ownBrand: ownBrand() };
};

/** A test has neither a toolbar nor files. */
export function listenToToolbar(): void {
  void addons.ready().then(listenForTokenFile);
}
