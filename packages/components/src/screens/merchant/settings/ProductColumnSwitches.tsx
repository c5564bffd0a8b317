import { defineTexts } from '@consignment/domain/text/texts';
import { productColumnNames } from '../../../parts/products/product-column-names.ts';
import { vendorProductColumns, type VendorProductColumn } from '@consignment/domain/shop/shop-switches';
import { useState } from 'react';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import {
  isStale,
  rejected,
  sentencesOf,
  type Outcome,
  type Problem,
} from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Switch } from '../../../primitives/fields/Switch.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { columnsWords } from './find-switches.ts';

const texts = defineTexts('ProductColumnSwitches', {
  changedByOthers: 'Someone else has changed these columns while you were editing them.',
  saveMine: 'Save mine over theirs',
  saving: 'Saving…',
  keepTheirs: 'Keep theirs',
  mine: 'The list shows their changes. Your unsaved columns are: {columns}.',
  mineEmpty: 'The list shows their changes. You had switched off all columns.',
});

type Props = {
  columns: readonly VendorProductColumn[];
  onSave: (columns: readonly VendorProductColumn[]) => Promise<Outcome>;
};

/** The switch that is a list: the columns of a vendor's products. */
export function ProductColumnSwitches({ columns, onSave }: Props) {
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
    <Stack space="medium">
      <Text tone="muted">{columnsWords.about}</Text>
      {mine !== null && <TheirColumns mine={mine} onSaveMine={save} onKeepTheirs={() => setMine(null)} />}
      {vendorProductColumns.map((column) => (
        <Switch
          key={column}
          label={productColumnNames[column]}
          isOn={columns.includes(column)}
          onChange={(isOn) => save(changed(columns, column, isOn))}
        />
      ))}
    </Stack>
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
    <Banner tone="caution" title={texts.changedByOthers} announcement="assertive">
      <p>
        {mine.length === 0
          ? texts.mineEmpty
          : texts.mine({ columns: mine.map((column) => productColumnNames[column]).join(', ') })}
      </p>
      {problem !== null && sentencesOf(problem).map((sentence) => <p key={sentence}>{sentence}</p>)}
      <Inline space="small">
        <Button
          label={texts.saveMine}
          size="small"
          onClick={() => void saveMine()}
          state={isSaving ? { is: 'busy', label: texts.saving } : { is: 'ready' }}
        />
        <Button label={texts.keepTheirs} size="small" onClick={onKeepTheirs} />
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
