import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('SupportCard', {
  support: 'Support',
  hours: 'Support hours are {hours}. You’ll get a response within 24 hours on business days.',
});

/**
 * The hours of support, where the operator promises any (spec accounts §2.2), and in `advice` what to write. Without both
 * there is no card.
 */
export function SupportCard({ hours, advice }: { hours: string | null; advice?: string }) {
  if (hours === null && advice === undefined) return null;
  return (
    <Card title={texts.support}>
      <Prose>
        {hours !== null && (
          <p>
            <TextWithElements text={texts.hours} elements={{ hours: <strong>{hours}</strong> }} />
          </p>
        )}
        {advice !== undefined && <p>{advice}</p>}
      </Prose>
    </Card>
  );
}
