import { PageTable } from './PageTable.tsx';

const files = import.meta.glob<Record<string, string>>('../../packages/domain/locales/*/notes/*.json', {
  import: 'default',
  eager: true,
});

/** The terms of the product in a language, and the texts that still have a question. */
export function Terms({ language }: { language: string }) {
  const [terms, unsure] = ['terms', 'unsure'].map((name) =>
    Object.entries(files[`../../packages/domain/locales/${language}/notes/${name}.json`] ?? {}),
  );
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return (
    <>
      <PageTable label={`Terms in ${name}`} head={['Term', name]} rows={terms ?? []} />
      {unsure !== undefined && unsure.length > 0 && (
        <PageTable
          label={`Texts to look at in ${name}`}
          head={['Text', 'Question']}
          rows={unsure.map(([text, question]) => [`\`${text}\``, question])}
        />
      )}
    </>
  );
}
