import { defineTexts } from '@consignment/domain/text/texts';
import Globe from 'lucide-react/icons/globe';
import { useContext } from 'react';
import * as styles from './LanguageChoice.css.ts';
import { LanguagesContext } from './languages.tsx';

const texts = defineTexts('LanguageChoice', {
  language: 'Language',
});

/**
 * The languages of the app, each under the name that its speakers give it. Use it before sign-in and in the menu of the account;
 * in an app with one language it is not drawn.
 */
export function LanguageChoice() {
  const languages = useContext(LanguagesContext);
  if (languages === null) return null;
  return (
    <span className={styles.frame}>
      <Globe aria-hidden className={styles.globe} />
      <select
        aria-label={texts.language}
        value={languages.shown}
        onChange={({ target }) => languages.choose(target.value)}
        className={styles.select}
        translate="no"
      >
        {named(languages.tags).map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag} className={styles.option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Each as its speakers write it at the start of a line, such as “Français”, in the order of their names. */
function named(tags: readonly string[]) {
  return tags
    .map((tag) => {
      const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
      return { tag, name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
