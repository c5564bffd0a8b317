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
    <div style={region} role="region" aria-label={label} tabIndex={0}>
      <table style={{ margin: 0 }}>
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
                  style={cell.length > 40 && !cell.startsWith('`') ? { minWidth: '12rem' } : undefined}
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

// The edge says that the table goes on beyond it.
const region = { overflowX: 'auto', marginBlock: '1rem', borderInline: '1px solid currentColor' } as const;

/** A long code, such as an address, breaks where its column ends; a name stays whole. */
function Code({ text }: { text: string }) {
  return (
    <code style={text.length > longest ? { whiteSpace: 'normal', overflowWrap: 'anywhere' } : undefined}>
      {text}
    </code>
  );
}

const longest = 24;

function withCode(text: string) {
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <Code key={at} text={part} />));
}
