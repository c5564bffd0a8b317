import { Banner } from './Banner.tsx';
import { sentencesOf, type Problem } from './outcome.ts';

type Props = { problem: Problem };

/**
 * Says at once why an action was refused: the first error as the title, the others below it. A Form
 * does this itself; where it is unknown whether it was done, use UnknownBanner.
 */
export function RefusalBanner({ problem }: Props) {
  const [first, ...others] = sentencesOf(problem);
  return (
    <Banner tone="critical" title={first ?? problem.detail} announcement="assertive">
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
