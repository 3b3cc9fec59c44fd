import { FlashRegion } from '@kashikari/web-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerCalls, json } from '../../../../../../packages/web-kit/test/network';
import { show } from '../../../../../../packages/web-kit/test/show';
import { PictureField } from './picture-field';

const picture = (name: string) => new File([name], name, { type: 'image/png' });

function Form() {
  const [ids, setIds] = useState<readonly string[]>(['first']);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PictureField imageIds={ids} known={new Map()} sentUrls={{}} onChange={setIds} />
      <output>{ids.join(' ')}</output>
      <FlashRegion />
    </QueryClientProvider>
  );
}

test('pictures that a limit held go on together when it is over, after those that have arrived', async () => {
  URL.createObjectURL = () => 'blob:picture';
  let sent = 0;
  let isHeld = true;
  answerCalls(() => {
    if (sent === 1 && isHeld) {
      const problem = { code: 'rate_limited', status: 429, params: { by: 'account', retry_after: 1 } };
      const headers = { 'content-type': 'application/problem+json' };
      return new Response(JSON.stringify(problem), { status: 429, headers });
    }
    sent += 1;
    return json({ image_id: `sent-${sent}`, url: '/files/uploads/x', public_url: '/files/x' });
  });
  const ask = global.fetch;
  global.fetch = (input, init) =>
    init?.method === 'PUT' ? Promise.resolve(new Response(null, { status: 200 })) : ask(input, init);
  await show(<Form />, { locale: 'en' });
  const chosen = ['a.png', 'b.png', 'c.png'].map(picture);
  await act(async () => void fireEvent.change(screen.getByTestId('pictures'), { target: { files: chosen } }));
  expect(await screen.findByRole('button', { name: 'Try again in 1 s' })).toBeInTheDocument();
  expect(screen.getByText('first sent-1')).toBeInTheDocument();
  isHeld = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 }));
  await waitFor(() => expect(screen.getByText('first sent-1 sent-2 sent-3')).toBeInTheDocument());
});
