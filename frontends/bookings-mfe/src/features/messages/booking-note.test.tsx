import { screen } from '@testing-library/react';
import { bookingAt } from '../../../../test/screens/bookings';
import { BOOKING_ID, LENDER_ID, NOW, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}`;
const as = lender();
const manages = http.get('/messages', ({ response }) =>
  response(200).json({ messages: [], users: [], permissions: ['write', 'note'], meta: meta(0) }),
);

/** The note, with the tag of each wording; `tags` is what each writing said that it had read. */
function noted(begin = '') {
  let [body, version] = [begin, 1];
  const tags: (string | null)[] = [];
  const found = () => ({
    note: { body, user_id: body ? LENDER_ID : null, updated_at: body ? NOW.toISOString() : null },
    users: body ? [lender()] : [],
  });
  const another = (next: string) => {
    body = next;
    version += 1;
  };
  const answers = [
    manages,
    http.get('/bookings/{id}/note', ({ response }) =>
      response(200).json(found(), { headers: { etag: `"${version}"` } }),
    ),
    http.put('/bookings/{id}/note', async ({ request, response }) => {
      tags.push(request.headers.get('if-match'));
      if (request.headers.get('if-match') !== `"${version}"`) return response.untyped(refusal('stale', 412));
      another((await request.json()).body);
      return response(200).json(found());
    }),
  ];
  return { answers, tags, another };
}

test('who manages the good notes something down for the others, and sees it with its writer', async () => {
  const note = noted();
  const { person } = await open(path, { as, answers: [...note.answers, ...bookingAt()] });
  expect(await screen.findByText('Only people who manage this item can see this note.')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Edit note'));
  await person.type(screen.getByLabelText('Note for managers'), ' 鍵は棚の上 ');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Note saved.')).toBeInTheDocument();
  expect(await screen.findByText('鍵は棚の上')).toBeInTheDocument();
  expect(screen.getByText('折笠・Wed 14 May')).toBeInTheDocument();
  expect(screen.queryByLabelText('Note for managers')).toBeNull();
  expect(writes()).toEqual([{ method: 'PUT', path: `${path}/note`, body: { body: '鍵は棚の上' } }]);
  expect(note.tags).toEqual(['"1"']);
});

test('a note that somebody else was first with is shown beside what was typed, and written over when one says so', async () => {
  const note = noted('古い');
  const { person } = await open(path, { as, answers: [...note.answers, ...bookingAt()] });
  await person.click(await screen.findByLabelText('Edit note'));
  const field = screen.getByLabelText('Note for managers');
  await person.clear(field);
  await person.type(field, '私の');
  note.another('先の');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText(/^Someone changed the note in the meantime: 先の/)).toBeInTheDocument();
  expect(field).toHaveValue('私の');
  expect(screen.queryByText('Note saved.')).toBeNull();

  await person.click(screen.getByText('Overwrite'));
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Note saved.')).toBeInTheDocument();
  expect(await screen.findByText('私の')).toBeInTheDocument();
  expect(note.tags).toEqual(['"1"', '"2"']);
});

test('a note that is refused is said where it is written, and one can stop without writing', async () => {
  const no = http.put('/bookings/{id}/note', ({ response }) => response.untyped(refusal('forbidden', 403)));
  const { person } = await open(path, { as, answers: [no, ...noted('古い').answers, ...bookingAt()] });
  await person.click(await screen.findByLabelText('Edit note'));
  await person.type(screen.getByLabelText('Note for managers'), '！');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Refused: forbidden')).toBeInTheDocument();
  expect(screen.getByLabelText('Note for managers')).toHaveValue('古い！');
  expect(screen.queryByText('Note saved.')).toBeNull();
  await person.click(screen.getByText('Cancel'));
  expect(screen.getByText('古い')).toBeInTheDocument();
  expect(writes()).toHaveLength(1);
});

test('who borrows sees no note, and does not even ask for it', async () => {
  await open(path, { answers: bookingAt() });
  expect(
    await screen.findByText('No messages yet. Ask here about collecting, using or returning the item.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Managers’ note')).toBeNull();
  expect(calls.filter(({ path: to }) => to === `${path}/note`)).toEqual([]);
});
