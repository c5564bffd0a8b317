import { Banner } from './Banner.tsx';
import { sentencesOf, type Problem } from './outcome.ts';

type Props = {
  /** The open question: `We do not know yet whether …`. */
  title: string;
  problem: Problem;
  /** The next step, and why it does no harm. */
  next: string;
};

/**
 * Says at once that the answer was lost, so that it is unknown whether the act was done. An answer that
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
