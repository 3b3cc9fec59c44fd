import { screen, within } from '@testing-library/react';
import { GROUP_ID, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/bookings/calendars';

interface Feed {
  id: string;
  group_id: string | null;
  name: string;
  path: string | null;
  created_at: string;
  rotated_at: string | null;
}
const feed = (fields: Partial<Feed> = {}): Feed => ({
  id: idOf(61),
  group_id: null,
  name: 'My bookings',
  path: '/v1/feeds/first.ics',
  created_at: '2031-05-01T00:00:00Z',
  rotated_at: null,
  ...fields,
});

/** The addresses that there are, until they are changed. */
function feeds(begin: Feed[] = []) {
  let there = begin;
  return [
    http.get('/groups', ({ response }) =>
      response(200).json({
        groups: [group(), group({ id: idOf(12), name: '見えない会', member_booking_visible: false })],
        users: [lender()],
        meta: meta(2),
      }),
    ),
    http.get('/feeds', ({ response }) => response(200).json({ feeds: there })),
    http.post('/feeds', async ({ request, response }) => {
      const { group_id = null, name } = (await request.json()) as { group_id?: string; name: string };
      const made = feed({ group_id, name });
      there = [...there, made];
      return response(201).json({ feed: made });
    }),
    http.post('/feeds/{id}/rotate', ({ response }) => {
      there = there.map((one) => ({ ...one, path: '/v1/feeds/second.ics' }));
      return response(200).json({ feed: there[0]! });
    }),
    http.delete('/feeds/{id}', ({ response }) => {
      there = [];
      return response(204).empty();
    }),
  ];
}
const address = (name: string) => `http://localhost:3000/v1/feeds/${name}.ics`;

test('an address is made for oneself by a press, and copied by another', async () => {
  const { person } = await open(path, { answers: feeds() });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const mine = within(await screen.findByLabelText('My bookings'));
  await person.click(mine.getByText('Create a link'));
  expect(await screen.findByDisplayValue(address('first'))).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/feeds', body: { name: 'My bookings' } }]);
  await person.click(mine.getByText('Copy'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(address('first'));
});

test('an address of a group is made for that group, where one may see its bookings', async () => {
  const { person } = await open(path, { answers: feeds() });
  const ofGroup = within(await screen.findByLabelText('ひまわり文庫'));
  expect(screen.queryByLabelText('見えない会')).toBeNull();
  await person.click(ofGroup.getByText('Create a link'));
  expect(await ofGroup.findByDisplayValue(address('first'))).toBeInTheDocument();
  const body = { name: 'Bookings: ひまわり文庫', group_id: GROUP_ID };
  expect(writes()).toEqual([{ method: 'POST', path: '/feeds', body }]);
});

test('an address is replaced once one has said yes', async () => {
  const { person } = await open(path, { answers: feeds([feed()]) });
  await person.click(await screen.findByText('Replace link'));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Replace this link?')).toBeInTheDocument();
  await person.click(question.getByText('Go back'));
  expect(writes()).toEqual([]);

  await person.click(screen.getByText('Replace link'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Replace link'));
  expect(await screen.findByText('Link replaced.')).toBeInTheDocument();
  expect(await screen.findByDisplayValue(address('second'))).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: `/feeds/${idOf(61)}/rotate`, body: undefined }]);
});

test('an address is taken away once one has said yes', async () => {
  const { person } = await open(path, { answers: feeds([feed()]) });
  await person.click(await screen.findByText('Delete'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Go back'));
  expect(writes()).toEqual([]);
  await person.click(screen.getByText('Delete'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  expect(await screen.findByText('Link deleted.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/feeds/${idOf(61)}`, body: undefined }]);
  expect(screen.queryByDisplayValue(address('first'))).toBeNull();
});

test('an address that can be shown no more says so, and can be made anew', async () => {
  await open(path, { answers: feeds([feed({ path: null })]) });
  expect(await screen.findByText(/This link can’t be shown again\. Calendars/)).toBeInTheDocument();
  expect(screen.queryByText('Copy')).toBeNull();
  expect(screen.getByText('Replace link')).toBeInTheDocument();
});

test('what is refused is said, and nothing is called done', async () => {
  const no = () => refusal('busy', 409);
  const refused = [
    http.post('/feeds', ({ response }) => response.untyped(no())),
    http.delete('/feeds/{id}', ({ response }) => response.untyped(no())),
  ];
  const { person } = await open(path, { answers: [...refused, ...feeds([feed()])] });
  await person.click(await screen.findByText('Delete'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(screen.queryByText('Link deleted.')).toBeNull();
  expect(screen.getByDisplayValue(address('first'))).toBeInTheDocument();
});
