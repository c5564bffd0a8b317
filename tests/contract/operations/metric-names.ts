/**
 * The rules of `promtool check metrics` (prometheus/client_golang, testutil/promlint), for the text that Prometheus
 * collects; promtool itself is not needed.
 */
type Metric = {
  readonly name: string;
  readonly type: string;
  readonly hasHelp: boolean;
  readonly labels: ReadonlySet<string>;
};

/** A line for each rule that a metric breaks. */
export function metricFaults(text: string): string[] {
  const metrics = metricsIn(text);
  const series = text.split('\n').flatMap((line) => /^[a-zA-Z_:][^ ]* /.exec(line)?.[0] ?? []);
  return [
    ...series
      .filter((one, at) => series.indexOf(one) !== at)
      .map((one) => `${one.trim()}: metric not unique`),
    ...metrics.flatMap((metric) =>
      rules.flatMap(([fault, breaks]) => (breaks(metric) ? [`${metric.name}: ${fault}`] : [])),
    ),
  ];
}

const otherUnits =
  /^(minutes|hours|days|weeks|kelvins|fahrenheit|rankine|inches|yards|miles|bits|calories|pounds|ounces|(pico|nano|micro|milli|centi|deci|deca|hecto|kilo|kibi|mega|mibi|giga|gibi|tera|tebi|peta|pebi)(amperes|bytes|celsius|grams|joules|kelvin|met(er|re)s|seconds|volts|bits))$/;
const abbreviation = /_(s|ms|us|ns|sec|b|kb|mb|gb|tb|pb|m|h|d)(_|$)/i;

const rules: readonly (readonly [string, (metric: Metric) => boolean])[] = [
  ['no help text', ({ hasHelp }) => !hasHelp],
  ['not the base unit', ({ name }) => name.split('_').some((word) => otherUnits.test(word))],
  ['a counter without "_total"', ({ name, type }) => type === 'counter' && !name.endsWith('_total')],
  ['"_total" without a counter', ({ name, type }) => type !== 'counter' && name.endsWith('_total')],
  ['a suffix of histograms', ({ name, type }) => type !== 'histogram' && /_bucket$/.test(name)],
  [
    'a suffix of histograms and summaries',
    ({ name, type }) => !['histogram', 'summary'].includes(type) && /_(count|sum)$/.test(name),
  ],
  ['a label of histograms', ({ type, labels }) => type !== 'histogram' && labels.has('le')],
  ['a label of summaries', ({ type, labels }) => type !== 'summary' && labels.has('quantile')],
  ['its type in its name', ({ name, type }) => `_${name.toLowerCase()}_`.includes(`_${type}_`)],
  ['a colon in its name', ({ name }) => name.includes(':')],
  ['not in snake_case', ({ name, labels }) => [name, ...labels].some((word) => /[a-z][A-Z]/.test(word))],
  ['an abbreviated unit', ({ name }) => abbreviation.test(name)],
];

function metricsIn(text: string): Metric[] {
  return [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => {
    const parts =
      type === 'histogram' ? '(?:_bucket|_count|_sum)' : type === 'summary' ? '(?:_count|_sum)?' : '';
    const labels = [...text.matchAll(new RegExp(`^${name}${parts}\\{(.*)\\} `, 'gm'))].flatMap(
      ([, inside = '']) => [...inside.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    );
    return {
      name,
      type,
      hasHelp: new RegExp(`^# HELP ${name} \\S`, 'm').test(text),
      labels: new Set(labels),
    };
  });
}
