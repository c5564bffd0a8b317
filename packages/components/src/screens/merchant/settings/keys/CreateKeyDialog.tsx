import {
  accessesOf,
  keyGroupNames,
  keyGroups,
  keyScopes,
  scopeOf,
} from '@consignment/domain/people/key-scopes';
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

type Props = {
  now: Date;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<{ id: number; name: string }>>;
  onCreate: (key: NewKey) => Promise<MadeOutcome>;
  onMade: (secret: string) => void;
  onClose: () => void;
};

/** Asks for all that a new key may do. Mount it to open it; what a key may do never changes afterwards. */
export function CreateKeyDialog({ now, onSearchVendors, onCreate, onMade, onClose }: Props) {
  const [mode, setMode] = useState<NewKey['mode']>('live');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="New key"
      description="For a program that works with your shop. Give it what it needs and nothing else."
      size="medium"
    >
      <Form
        label="New key"
        schema={schema}
        defaultValues={{ name: '', mode: 'live', vendor: '', ends: '', scopes: noScopes }}
        fieldNames={{ expires_at: 'ends' }}
        onSubmit={async ({ ends, ...draft }) => {
          const outcome = await onCreate({ ...draft, expires_at: endAfter(ends, now) });
          if (outcome.is === 'done') onMade(outcome.secret);
          return outcome;
        }}
      >
        <TextField
          name="name"
          label="Name"
          hint="The program that uses it, such as your bookkeeping."
          autoComplete="off"
        />
        <RadioCards
          name="mode"
          label="For"
          onChange={(value) => setMode(value === 'test' ? 'test' : 'live')}
          choices={[
            { value: 'live', label: 'Your shop', detail: 'The program works with your real data.' },
            { value: 'test', label: 'The sandbox', detail: 'Made-up data to try a program with.' },
          ]}
        />
        {mode === 'live' && (
          <Combobox
            name="vendor"
            label="Vendor"
            hint="With a vendor, the key sees what this vendor sees in the portal. Without, it is for the whole shop."
            minimumCharacters={1}
            noneText="No vendor has this name."
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
          <FieldSet key={group} legend={keyGroups[group].label}>
            {accessesOf(group).map((access) => (
              <Checkbox
                key={access}
                name={`scopes.${String(scopeOf(group, access))}`}
                label={access === 'read' ? 'Read' : 'Write'}
                hint={wordsOf(group, access)}
              />
            ))}
          </FieldSet>
        ))}
        <Select name="ends" label="Ends" options={endChoices} />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Make key" busyLabel="Making…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function wordsOf(group: (typeof keyGroupNames)[number], access: 'read' | 'write'): string | undefined {
  const allows: Partial<Record<'read' | 'write', string>> = keyGroups[group].allows;
  return allows[access];
}

const noScopes: Record<string, boolean> = Object.fromEntries(keyScopes.map((scope) => [scope, false]));

const [firstScope = ''] = keyScopes;

const schema = z.pipe(
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, 'Give the key a name.'), z.maxLength(100)),
      mode: z.string(),
      vendor: z.string(),
      ends: z.string(),
      scopes: z.record(z.string(), z.boolean()),
    })
    .check(({ value, issues }) => {
      if (Object.values(value.scopes).includes(true)) return;
      issues.push({
        code: 'custom',
        message: 'Choose at least one thing that it may do.',
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
