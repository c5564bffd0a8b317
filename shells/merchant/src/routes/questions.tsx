import { linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { QuestionsScreen } from '@consignment/components/screens/merchant/questions/QuestionsScreen';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may, readRights } from '../may.ts';
import { paths } from '../paths.ts';
import { questionsCodec, questionsFilter } from '../lists/questions-codec.ts';
import { searchVendors, vendorNamed } from '../calls/search-vendors.ts';
import { useApp } from './app.tsx';

const pageSize = 50;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = questionsCodec.parse(new URL(url).searchParams);
  const asked = { ...questionsFilter(query), page: query.page, page_size: pageSize };
  const [questions, vendor] = await Promise.all([
    settled(listOf(client.GET('/questions/', { params: { query: asked }, signal }))),
    vendorNamed(query.vendor, signal),
    readRights(),
  ]);
  return { questions, vendor };
}

/** The inbox of questions. */
export function Component() {
  const { questions, vendor } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const controls = useListQuery(questionsCodec);
  const region = useRegion();
  return (
    <QuestionsScreen
      questions={region.list(questions)}
      controls={{ ...controls, pageSize }}
      vendor={vendor}
      timeZone={timeZone}
      onSearchVendors={searchVendors}
      hrefOfQuestion={paths.question}
      hrefOfSettings={may('updateQuestionSettings') ? paths.settingsQuestions : null}
      onExport={
        may('listQuestions.format')
          ? () => {
              const query = { ...questionsFilter(controls.query), format: 'csv' } as const;
              return saveFile(linkOf(client.GET('/questions/', { params: { query } })));
            }
          : null
      }
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
