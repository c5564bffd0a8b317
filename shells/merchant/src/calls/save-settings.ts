import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import type { components } from '@consignment/client/generated/api';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';

type SomeSettings = components['schemas']['SomeSettings'];
type Plain = Omit<SomeSettings, 'metas'>;

/** Settings as the pages have them: those with their own column, and metas by their keys. */
export type Settings = Plain & Readonly<Record<string, string | boolean | null | undefined>>;

/**
 * Saves settings in one call, all or none, and loads the page's data again; also when somebody else has saved meanwhile
 * (409), before it answers, so that theirs can be shown. `seen` has the changed settings as the person has seen them.
 */
export function useSaveSettings(): (values: Settings, seen: Settings, reason?: string) => Promise<Done> {
  const { revalidate } = useRevalidator();
  return async (values, seen, reason) => {
    const body = { values: toWire(values), expected: toWire(seen), ...(reason && { reason }) };
    const outcome = await outcomeOf(answerOf(client.PUT('/settings/values/', { body })));
    if (outcome.is === 'done') await revalidate();
    else if (outcome.problem.status === 409) await revalidate();
    return outcome.is === 'done' ? outcome : { ...outcome, problem: atFields(outcome.problem) };
  };
}

const columns = {
  theme: true,
  tracking_type: true,
  use_cost_per_item: true,
  global_commission: true,
  discount_share: true,
  commission_start_date: true,
  ignore_order_tags: true,
  prices_include_tax: true,
} satisfies Record<keyof Plain, true>;

function toWire(settings: Settings): SomeSettings {
  const plain = Object.entries(settings).filter(([key]) => key in columns);
  const metas = Object.entries(settings).filter(([key]) => !(key in columns));
  return {
    // Each entry is one of those columns.
    ...(Object.fromEntries(plain) as Plain),
    metas: Object.fromEntries(metas.map(([key, value]) => [key, String(value ?? '')])),
  };
}

/** The pages know their values by their own names. */
function atFields<Problem extends { errors: { pointer?: string }[] }>(problem: Problem): Problem {
  const errors = problem.errors.map((error) =>
    error.pointer === undefined
      ? error
      : { ...error, pointer: error.pointer.replace(/^\/(values|expected)(\/metas)?\//, '/') },
  );
  return { ...problem, errors };
}
