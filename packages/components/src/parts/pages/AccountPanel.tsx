import { defineTexts } from '@consignment/domain/text/texts';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sun from 'lucide-react/icons/sun';
import Upload from 'lucide-react/icons/upload';
import type { CsvChoice } from '@consignment/domain/text/csv';
import { useId, useState } from 'react';
import { Avatar } from '../../primitives/text/Avatar.tsx';
import type { Icon } from '../../primitives/text/icon.ts';
import { Anchor } from '../../primitives/navigation/Anchor.tsx';
import { rejected, type Outcome } from '../../primitives/feedback/outcome.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import * as styles from './AccountPanel.css.ts';

const texts = defineTexts('AccountPanel', {
  theme: 'Theme',
  themeUnkept: 'The theme could not be saved, so it will only apply in this browser.',
  csvFiles: 'CSV files',
  csvHint:
    'Choose semicolons for Excel in most of Europe: 1.10 will then be written as 1,10. Signed statements and bank files stay the same, because they are read by other software.',
  csvUnkept: 'Your choice could not be saved. Files will be written in the same format as before.',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  commas: 'With commas',
  semicolons: 'With semicolons',
  security: 'Security',
  import: 'Import',
  keys: 'Keys',
  logout: 'Logout',
});

export type SchemeChoice = 'light' | 'dark' | 'system';

export type AccountPanelProps = {
  /** With what name the person has logged in; null for one who came in through the shop's platform. */
  email: string | null;
  /** Of the shop. */
  shopName: string;
  /** Null while the person has chosen none; then `shown` is drawn. */
  scheme: { choice: SchemeChoice | null; shown: 'light' | 'dark' };
  /** The theme is drawn at once; the outcome is whether it is kept for the person. */
  onChooseScheme: (choice: SchemeChoice) => Promise<Outcome>;
  /** How lists are written as files for the person; null while it is not known. */
  csvForm: CsvChoice | null;
  onChooseCsvForm: (form: CsvChoice) => Promise<Outcome>;
  /** Second factors and sessions of the person. */
  hrefOfSecurity: string;
  /** Null in an app that imports nothing. */
  hrefOfImport: string | null;
  /** Opens the sheet of keys. */
  onKeys: () => void;
  /** Null where the way out is beside the menu. */
  onSignOut: (() => void) | null;
};

type Choice<Value> = { value: Value; label: string; icon?: Icon };

const schemes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const;

const csvForms = ['commas', 'semicolons'] as const;

function close({ currentTarget }: { currentTarget: Element }) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The content of an AccountMenu: the person, their theme and files, and the way out. A theme of the shop is one of its settings. */
export function AccountPanel({
  email,
  shopName,
  scheme,
  onChooseScheme,
  csvForm,
  onChooseCsvForm,
  hrefOfSecurity,
  hrefOfImport,
  onKeys,
  onSignOut,
}: AccountPanelProps) {
  return (
    <>
      <div className={styles.person}>
        <Avatar name={email ?? shopName} src={null} />
        <div className={styles.words}>
          {email !== null && <bdi className={styles.first}>{email}</bdi>}
          <bdi className={email === null ? styles.first : styles.second}>{shopName}</bdi>
        </div>
      </div>
      <Choices
        title={texts.theme}
        choices={schemes.map((one) => ({ ...one, label: texts[one.value] }))}
        chosen={scheme.choice ?? scheme.shown}
        onChoose={onChooseScheme}
        unkept={texts.themeUnkept}
      />
      <Choices
        title={texts.csvFiles}
        choices={csvForms.map((value) => ({ value, label: texts[value] }))}
        chosen={csvForm}
        onChoose={onChooseCsvForm}
        hint={texts.csvHint}
        unkept={texts.csvUnkept}
      />
      <div className={styles.language}>
        <LanguageChoice />
      </div>
      <ul className={styles.section}>
        <li>
          <Anchor href={hrefOfSecurity} className={styles.item} onClick={close}>
            <ShieldCheck aria-hidden className={styles.icon} />
            <span>{texts.security}</span>
          </Anchor>
        </li>
        {hrefOfImport !== null && (
          <li>
            <Anchor href={hrefOfImport} className={styles.item} onClick={close}>
              <Upload aria-hidden className={styles.icon} />
              <span>{texts.import}</span>
            </Anchor>
          </li>
        )}
        <li>
          <button
            type="button"
            className={styles.item}
            aria-keyshortcuts="?"
            onClick={(event) => {
              close(event);
              onKeys();
            }}
          >
            <Keyboard aria-hidden className={styles.icon} />
            <span>{texts.keys}</span>
          </button>
        </li>
        {onSignOut !== null && (
          <li>
            <button type="button" className={styles.item} onClick={onSignOut}>
              <LogOut aria-hidden className={styles.icon} />
              <span>{texts.logout}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

function Choices<Value extends string>({
  title,
  choices,
  chosen,
  onChoose,
  hint,
  unkept,
}: {
  title: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => Promise<Outcome>;
  hint?: string;
  /** Shown where the choice could not be kept. */
  unkept: string;
}) {
  const id = useId();
  const [wanted, setWanted] = useState<Value | null>(null);
  const [isUnkept, setIsUnkept] = useState(false);
  const choose = async (value: Value) => {
    setWanted(value);
    const outcome = await onChoose(value).catch(rejected);
    setWanted(null);
    setIsUnkept(outcome.is === 'refused');
  };
  return (
    <fieldset className={styles.section} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={styles.title}>{title}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map(({ value, label, icon: Drawing }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === (wanted ?? chosen)}
              onChange={() => void choose(value)}
              className={styles.radio}
            />
            {Drawing !== undefined && <Drawing aria-hidden className={styles.icon} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {isUnkept && unkept}
      </p>
    </fieldset>
  );
}
