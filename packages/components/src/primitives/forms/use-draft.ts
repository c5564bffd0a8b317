import { useContext, useEffect, useRef, useState } from 'react';
import { DialogContext } from '../overlays/dialog-context.ts';
import { DraftContext, type DraftOffer, type DraftPlace, type DraftValues } from './draft-context.ts';
import { isKeptChoice, valueOfKept, type KeptChoice } from '../fields/kept-choice.ts';
import { useEffectEvent } from '../feedback/use-effect-event.ts';

/** A field, to the draft of its form. */
export type DraftField = {
  /** Passwords and keys are not kept. */
  isKept: boolean;
  /** The choice with its words, which is kept in place of its value; null where the field does not know them. */
  choiceOf: (value: unknown) => KeptChoice | null;
  /** The value came back without typing; a choice has its words with it. */
  onRestored: (kept: unknown) => void;
};

type Options = {
  label: string;
  hasField: (name: string) => boolean;
  valueOf: (name: string) => unknown;
  setValue: (name: string, value: unknown) => void;
  /** Calls back at once and at each change, with the values of the fields and the saved ones. Returns the way to stop. */
  subscribe: (look: (values: object, saved: object) => void) => () => void;
};

/** Keeps the values of a form until they are saved, where a shell keeps drafts, and offers them back. */
export function useDraft({ label, hasField, valueOf, setValue, subscribe }: Options) {
  const drafts = useContext(DraftContext);
  const dialog = useContext(DialogContext);
  const [offer, setOffer] = useState<DraftOffer | null>(null);
  const [fields] = useState(() => new Map<string, DraftField>());
  /** Restored before their fields were there. */
  const [early] = useState(() => new Map<string, unknown>());
  /** The last choice of each field. It is kept when the field mounts again. */
  const [choices] = useState(() => new Map<string, KeptChoice>());
  const place = useRef<DraftPlace | null>(null);
  const form = [...(dialog?.words ?? []), label].join('\n');
  const isInDialog = dialog !== null;

  const follow = (name: string, field: DraftField) => {
    fields.set(name, field);
    const choice = choices.get(name);
    if (choice !== undefined && choice.choice === valueOf(name)) field.onRestored(choice);
    else if (early.has(name)) field.onRestored(early.get(name));
    early.delete(name);
    // A secret stays one where its field is taken away.
    return () => {
      if (field.isKept) fields.delete(name);
    };
  };
  const mayKeep = (name: string) => hasField(name) && fields.get(name)?.isKept !== false;
  const keptOf = (name: string, value: unknown): unknown => {
    const known = fields.get(name)?.choiceOf(value) ?? choices.get(name);
    if (known === undefined || known.choice !== value) return value;
    choices.set(name, known);
    return known;
  };
  const fillIn = (kept: readonly (readonly [string, unknown])[]) => {
    for (const [name, one] of kept) if (isKeptChoice(one)) choices.set(name, one);
    const setAll = () => kept.forEach(([name, one]) => setValue(name, valueOfKept(one)));
    const tell = ([name, one]: readonly [string, unknown]) => {
      const field = fields.get(name);
      if (field === undefined) early.set(name, one);
      else field.onRestored(one);
    };
    setAll();
    kept.filter(([, one]) => !isKeptChoice(one)).forEach(tell);
    // A field that others depend on has emptied them, as it does when a person changes it.
    setAll();
    kept.filter(([, one]) => isKeptChoice(one)).forEach(tell);
  };
  const fill = (values: object) =>
    fillIn(leavesOf(values).map(([name, value]) => [name, keptOf(name, value)]));
  const restore = (values: DraftValues) => {
    setOffer(null);
    fillIn(Object.entries(values));
  };
  const look = useEffectEvent((opened: DraftPlace) => {
    const found = opened.find();
    const values = only(found?.values ?? {}, mayKeep);
    // Of another version of the form nothing fits.
    if (found === null || Object.keys(values).length === 0) setOffer(null);
    else {
      const onDiscard = () => {
        opened.drop();
        setOffer(null);
      };
      setOffer({ from: found.from, onRestore: () => restore(values), onDiscard });
    }
  });
  const keep = useEffectEvent((opened: DraftPlace, values: object, saved: object) =>
    opened.keep(
      Object.fromEntries(
        Object.entries(only(changesOf(values, saved), mayKeep)).map(([name, value]) => [
          name,
          keptOf(name, value),
        ]),
      ),
    ),
  );
  const listen = useEffectEvent(subscribe);

  useEffect(() => {
    if (drafts === null) return undefined;
    return drafts.open(form, isInDialog, (opened) => {
      place.current = opened;
      const ends = [
        listen((values, saved) => keep(opened, values, saved)),
        drafts.subscribe(() => look(opened)),
      ];
      return () => ends.forEach((end) => end());
    });
  }, [drafts, form, isInDialog]);

  return { offer, follow, fill, onSaved: () => place.current?.drop() };
}

function changesOf(values: object, saved: object): DraftValues {
  const before = new Map(leavesOf(saved).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    leavesOf(values).filter(([name, value]) => before.get(name) !== JSON.stringify(value)),
  );
}

function leavesOf(values: object, prefix = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value, `${prefix}${key}.`)
      : [[prefix + key, value]],
  );
}

function only(values: DraftValues, isMeant: (name: string) => boolean): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)));
}
