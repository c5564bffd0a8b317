type Props = {
  /** Names the region, which scrolls sideways where the page is narrow. */
  label: string;
  head: readonly string[];
  /** Text between backticks is code. */
  rows: readonly (readonly string[])[];
};

/** A table on a page of the handbook, in the look of its text. Storybook draws no tables from Markdown. */
export function PageTable({ label, head, rows }: Props) {
  return (
    <div style={{ overflowX: 'auto' }} role="region" aria-label={label} tabIndex={0}>
      <table style={{ marginBlock: '1rem' }}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, at) => (
                <td
                  key={head[at]}
                  style={cell.length > 40 && !cell.startsWith('`') ? { minWidth: '16rem' } : undefined}
                >
                  {withCode(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function withCode(text: string) {
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));
}
