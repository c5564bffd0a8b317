import { MoveBalances } from '@consignment/components/screens/merchant/moves/MoveBalances';
import { MoveColumns } from '@consignment/components/screens/merchant/moves/MoveColumns';
import { MoveDone } from '@consignment/components/screens/merchant/moves/MoveDone';
import { MoveFiles } from '@consignment/components/screens/merchant/moves/MoveFiles';
import { MoveFindings } from '@consignment/components/screens/merchant/moves/MoveFindings';
import { MoveProblems } from '@consignment/components/screens/merchant/moves/MoveProblems';
import { MoveReview } from '@consignment/components/screens/merchant/moves/MoveReview';
import { MoveScreen } from '@consignment/components/screens/merchant/moves/MoveScreen';
import { MoveVendors } from '@consignment/components/screens/merchant/moves/MoveVendors';
import { isAtWork, stepAfterCheck, stepShown } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
import { idOf } from '@consignment/routing/app/id-of';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useRegion } from '@consignment/routing/app/use-region';
import { replace, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { askMove, askStep, hrefOfStep, pageSize } from '../calls/ask-move.ts';
import { may } from '../may.ts';
import { movePageCodec } from '../lists/move-codec.ts';
import { MoveComparison } from '../move-comparison.tsx';
import { paths } from '../paths.ts';
import { searchVendors } from '../calls/search-vendors.ts';
import { useMove } from '../calls/use-move.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('MerchantMove', {
  title: '{name} · Move in · Consignment',
});

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const move = await askMove(idOf(params['id']), signal);
  const search = new URL(url).searchParams;
  const step = stepShown(move, search.get('step'));
  // The step is in the address, so that the page stays where it is while the move continues.
  if (search.get('step') !== step) return replace(paths.move(move.id) + hrefOfStep(step));
  return { move, asked: await askStep(move, step, search, signal) };
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

/** One move from another app. */
export function Component() {
  const { move, asked } = useLoaderData<Loaded>();
  const { timeZone } = useApp();
  const { revalidate } = useRevalidator();
  const acts = useMove(move);
  // The page is loaded again only when there is something new: a question that fails must not take it away.
  usePolling(isAtWork(move.state), async (signal) => {
    const now = await askMove(move.id, signal);
    if (JSON.stringify(now) !== JSON.stringify(move)) await revalidate();
  });
  return (
    <>
      <title>{texts.title({ name: move.name })}</title>
      <MoveScreen
        move={move}
        step={asked.step}
        timeZone={timeZone}
        hrefOfMoves={paths.moves}
        hrefOfStep={hrefOfStep}
        onDelete={may('deleteMove') ? acts.giveUp : null}
      >
        <Panel />
      </MoveScreen>
    </>
  );
}

/** The panel of the step. */
function Panel() {
  const { move, asked } = useLoaderData<Loaded>();
  const { timeZone } = useApp();
  const region = useRegion();
  const acts = useMove(move);
  const pages = usePages();
  const { found } = move;
  const next = stepAfterCheck(move);
  const isOpen = move.state !== 'booked';
  switch (asked.step) {
    case 'files':
      return (
        <MoveFiles
          files={move.files}
          hrefOfColumns={hrefOfStep('columns')}
          onUpload={may('uploadMoveFile') ? acts.upload : null}
          onRemove={may('deleteMoveFile') ? acts.remove : null}
        />
      );
    case 'columns':
      return (
        <MoveColumns
          files={move.files}
          profiles={region.one(asked.profiles)}
          changes={may('updateMoveFile') ? acts.columns : null}
        />
      );
    case 'check':
      return (
        <>
          <MoveFindings
            move={move}
            hrefOfImport={paths.import}
            next={next && { href: hrefOfStep(next), step: next }}
            hrefOfPayouts={hrefOfStep('differences', { view: 'payouts' })}
            onCheck={isOpen && may('checkMove') ? acts.check : null}
          />
          {found !== null && found.problems > 0 && asked.problems !== null && (
            <MoveProblems problems={region.list(asked.problems)} {...pages} />
          )}
        </>
      );
    case 'vendors':
      return (
        <MoveVendors
          vendors={region.list(asked.vendors)}
          unmatched={found?.unmatched_vendors ?? 0}
          {...pages}
          currency={move.currency}
          hrefOfNext={hrefOfStep(move.is_current ? 'differences' : 'check')}
          onSearch={searchVendors}
          onMatch={isOpen && may('matchMoveVendors') ? acts.match : null}
        />
      );
    case 'differences':
      return (
        <MoveComparison
          move={move}
          compared={asked.compared}
          pages={pages}
          onAnswer={isOpen && may('answerMoveDifferences') ? acts.answer : null}
        />
      );
    case 'balances':
      return (
        <MoveBalances
          vendors={region.list(asked.vendors)}
          {...pages}
          currency={move.currency}
          isReviewed={move.balances_reviewed}
          hrefOfNext={hrefOfStep('review')}
          changes={isOpen && may('saveMoveBalances') ? acts.balances : null}
        />
      );
    case 'review':
      return found === null ? null : (
        <MoveReview
          move={{ ...move, found }}
          hrefOfStep={hrefOfStep}
          onBook={may('bookMove') ? acts.book : null}
        />
      );
    case 'done':
      return found === null ? null : (
        <MoveDone
          move={{ ...move, found }}
          timeZone={timeZone}
          hrefOfPayouts={hrefOfStep('differences', { view: 'payouts' })}
          hrefOfHistory={paths.payouts}
          onReport={acts.report}
          onUndo={may('undoMove') ? acts.undo : null}
          onCheckAgain={may('checkMove') ? acts.check : null}
        />
      );
  }
}

function usePages() {
  const { query, hrefOf } = useListQuery(movePageCodec);
  return { page: query.page, pageSize, hrefOfPage: (page: number) => hrefOf({ page }) };
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
