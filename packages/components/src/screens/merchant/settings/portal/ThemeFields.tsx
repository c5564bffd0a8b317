import { defineTexts } from '@consignment/domain/text/texts';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import { FileDrop } from '../../../../primitives/fields/FileDrop.tsx';
import { FilterSelect } from '../../../../primitives/filters/FilterSelect.tsx';
import { useForm } from '../../../../primitives/forms/form-context.ts';
import { Inline } from '../../../../primitives/layout/Inline.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { useField } from '../../../../primitives/fields/use-field.ts';
import { colourFields, type ThemeDesk, type ThemeOfForm } from './portal-theme.ts';

const texts = defineTexts('ThemeFields', {
  themeFile: 'Theme file',
  unreadable: 'The file cannot be read. Choose it again.',
  shape: 'Type and shape',
  font: 'Font',
  corners: 'Corners',
  density: 'Density',
  themeFileHint:
    'A single file in the Design Tokens format contains the colours, type and shape, for your designer and other tools.',
  import: 'Import theme',
  importHint:
    'Choose a .json file. The fields above and the preview will be updated from it, but nothing will be saved yet.',
  wasReset: 'The default theme has been filled in. Save to use it.',
  brand: 'Brand in the file',
  notSaved: 'The theme cannot be saved.',
  faulty: '{file} cannot be used. Nothing has changed.',
  export: 'Export theme',
  exportName: 'Vendor portal',
  reset: 'Reset theme',
  own: 'From the file',
  loaded: 'The theme from {file} has been filled in. Check the preview, then save to use it.',
  interFont: 'Inter (default)',
  systemFont: 'The reader’s system font',
  serifFont: 'Georgia',
  roundedFont: 'Rounded',
  usual: 'Default',
  square: 'Square',
  round: 'Round',
  compact: 'Compact',
  roomy: 'Roomy',
});

type Props = {
  desk: ThemeDesk;
  /** Saves the text as a file of the owner's. */
  onExport: (text: string) => void;
};

/** The theme beyond its colours: type and shape, and the whole of it as a file. Within the form of the portal's settings. */
export function ThemeFields({ desk, onExport }: Props) {
  const form = useForm();
  const { control, error } = useField({
    name: 'vendor_portal_tokens',
    label: texts.themeFile,
    isOptional: true,
  });
  const [state, setState] = useState<State>({ is: 'idle' });
  const valueOf = (name: string) => {
    const value = form?.valueOf(name);
    return typeof value === 'string' ? value : '';
  };
  const tokens = valueOf('vendor_portal_tokens');
  const { font, corners, density } = desk.shapeOf(tokens);
  const reshape = (change: Parameters<ThemeDesk['reshape']>[1]) => {
    form?.setValue('vendor_portal_tokens', desk.reshape(tokens, change));
    setState({ is: 'idle' });
  };

  const fillIn = ({ colours, logo, tokens: rest }: ThemeOfForm) => {
    for (const [name, key] of colourFields) form?.setValue(key, colours[name]);
    if (logo !== null) {
      form?.setValue('vendor_portal_logo_url', logo.url);
      form?.setValue('vendor_portal_logo_title', logo.title);
    }
    form?.setValue('vendor_portal_tokens', rest);
  };
  const load = (name: string, text: string, brand: string | null) => {
    const loaded = desk.loadTheme(text, brand);
    if (loaded.is === 'faulty') return setState({ is: 'faulty', name, lines: loaded.lines });
    fillIn(loaded.parts);
    setState({ is: 'loaded', name, text, brands: loaded.brands, brand: loaded.brand });
  };
  const read = (file: File) =>
    file.text().then(
      (text) => load(file.name, text, null),
      () => setState({ is: 'faulty', name: file.name, lines: [texts.unreadable] }),
    );
  const parts = (): ThemeOfForm => {
    const url = valueOf('vendor_portal_logo_url').trim();
    return {
      colours: {
        primary: valueOf('vendor_portal_primary_color'),
        secondary: valueOf('vendor_portal_secondary_color'),
        font: valueOf('vendor_portal_font_color'),
        buttonText: valueOf('vendor_portal_button_text_color'),
      },
      logo: url === '' ? null : { url, title: valueOf('vendor_portal_logo_title').trim() },
      tokens,
    };
  };
  const reset = () => {
    for (const [, key] of colourFields) form?.setValue(key, '');
    form?.setValue('vendor_portal_tokens', '');
    setState({ is: 'reset' });
  };

  return (
    <>
      <FieldSet legend={texts.shape}>
        <Inline space="small">
          <FilterSelect
            label={texts.font}
            options={withOwn(fonts(), font)}
            value={font}
            onSelect={(value) => reshape({ font: value })}
          />
          <FilterSelect
            label={texts.corners}
            options={withOwn(cornerChoices(), corners)}
            value={corners}
            onSelect={(value) => reshape({ corners: oneOf(cornerChoices(), value) })}
          />
          <FilterSelect
            label={texts.density}
            options={withOwn(densityChoices(), density)}
            value={density}
            onSelect={(value) => reshape({ density: oneOf(densityChoices(), value) })}
          />
        </Inline>
      </FieldSet>
      <FieldSet legend={texts.themeFile} hint={texts.themeFileHint}>
        <Stack space="small">
          <FileDrop
            label={texts.import}
            hint={texts.importHint}
            accept={['.json']}
            files={[]}
            onAdd={(files) => files[0] && void read(files[0])}
            onRemove={() => undefined}
          />
          <div role="status">
            {state.is === 'loaded' && (
              <Text key={state.name} size="small">
                {texts.loaded({ file: state.name })}
              </Text>
            )}
            {state.is === 'reset' && <Text size="small">{texts.wasReset}</Text>}
          </div>
          {state.is === 'loaded' && state.brands.length > 1 && (
            <FilterSelect
              label={texts.brand}
              options={state.brands.map((value) => ({ value, label: value }))}
              value={state.brand ?? ''}
              onSelect={(brand) => load(state.name, state.text, brand)}
            />
          )}
          <input type="hidden" {...control} />
          {error !== null && (
            <Banner tone="critical" title={texts.notSaved}>
              {error}
            </Banner>
          )}
          {state.is === 'faulty' && (
            <Banner tone="critical" title={texts.faulty({ file: state.name })} announcement="assertive">
              <Stack as="ul" space="xsmall">
                {state.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Stack>
            </Banner>
          )}
          <Inline space="small">
            <Button
              label={texts.export}
              icon={Download}
              onClick={() => onExport(desk.exportTheme(parts(), texts.exportName))}
            />
            <Button label={texts.reset} icon={RotateCcw} onClick={reset} />
          </Inline>
        </Stack>
      </FieldSet>
    </>
  );
}

type State =
  | { is: 'idle' }
  | { is: 'loaded'; name: string; text: string; brands: readonly string[]; brand: string | null }
  | { is: 'faulty'; name: string; lines: readonly string[] }
  | { is: 'reset' };

type Choice<Value extends string> = { readonly value: Value; readonly label: string };

function fonts(): Choice<string>[] {
  return [
    { value: '', label: texts.interFont },
    { value: 'system-ui', label: texts.systemFont },
    { value: 'Georgia, serif', label: texts.serifFont },
    { value: 'ui-rounded, Nunito, system-ui', label: texts.roundedFont },
  ];
}

function cornerChoices() {
  return [
    { value: 'usual', label: texts.usual },
    { value: 'square', label: texts.square },
    { value: 'round', label: texts.round },
  ] as const;
}

function densityChoices() {
  return [
    { value: 'usual', label: texts.usual },
    { value: 'compact', label: texts.compact },
    { value: 'roomy', label: texts.roomy },
  ] as const;
}

/** The choices, and the present value where only a file can have given it. */
function withOwn(choices: readonly Choice<string>[], value: string): readonly Choice<string>[] {
  if (choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, label: value === 'own' ? texts.own : value }];
}

function oneOf<Value extends string>(choices: readonly Choice<Value>[], value: string): Value | 'own' {
  return choices.find((choice) => choice.value === value)?.value ?? 'own';
}
