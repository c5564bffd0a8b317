/** Answers that a page's first script has asked for, each with the headers of its request; by their addresses. */
type FirstAnswers = Partial<
  Record<string, { access: string; language: string; answer: Promise<Response>; stop: AbortController }>
>;

declare global {
  interface Window {
    firstAnswers?: FirstAnswers;
  }
}

/** Sends a request, unless the page's first script has sent the same with the same token: each such answer is used once. */
export function fetchFirst(request: Request): Promise<Response> {
  const first = window.firstAnswers?.[request.url];
  if (first === undefined || request.method !== 'GET') return fetch(request);
  delete window.firstAnswers?.[request.url];
  const { headers, signal } = request;
  const isSame =
    headers.get('Authorization') === `Bearer ${first.access}` &&
    headers.get('Accept-Language') === first.language;
  if (!isSame || signal.aborted) {
    first.stop.abort();
    return fetch(request);
  }
  signal.addEventListener('abort', () => first.stop.abort(signal.reason));
  return first.answer;
}

/** Once the first page is there, whatever it has not used is too old for the next one. */
export function forgetFirstAnswers(): void {
  for (const first of Object.values(window.firstAnswers ?? {})) first?.stop.abort();
  delete window.firstAnswers;
}
