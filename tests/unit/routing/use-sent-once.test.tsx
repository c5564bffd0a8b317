import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

type SendOnce = ReturnType<typeof useSentOnce>;

/** Of a page that is drawn once. */
function sendOnceOfAPage(): SendOnce {
  const drawn: SendOnce[] = [];
  function Page() {
    drawn.push(useSentOnce());
    return null;
  }
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  const [sendOnce] = drawn;
  if (sendOnce === undefined) throw new Error('The page was not drawn.');
  return sendOnce;
}

it('sends the first request again while its answer is not known, though the page has been loaded since', async () => {
  const sendOnce = sendOnceOfAPage();
  const bodies: { seen: number; key: string }[] = [];
  // The page counts the message that was lost once it is loaded again.
  const sendWith = (seen: number) => (header: { 'Idempotency-Key': string }) => {
    bodies.push({ seen, key: header['Idempotency-Key'] });
    return bodies.length === 1
      ? Promise.reject(new TypeError('The answer was lost.'))
      : Promise.resolve('sent');
  };
  expect(await sendOnce('hello', sendWith(4))).toMatchObject({ is: 'unknown' });
  expect(await sendOnce('hello', sendWith(5))).toEqual({ is: 'done', made: 'sent' });
  const [first, second] = bodies;
  expect(second).toEqual(first);
});

it('sends another request with its own key and body', async () => {
  const sendOnce = sendOnceOfAPage();
  const keys: string[] = [];
  const send = vi.fn((header: { 'Idempotency-Key': string }) => {
    keys.push(header['Idempotency-Key']);
    return Promise.reject(new TypeError('The answer was lost.'));
  });
  await sendOnce('hello', send);
  await sendOnce('hello there', send);
  expect(new Set(keys).size).toBe(2);
});
