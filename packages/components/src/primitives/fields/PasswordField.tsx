import { defineTexts } from '@consignment/domain/text/texts';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { InputField } from './InputField.tsx';
import type { InputProps } from './InputField.tsx';
import { iconSize } from '../text/icon.css.ts';
import { toggle } from './PasswordField.css.ts';

const texts = defineTexts('PasswordField', {
  show: 'Show {label}',
});

type Props = Omit<InputProps, 'autoComplete' | 'defaultValue' | 'placeholder'> & {
  /** `current` to log in, `new` to choose one: password managers act on it. */
  purpose: 'current' | 'new';
};

/**
 * A password that the person can choose to see. It has no default value and is never in the markup. Codes
 * and keys that are typed from paper belong in TextField, where they can be seen.
 */
export function PasswordField({ purpose, ...props }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Drawing = isShown ? EyeOff : Eye;
  return (
    <InputField
      {...props}
      type={isShown ? 'text' : 'password'}
      content="text"
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      after={
        <button
          type="button"
          className={toggle}
          aria-label={texts.show({ label: props.label })}
          aria-pressed={isShown}
          disabled={props.isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          <Drawing aria-hidden className={iconSize.medium} />
        </button>
      }
    />
  );
}
