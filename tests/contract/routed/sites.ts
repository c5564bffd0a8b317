/** The functions of the server that needed more than one shop, as `file: function`, each with its statement. */
export type Sites = {
  readonly found: ReadonlyMap<string, string>;
  /** A statement that names no shop, or several. Called while it is sent. */
  addStatement(text: string): void;
  /** The statement in which a transaction goes on to a second shop. The same, unless the transaction is one of a test. */
  addCrossing(text: string): void;
};

type Frame = { readonly name: string; readonly isOfTest: boolean; readonly file: string };

const place = /at (?:async )?(?:(\S+) \()?[^(]*?\/(packages\/server\/src|tests|shells)\/([^):]+):\d+/;
/** The database is the way of each statement, and so is its router. */
const isWay = /^(database\/(transactions|driver)|contract\/routed\/(router|sites))\b/;

export function createSites(): Sites {
  const found = new Map<string, string>();
  const add = (frames: readonly Frame[], text: string) => {
    // Of a function without a name, the one that calls it.
    const site = frames.find(({ name, isOfTest }) => isOfTest || /^\w+$/.test(name));
    if (site === undefined || site.isOfTest) return;
    const key = `${site.file}: ${site.name}`;
    if (!found.has(key)) found.set(key, text);
  };
  return {
    found,
    addStatement: (text) => add(framesNow(), text),
    addCrossing(text) {
      const frames = framesNow();
      // The function that goes through the shops is the last with a name.
      if (frames.at(-1)?.isOfTest === false) add(frames.toReversed(), text);
    },
  };
}

/** The functions between the statement and the beginning of its transaction. */
function framesNow(): readonly Frame[] {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = usual;
  const frames: Frame[] = [];
  for (const line of stack.split('\n')) {
    const [, name = '', folder, file = ''] = place.exec(line) ?? [];
    if (folder === undefined) continue;
    if (!isWay.test(file))
      frames.push({ name: name.replace(/^Object\./, ''), isOfTest: folder === 'tests', file });
    else if (frames.length > 0) break;
  }
  return frames;
}
