import { cleanup, fireEvent, screen } from '@testing-library/react';
import { http as plain } from 'msw';
import { drawPictures, pngFile } from '../../../../../packages/web-kit/test/pictures';
import { faces } from '../../../../test/screens/faces';
import { type Group, GROUP_ID, idOf, lender } from '../../../../test/screens/fixtures';
import { groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/-/himawari/edit';
const as = lender();
const PATCH = { method: 'PATCH', path: `/groups/${GROUP_ID}` };

/** The group as it is until it is changed or deleted. */
function settings(first: Group = ownGroup()) {
  let there = first;
  return [
    http.get('/groups/{id}', ({ response }) => response(200).json({ group: there, users: [] })),
    http.patch('/groups/{id}', async ({ request, response }) => {
      const { name = there.name, slug = there.slug } = (await request.json()) as Partial<Group>;
      there = { ...there, name, slug };
      return response(200).json({ group: there, users: [] });
    }),
    http.delete('/groups/{id}', ({ response }) => response(204).empty()),
  ];
}

faces('the settings of a group', {
  path,
  reads: ['/groups/:id'],
  as,
  answers: settings(),
  shows: 'Group URL',
});

test('only what was changed of a group is sent; a new address leads on', async () => {
  const { person } = await open(path, { as, answers: settings() });
  const name = await screen.findByLabelText(/^Name/);
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
  await person.clear(name);
  await person.paste('ひまわり');
  const slug = screen.getByLabelText(/^Group URL/);
  await person.clear(slug);
  await person.paste('Hima');
  await person.click(screen.getByLabelText(/^Show who booked/));
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Group settings saved.')).toBeInTheDocument();
  const body = { name: 'ひまわり', slug: 'hima', member_booking_visible: false };
  expect(writes()).toEqual([{ ...PATCH, body }]);
  expect(window.location.pathname).toBe('/-/hima/edit');
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});

test('what was typed and is not wanted is discarded, and nothing is sent', async () => {
  const { person } = await open(path, { as, answers: settings() });
  await person.click(await screen.findByLabelText(/^Name/));
  await person.paste('!');
  await person.click(screen.getByText('Discard'));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('ひまわり文庫');
  expect(writes()).toEqual([]);
});

test('a fault of a setting stands at its field, and what was typed stays', async () => {
  const errors = { slug: [{ code: 'taken_here', message: 'Already taken.' }] };
  const refused = http.patch('/groups/{id}', ({ response }) =>
    response.untyped(refusal('validation', 422, { errors })),
  );
  const { person } = await open(path, { as, answers: [refused, ...settings()] });
  await person.click(await screen.findByLabelText(/^Group URL/));
  await person.paste('2');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Already taken.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Group URL/)).toHaveValue('himawari2');
  expect(screen.queryByText('Group settings saved.')).toBeNull();
  expect(screen.getByText('You have unsaved changes')).toBeInTheDocument();
});

test('a cover is sent as it is chosen, and saved with the settings', async () => {
  drawPictures();
  const put = jest.fn();
  const sending = [
    http.get('/images/s3_presigned_url', ({ response }) =>
      response(200).json({ url: '/files/put', image_id: idOf(95) } as never),
    ),
    plain.put('*/files/put', ({ request }) => {
      put(request.headers.get('content-type'));
      return new Response(null);
    }),
  ];
  const { person } = await open(path, { as, answers: [...sending, ...settings()] });
  await screen.findByLabelText(/^Name/);
  const files = [pngFile('cover.png')];
  fireEvent.change(await screen.findByLabelText('Cover', { selector: 'input' }), { target: { files } });
  await person.click(await screen.findByText('Save'));
  expect(await screen.findByText('Group settings saved.')).toBeInTheDocument();
  expect(put).toHaveBeenCalledWith('image/png');
  expect(writes().at(-1)).toEqual({ ...PATCH, body: { cover_image_id: idOf(95) } });
});

test('a file that is no picture is refused before it is sent', async () => {
  await open(path, { as, answers: settings() });
  await screen.findByLabelText(/^Name/);
  const file = new File(['x'], 'a.txt', { type: 'text/plain' });
  const files = [file];
  fireEvent.change(await screen.findByLabelText('Logo', { selector: 'input' }), { target: { files } });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
  expect(writes()).toEqual([]);
});

test('a group is deleted only once its address was typed', async () => {
  const { person } = await open(path, { as, answers: settings() });
  await person.click(await screen.findByText('Delete'));
  await person.click(screen.getByText('Keep group'));
  await person.click(screen.getByText('Delete'));
  const verb = screen.getByRole('button', { name: 'Delete group' });
  expect(verb).toBeDisabled();
  await person.click(screen.getByLabelText(/^Type “himawari”/));
  await person.paste('himawari');
  expect(writes()).toEqual([]);
  await person.click(verb);
  expect(await screen.findByText('ひまわり文庫 was deleted.')).toBeInTheDocument();
  expect(writes()).toEqual([{ ...PATCH, method: 'DELETE', body: undefined }]);
  expect(window.location.pathname).toBe('/groups');
});

test('a group that can not be deleted says why and stays', async () => {
  const refused = http.delete('/groups/{id}', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open(path, { as, answers: [refused, ...settings()] });
  await person.click(await screen.findByText('Delete'));
  await person.click(screen.getByLabelText(/^Type “himawari”/));
  await person.paste('himawari');
  await person.click(screen.getByRole('button', { name: 'Delete group' }));
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.queryByText('ひまわり文庫 was deleted.')).toBeNull();
  expect(window.location.pathname).toBe(path);
});

test('who edits a group and does not own it deletes and transfers nothing', async () => {
  await open(path, { as, answers: [groupAt(ownGroup({ permissions: ['see_goods', 'edit'] }))] });
  await screen.findByLabelText(/^Name/);
  expect(screen.queryByText('Delete group')).toBeNull();
  expect(screen.queryByText('Transfer the group')).toBeNull();
});

test('the settings are not there for who only belongs to the group', async () => {
  await open(path);
  expect(await screen.findByText(/^It may have been deleted/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
});

test('what was typed is kept, but no passcode, and leaving with one asks', async () => {
  const first = await open(path, { as, answers: settings() });
  await first.person.type(await screen.findByLabelText(/^Name/), '2');
  await first.person.type(screen.getByLabelText(/^Passcode/), 'sakura');
  await first.person.click(document.querySelector('.hd a[href="/bookings"]') as HTMLElement);
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  cleanup();
  await open(path, { as, answers: settings() });
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('ひまわり文庫2');
  expect(screen.getByLabelText(/^Passcode/)).not.toHaveValue('sakura');
  expect(JSON.stringify({ ...localStorage })).not.toContain('sakura');
});

describe('answers by a language model', () => {
  const label = 'No answers by AI for members';
  const config = (body: object) => plain.get('/config.json', () => Response.json(body));

  test('are switched off for members where the installation has a model, which is named', async () => {
    const ai = { provider: 'Example Co.', country: 'Japan' };
    const { person } = await open(path, { as, answers: [...settings(), config({ ai })] });
    expect(await screen.findByText(/don’t go to Example Co\. \(Japan\)/)).toBeInTheDocument();
    await person.click(screen.getByLabelText(new RegExp(`^${label}`)));
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('Group settings saved.')).toBeInTheDocument();
    expect(writes()).toEqual([{ ...PATCH, body: { disable_ai_answers: true } }]);
  });

  test('are not spoken of where there is no model', async () => {
    await open(path, { as, answers: [...settings(), config({})] });
    await screen.findByLabelText(/^Name/);
    expect(screen.queryByText(/AI/)).toBeNull();
  });
});
