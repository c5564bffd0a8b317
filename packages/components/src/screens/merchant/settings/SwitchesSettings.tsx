import {
  vendorProductColumns,
  type ShopSwitches,
  type VendorProductColumn,
} from '@consignment/domain/shop/shop-switches';
import { useState } from 'react';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import {
  isStale,
  rejected,
  sentencesOf,
  type Outcome,
  type Problem,
} from '../../../primitives/feedback/outcome.ts';
import { SearchBox } from '../../../primitives/filters/SearchBox.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Switch } from '../../../primitives/fields/Switch.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Toolbar } from '../../../primitives/layout/Toolbar.tsx';
import { columnsAbout, columnsTitle, countOfSwitches, findSwitches } from './find-switches.ts';
import { columnWords, switchWords } from './shop-switch-words.ts';

type Props = {
  switches: ShopSwitches;
  /**
   * One of them, which is saved at once. One that somebody else has switched meanwhile is as this person wants it; a
   * list over theirs is refused with the code `stale`: load `switches` again before such an answer.
   */
  onSave: (change: Partial<ShopSwitches>) => Promise<Outcome>;
};

/** The switches of a shop (spec operations §6): each saved alone, as it is pressed. */
export function SwitchesSettings({ switches, onSave }: Props) {
  const [search, setSearch] = useState('');
  const { groups, hasColumns, count } = findSwitches(search);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Toolbar
          label="Shop switches"
          search={<SearchBox label="Search switches" value={search} onSearch={setSearch} isLive />}
        />
        <Text as="div" size="small" tone="muted">
          <output>
            {search.trim() === ''
              ? `${countOfSwitches} switches. Each is saved as you turn it on or off.`
              : `${count} of ${countOfSwitches} switches`}
          </output>
        </Text>
      </Stack>
      {groups.map(({ title, names }) => (
        <Card key={title} title={title}>
          <Stack space="medium">
            {names.map((name) => (
              <Switch
                key={name}
                label={switchWords[name].label}
                hint={switchWords[name].does}
                isOn={switches[name]}
                onChange={(isOn) => onSave({ [name]: isOn })}
              />
            ))}
          </Stack>
        </Card>
      ))}
      {/* Not taken away: a notice in it that somebody else has changed them waits for an answer. */}
      <div hidden={!hasColumns}>
        <ColumnsCard
          columns={switches.vendorProductsTabColumns}
          onSave={(vendorProductsTabColumns) => onSave({ vendorProductsTabColumns })}
        />
      </div>
      {count === 0 && (
        <Card>
          <EmptyState
            title={`No switch matches “${search.trim()}”.`}
            detail="Try another word of its name or of what it does."
          />
        </Card>
      )}
    </Stack>
  );
}

type ColumnsProps = {
  columns: readonly VendorProductColumn[];
  onSave: (columns: readonly VendorProductColumn[]) => Promise<Outcome>;
};

function ColumnsCard({ columns, onSave }: ColumnsProps) {
  const [mine, setMine] = useState<readonly VendorProductColumn[] | null>(null);
  const save = async (list: readonly VendorProductColumn[]): Promise<Outcome> => {
    const outcome = await onSave(list);
    if (!isStale(outcome)) {
      if (outcome.is === 'done') setMine(null);
      return outcome;
    }
    setMine(list);
    // The banner says it, for all of the list.
    return { is: 'done' };
  };
  return (
    <Card title={columnsTitle}>
      <Stack space="medium">
        <Text tone="muted">{columnsAbout}</Text>
        {mine !== null && <TheirColumns mine={mine} onSaveMine={save} onKeepTheirs={() => setMine(null)} />}
        {vendorProductColumns.map((column) => (
          <Switch
            key={column}
            label={columnWords[column]}
            isOn={columns.includes(column)}
            onChange={(isOn) => save(changed(columns, column, isOn))}
          />
        ))}
      </Stack>
    </Card>
  );
}

type TheirsProps = {
  mine: readonly VendorProductColumn[];
  onSaveMine: (mine: readonly VendorProductColumn[]) => Promise<Outcome>;
  onKeepTheirs: () => void;
};

/** Shown to the second of two people who change the list. */
function TheirColumns({ mine, onSaveMine, onKeepTheirs }: TheirsProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const saveMine = async () => {
    setIsSaving(true);
    const outcome = await onSaveMine(mine).catch(rejected);
    setIsSaving(false);
    setProblem(outcome.is === 'refused' ? outcome.problem : null);
  };
  return (
    <Banner
      tone="caution"
      title="Somebody else has changed these columns while you were here."
      announcement="assertive"
    >
      <p>
        The list shows their changes. Yours, which are not saved, are:{' '}
        <span>{mine.length === 0 ? 'none' : mine.map((column) => columnWords[column]).join(', ')}</span>.
      </p>
      {problem !== null && sentencesOf(problem).map((sentence) => <p key={sentence}>{sentence}</p>)}
      <Inline space="small">
        <Button
          label="Save mine over it"
          size="small"
          onClick={() => void saveMine()}
          state={isSaving ? { is: 'busy', label: 'Saving…' } : { is: 'ready' }}
        />
        <Button label="Keep theirs" size="small" onClick={onKeepTheirs} />
      </Inline>
    </Banner>
  );
}

/** In the order of all columns, however they were switched on. */
function changed(
  columns: readonly VendorProductColumn[],
  column: VendorProductColumn,
  isOn: boolean,
): VendorProductColumn[] {
  return vendorProductColumns.filter((one) => (one === column ? isOn : columns.includes(one)));
}
