import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerCalls, json } from '../../test/network';
import { drawPictures, pngFile } from '../../test/pictures';
import { show } from '../../test/show';
import { PictureChoice } from './picture-choice';
import { PictureList } from './picture-list';

function Form({ max = 10 }: { readonly max?: number }) {
  const [ids, setIds] = useState<readonly string[]>(['first']);
  return (
    <>
      <PictureList label="Pictures" ids={ids} urlOf={(id) => `/${id}`} max={max} onChange={setIds} />
      <output>{ids.join(' ')}</output>
    </>
  );
}

const problem = (status: number, body: object) =>
  new Response(JSON.stringify({ status, ...body }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Signs each upload, and answers each PUT with the result of `put`. */
function server(put: (count: number) => Response = () => new Response()): { readonly puts: () => number } {
  const counts = { signed: 0, put: 0 };
  answerCalls(() => {
    counts.signed += 1;
    return json({ image_id: `sent-${counts.signed}`, url: '/files/uploads/x', public_url: '/files/x' });
  });
  const ask = global.fetch;
  global.fetch = (input, init) => {
    if (init?.method !== 'PUT') return ask(input, init);
    counts.put += 1;
    return Promise.resolve(put(counts.put));
  };
  return { puts: () => counts.put };
}

const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByTestId('pictures'), { target: { files } }));

test('pictures that a limit held go on together when it is over, after those that have arrived', async () => {
  drawPictures();
  let isHeld = true;
  server((count) =>
    count > 1 && isHeld
      ? problem(429, { code: 'rate_limited', params: { by: 'account', retry_after: 1 } })
      : new Response(),
  );
  await show(<Form />, { locale: 'en' });
  await choose(...['a.png', 'b.png', 'c.png'].map((name) => pngFile(name)));
  expect(await screen.findByRole('button', { name: 'Try again in 1 s' })).toBeInTheDocument();
  expect(screen.getByText('first sent-1')).toBeInTheDocument();
  isHeld = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 }));
  await waitFor(() => expect(screen.getByText(/^first sent-1 sent-\d sent-\d$/)).toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that can’t be used says what it is and what is allowed, while the others arrive', async () => {
  drawPictures();
  const { puts } = server();
  await show(<Form />, { locale: 'en' });
  const note = new File(['buy milk'], 'note.jpg', { type: 'image/jpeg' });
  await choose(note, pngFile('bomb.png', 60_000, 60_000), pngFile('good.png'));
  await waitFor(() => expect(screen.getByText('first sent-1')).toBeInTheDocument());
  expect(screen.getByText(/^note.jpg is a text file. Choose a JPEG, PNG/)).toBeInTheDocument();
  expect(screen.getByText(/^bomb.png has 3600 megapixels. Pictures can have up to 64/)).toBeInTheDocument();
  expect(screen.getByText('Not a picture')).toBeInTheDocument();
  expect(puts()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove note.jpg' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('those beyond the number allowed are not sent, which is said', async () => {
  drawPictures();
  const { puts } = server();
  await show(<Form max={2} />, { locale: 'en' });
  await choose(pngFile('a.png'), pngFile('b.png'), pngFile('c.png'));
  await waitFor(() => expect(screen.getByText('first sent-1')).toBeInTheDocument());
  expect(screen.getByText(/^Up to 2 pictures. 2 were not added/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
  expect(puts()).toBe(1);
});

test('the order changes by a press, and the first one is the cover', async () => {
  drawPictures();
  server();
  await show(<Form />, { locale: 'en' });
  await choose(pngFile('a.png'), pngFile('b.png'));
  await waitFor(() => expect(screen.getByText('first sent-1 sent-2')).toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 3 forward' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 back' }));
  expect(screen.getByText('sent-2 first sent-1')).toBeInTheDocument();
  expect(screen.getByText('Cover').closest('li')).toContainElement(screen.getByAltText('Picture 1'));
});

test('a picture that the server did not take stays with its reason and is sent again when asked', async () => {
  drawPictures();
  server((count) => (count === 1 ? new Response('', { status: 403 }) : new Response()));
  await show(<Form />, { locale: 'en' });
  await choose(pngFile('a.png'));
  expect(await screen.findByText(/^a.png was not sent\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('first sent-2')).toBeInTheDocument());
});

test('a single picture takes the place of one that could not be used', async () => {
  drawPictures();
  server();
  const onChange = jest.fn();
  await show(
    <PictureChoice label="Logo" imageId={null} known={{ id: null, url: null }} onChange={onChange} />,
    { locale: 'en' },
  );
  const change = (file: File) =>
    act(async () => void fireEvent.change(screen.getByTestId('picture'), { target: { files: [file] } }));
  await change(new File(['%PDF-1.7\0'], 'logo.pdf'));
  expect(await screen.findByText(/^logo.pdf is a PDF/)).toBeInTheDocument();
  await change(pngFile('logo.png'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('sent-1'));
  expect(screen.queryByRole('alert')).toBeNull();
});
