import { Banner } from './Banner.tsx';
import { sentencesOf, type Problem } from './outcome.ts';

type Props = {
  /** What nobody knows yet: `We do not know yet whether …`. */
  title: string;
  problem: Problem;
  /** What to do now, and why it does no harm. */
  next: string;
};

/**
 * Says at once that the answer was lost, so that nobody knows whether what was asked for was done. An answer that
 * came and refused is a RefusalBanner.
 */
export function UnknownBanner({ title, problem, next }: Props) {
  return (
    <Banner tone="caution" title={title} announcement="assertive">
      {[...sentencesOf(problem), next].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}
