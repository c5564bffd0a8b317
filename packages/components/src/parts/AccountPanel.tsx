import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sun from 'lucide-react/icons/sun';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { Avatar } from '../primitives/Avatar.tsx';
import type { Icon } from '../primitives/icon.ts';
import { Anchor } from '../primitives/Link.tsx';
import { rejected, type Outcome } from '../primitives/outcome.ts';
import * as styles from './AccountPanel.css.ts';

export type SchemeChoice = 'light' | 'dark' | 'system';

export type AccountPanelProps = {
  /** With what name the person has logged in; null for one who came in through the shop's platform. */
  email: string | null;
  /** Of the shop. */
  shopName: string;
  /** Null while the person has chosen none; `shown` is what is drawn then. */
  scheme: { choice: SchemeChoice | null; shown: 'light' | 'dark' };
  /** The theme is drawn at once; the outcome is whether it is kept for the person. */
  onChooseScheme: (choice: SchemeChoice) => Promise<Outcome>;
  /** Second factors and sessions of the person. */
  hrefOfSecurity: string;
  /** Null in an app that imports nothing. */
  hrefOfImport: string | null;
  /** Null where the way out stands beside the menu. */
  onSignOut: (() => void) | null;
};

const schemes: readonly { choice: SchemeChoice; label: string; icon: Icon }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
];

function close({ currentTarget }: { currentTarget: Element }) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The content of an AccountMenu: the person, their theme, and the way out. A theme of the shop is one of its settings. */
export function AccountPanel({
  email,
  shopName,
  scheme,
  onChooseScheme,
  hrefOfSecurity,
  hrefOfImport,
  onSignOut,
}: AccountPanelProps) {
  const name = useId();
  const [isUnkept, setIsUnkept] = useState(false);
  const choose = async (choice: SchemeChoice) => {
    const outcome = await onChooseScheme(choice).catch(rejected);
    setIsUnkept(outcome.is === 'refused');
  };
  return (
    <>
      <div className={styles.person}>
        <Avatar name={email ?? shopName} src={null} />
        <div className={styles.words}>
          {email !== null && <bdi className={styles.first}>{email}</bdi>}
          <bdi className={email === null ? styles.first : styles.second}>{shopName}</bdi>
        </div>
      </div>
      <fieldset className={styles.section}>
        <legend className={styles.title}>Theme</legend>
        <div className={styles.choices}>
          {schemes.map(({ choice, label, icon: Drawing }) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={choice === (scheme.choice ?? scheme.shown)}
                onChange={() => void choose(choice)}
                className={styles.radio}
              />
              <Drawing aria-hidden className={styles.icon} />
              {label}
            </label>
          ))}
        </div>
        <p role="status" className={styles.note}>
          {isUnkept && 'It could not be saved, and is kept in this browser only.'}
        </p>
      </fieldset>
      <ul className={styles.section}>
        <li>
          <Anchor href={hrefOfSecurity} className={styles.item} onClick={close}>
            <ShieldCheck aria-hidden className={styles.icon} />
            Security
          </Anchor>
        </li>
        {hrefOfImport !== null && (
          <li>
            <Anchor href={hrefOfImport} className={styles.item} onClick={close}>
              <Upload aria-hidden className={styles.icon} />
              Import
            </Anchor>
          </li>
        )}
        {onSignOut !== null && (
          <li>
            <button type="button" className={styles.item} onClick={onSignOut}>
              <LogOut aria-hidden className={styles.icon} />
              Logout
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
