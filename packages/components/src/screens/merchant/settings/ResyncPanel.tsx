import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { PlatformTrouble, type PlatformTroubleFacts } from '../../../parts/imports/PlatformTrouble.tsx';
import { SyncProgress } from '../../../parts/imports/SyncProgress.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ResyncPanel', {
  title: 'Re-syncing Your Data',
  importFiles: 'Import files',
  aboutPlatform:
    'A sync reads your products and orders again, finds their vendors, recalculates unpaid commissions and adds up the totals. Paid commissions never change.',
  notStarted: 'The sync has not been started.',
  start: 'Sync Data',
  syncing: 'Syncing...',
  aboutFiles:
    'Your orders come from files you import. {importFiles} to add new orders. A sync goes through your existing orders: it finds their vendors again, recalculates unpaid commissions and adds up the totals. Paid commissions never change.',
});

type Props = {
  /** Where the shop's orders come from: read from its platform, or out of files that are imported. */
  source: { is: 'platform'; trouble: PlatformTroubleFacts | null } | { is: 'import'; href: string };
  /** The current step of a running sync; null when none runs. */
  sync: { description: string; progress: number } | null;
  onSync: () => Promise<Outcome>;
};

/** Starts a sync and follows it to its end (spec accounts §2.1, §4). */
export function ResyncPanel({ source, sync, onSync }: Props) {
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const start = async () => {
    setStep({ is: 'starting' });
    const outcome = await onSync().catch(rejected);
    setStep(outcome.is === 'done' ? { is: 'idle' } : { is: 'failed', problem: outcome.problem });
  };
  return (
    <Card title={texts.title}>
      <Stack space="medium" align="stretch">
        {source.is === 'platform' && source.trouble !== null && (
          <PlatformTrouble trouble={source.trouble} hrefToSync={null} />
        )}
        {source.is === 'import' ? (
          <Text key="files">
            <TextWithElements
              text={texts.aboutFiles}
              elements={{ importFiles: <Link href={source.href} label={texts.importFiles} /> }}
            />
          </Text>
        ) : (
          <Text>{texts.aboutPlatform}</Text>
        )}
        {sync !== null && <SyncProgress {...sync} />}
        {step.is === 'failed' && (
          <Banner tone="critical" title={texts.notStarted} announcement="assertive">
            {sentencesOf(step.problem).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Banner>
        )}
        <div>
          <Button
            label={texts.start}
            onClick={() => void start()}
            state={
              step.is === 'starting' || sync !== null ? { is: 'busy', label: texts.syncing } : { is: 'ready' }
            }
          />
        </div>
      </Stack>
    </Card>
  );
}

type Step = { is: 'idle' } | { is: 'starting' } | { is: 'failed'; problem: Problem };
