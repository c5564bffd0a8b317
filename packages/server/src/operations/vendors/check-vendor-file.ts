import { forSession } from '../../actions/operation.ts';
import { vendorsInFile } from '../../actions/vendors/vendor-file.ts';

/** Enough to find the fault in a file. */
const mostProblems = 200;

export const checkVendorFile = forSession<'checkVendorFile'>(async ({ body, session, read }) => {
  const { headings, fields, rows, plan } = await vendorsInFile(body);
  const { added, filled, unchanged, problems } = await read((tx) => plan(tx, session.shopId));
  return {
    status: 200,
    body: {
      columns: headings.map((heading, at) => ({
        heading,
        example:
          rows
            .find(({ cells }) => (cells[at] ?? '') !== '')
            ?.cells[at]?.slice(0, 200)
            .toWellFormed() ?? '',
        field: fields[at] ?? null,
      })),
      rows: rows.length,
      added: added.map(({ row, name, email }) => ({ row, name, email })),
      filled: filled.map(({ draft, vendor, fields: filledIn }) => ({
        row: draft.row,
        id: vendor.id,
        name: vendor.name,
        fields: [...filledIn],
      })),
      unchanged,
      problems: problems.slice(0, mostProblems).map((problem) => ({ ...problem })),
      problem_rows: new Set(problems.map(({ row }) => row)).size,
    },
  };
});
