import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { notFound } from '../../common/problem.ts';
import { findingPage } from '../../queries/imports/findings.ts';
import { importById } from '../../queries/imports/runs.ts';
import { findingToWire } from '../../wire/import.ts';

export const listImportFindings = forSession<'listImportFindings'>(({ params, query, url, session, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const row = await importById(tx, session.shopId, params.id);
    if (row === null) throw notFound();
    const of = { kind: query.kind ?? null, vendor: query.vendor ?? null };
    const { count, rows } = await findingPage(tx, row.id, of, page);
    const findings = rows.map((finding) => findingToWire(finding, row.currency));
    return { status: 200, body: pageOf(url, page, { count, rows: findings }) };
  }),
);
