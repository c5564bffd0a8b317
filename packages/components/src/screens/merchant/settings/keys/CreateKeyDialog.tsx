import {
  accessesOf,
  keyGroupLabels,
  keyGroupNames,
  keyScopes,
  keyScopeTexts,
  scopeOf,
} from '@consignment/domain/people/key-scopes';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { Combobox } from '../../../../primitives/fields/Combobox.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import { RadioCards } from '../../../../primitives/fields/RadioCards.tsx';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import type { SearchAnswer } from '../../../../primitives/filters/use-remote-search.ts';
import { endAfter, endChoices, type MadeOutcome, type NewKey } from './program-key.ts';

const texts = defineTexts('CreateKeyDialog', {
  title: 'New key',
  about: 'A key lets a program work with your shop. Allow only what the program needs.',
  name: 'Name',
  nameHint: 'The program that will use the key, such as your bookkeeping software.',
  for: 'For',
  live: 'Your shop',
  liveDetail: 'The program works with your real data.',
  test: 'The sandbox',
  testDetail: 'Try the program on made-up data.',
  vendor: 'Vendor',
  vendorHint:
    'If you choose a vendor, the key gives access to what the vendor sees in the portal. Otherwise, it covers the whole shop.',
  noVendor: 'No vendor has this name.',
  read: 'Read',
  write: 'Write',
  ends: 'Expires',
  cancel: 'Cancel',
  make: 'Create key',
  making: 'Creating…',
  nameMissing: 'Give the key a name.',
  scopeMissing: 'Choose at least one thing the key can do.',
});

type Props = {
  now: Date;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<{ id: number; name: string }>>;
  onCreate: (key: NewKey) => Promise<MadeOutcome>;
  onMade: (secret: string) => void;
  onClose: () => void;
};

/** Asks for the rights of a new key. Mount it to open it; the rights of a key never change afterwards. */
export function CreateKeyDialog({ now, onSearchVendors, onCreate, onMade, onClose }: Props) {
  const [mode, setMode] = useState<NewKey['mode']>('live');
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.about} size="medium">
      <Form
        label={texts.title}
        schema={schema}
        defaultValues={{ name: '', mode: 'live', vendor: '', ends: '', scopes: noScopes }}
        fieldNames={{ expires_at: 'ends' }}
        onSubmit={async ({ ends, ...draft }) => {
          const outcome = await onCreate({ ...draft, expires_at: endAfter(ends, now) });
          if (outcome.is === 'done') onMade(outcome.secret);
          return outcome;
        }}
      >
        <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
        <RadioCards
          name="mode"
          label={texts.for}
          onChange={(value) => setMode(value === 'test' ? 'test' : 'live')}
          choices={[
            { value: 'live', label: texts.live, detail: texts.liveDetail },
            { value: 'test', label: texts.test, detail: texts.testDetail },
          ]}
        />
        {mode === 'live' && (
          <Combobox
            name="vendor"
            label={texts.vendor}
            hint={texts.vendorHint}
            minimumCharacters={1}
            noneText={texts.noVendor}
            isOptional
            onSearch={async (text, signal) => {
              const answer = await onSearchVendors(text, signal);
              if (answer.is !== 'found') return answer;
              const options = answer.options.map(({ id, name }) => ({ value: String(id), label: name }));
              return { is: 'found', options };
            }}
          />
        )}
        {keyGroupNames.map((group) => (
          <FieldSet key={group} legend={keyGroupLabels[group]}>
            {accessesOf(group).map((access) => (
              <Checkbox
                key={access}
                name={`scopes.${String(scopeOf(group, access))}`}
                label={texts[access]}
                hint={wordsOf(group, access)}
              />
            ))}
          </FieldSet>
        ))}
        <Select name="ends" label={texts.ends} options={endChoices()} />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.make} busyLabel={texts.making} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function wordsOf(group: (typeof keyGroupNames)[number], access: 'read' | 'write'): string | undefined {
  const scope = scopeOf(group, access);
  return scope === null ? undefined : keyScopeTexts[scope];
}

const noScopes: Record<string, boolean> = Object.fromEntries(keyScopes.map((scope) => [scope, false]));

const [firstScope = ''] = keyScopes;

const schema = z.pipe(
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, { error: () => texts.nameMissing }), z.maxLength(100)),
      mode: z.string(),
      vendor: z.string(),
      ends: z.string(),
      scopes: z.record(z.string(), z.boolean()),
    })
    .check(({ value, issues }) => {
      if (Object.values(value.scopes).includes(true)) return;
      issues.push({
        code: 'custom',
        message: texts.scopeMissing,
        path: ['scopes', firstScope],
        input: value.scopes,
      });
    }),
  z.transform(({ name, mode, vendor, ends, scopes }) => ({
    name,
    ends,
    mode: mode === 'test' ? ('test' as const) : ('live' as const),
    vendor: vendor === '' || mode === 'test' ? null : Number(vendor),
    scopes: keyScopes.filter((scope) => scopes[scope] === true),
  })),
);
