import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { keeping } from '../../../../../test/screens/account';
import { savedFiles } from '../../../../../test/screens/page';
import { MEMBER_ID, idOf, user } from '../../../../../test/screens/fixtures';
import { drawPictures, pngFile } from '../../../../../../packages/web-kit/test/pictures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/edit/account`;
const IMAGE = idOf(71);
const photo = pngFile('me.png');
const signs = http.get('/images/s3_presigned_url', ({ response }) =>
  response(200).json({ image_id: IMAGE, url: '/files/uploads/1' } as never),
);
const patched = (body: object) => ({ method: 'PATCH', path: `/users/${MEMBER_ID}`, body });

test('everything of one’s own is saved as one file, and a refusal of it is said', async () => {
  const saved = savedFiles();
  let late = false;
  const file = plain.get('/v1/users/:id/export', () =>
    late ? refusal('rate_limited', 429) : new HttpResponse('{}'),
  );
  const { person } = await open(`/users/${MEMBER_ID}/edit/danger`, { answers: [file] });
  await person.click(await screen.findByText('Export my data'));
  await waitFor(() => expect(saved).toEqual(['kashikari.json']));
  expect(calls.filter(({ path: to }) => to === `/users/${MEMBER_ID}/export`)).toHaveLength(1);
  late = true;
  await waitFor(() => expect(screen.getByText('Export my data').closest('button')).toBeEnabled());
  await person.click(screen.getByText('Export my data'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(saved).toHaveLength(1);
});

test('a picture is sent as it is chosen, stands beside one’s name, and is taken away by a press', async () => {
  drawPictures();
  const me = user({ thumbnail_url: 'https://files.example/me.webp' });
  const takes = plain.put('/files/uploads/1', () => new Response(null, { status: 200 }));
  const { person } = await open(path, { as: me, answers: [signs, takes, keeping(me)] });
  await person.upload(await screen.findByTestId('avatar'), photo);
  await waitFor(() => expect(writes().at(-1)).toEqual(patched({ avatar: IMAGE })));
  await waitFor(() => expect(screen.getByText('Remove').closest('button')).toBeEnabled());
  await person.click(screen.getByText('Remove'));
  await waitFor(() => expect(writes().at(-1)).toEqual(patched({ avatar: null })));
  expect((await screen.findAllByText('Saved.')).length).toBeGreaterThan(0);
});

test('a picture that does not arrive is said, and one’s own stays as it was', async () => {
  drawPictures();
  const broken = plain.put('/files/uploads/1', () => new Response(null, { status: 500 }));
  const { person } = await open(path, { answers: [signs, broken] });
  await person.upload(await screen.findByTestId('avatar'), photo);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(writes().map(({ method }) => method)).toEqual(['PUT']);
});
