import { namesakeWarning, type StatementIssuer } from '@consignment/domain/verify/statement-check-text';
import { Banner } from '../../../primitives/feedback/Banner.tsx';

/** Which of two shops of one name issued a statement; nothing where the name is of one shop alone. */
export function NamesakeBanner({ issuer }: { issuer: StatementIssuer }) {
  const warning = namesakeWarning(issuer);
  if (warning === null) return null;
  return (
    <Banner tone="caution" title={warning.title}>
      <p>{warning.text}</p>
    </Banner>
  );
}
