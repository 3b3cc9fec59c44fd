import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bookingsPage } from '../../../../test/screens/bookings';
import { here } from '../../../../test/screens/page';
import { booking, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http } from '../../../../test/screens/server';

screens();

const asked = () =>
  calls
    .filter(({ path }) => path.startsWith('/bookings?'))
    .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));
const always = { scope: 'all', time_zone: 'Asia/Tokyo', page: '1', per_page: '25' };
const nothing = http.get('/bookings', ({ response }) =>
  response(200).json({ bookings: [], goods: [], users: [], meta: meta(0) }),
);

test('words count when they are sent, and stand in the address', async () => {
  const { person } = await open('/bookings/search');
  await screen.findByText('1 booking');
  await person.type(screen.getByLabelText('Words'), ' 三脚 ');
  expect(asked()).toEqual([always]);
  await person.click(screen.getByText('Search', { selector: 'form button' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...always, match: '三脚' }));
  expect(here()).toBe(`/bookings/search?${new URLSearchParams({ match: '三脚' })}`);
  await person.type(screen.getByLabelText('Words'), '台{Enter}');
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...always, match: '三脚台' }));
});

test('a state and days count at once, and are read from an address that was kept', async () => {
  const { person } = await open('/bookings/search?match=x&from=2031-05-01');
  await screen.findByText('1 booking');
  expect(screen.getByLabelText('Words')).toHaveValue('x');
  expect(asked()).toEqual([{ ...always, match: 'x', from: '2031-05-01' }]);
  await person.click(screen.getByText('Late'));
  expect(screen.getByText('Late')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2031-05-20' } });
  const all = { match: 'x', state: 'overdue', from: '2031-05-01', to: '2031-05-20' };
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...always, ...all }));
  expect(here()).toBe(`/bookings/search?${new URLSearchParams(all)}`);
  await person.click(screen.getByText('All', { selector: '.filt' }));
  await waitFor(() => expect(here()).not.toContain('state'));
});

test('a last day before the first is said at its field, and not asked for', async () => {
  await open('/bookings/search?from=2031-05-10');
  await screen.findByText('1 booking');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2031-05-01' } });
  expect(await screen.findByText('Choose a day after the first.')).toBeInTheDocument();
  expect(screen.getByLabelText('Until')).toHaveAttribute('aria-invalid', 'true');
  expect(asked().filter(({ to }) => to !== undefined)).toEqual([]);
});

test('a search without an answer is emptied by one press', async () => {
  const { person } = await open('/bookings/search?match=x&state=returned', { answers: [nothing] });
  expect(await screen.findByText('No bookings found')).toBeInTheDocument();
  await person.click(screen.getByText('Clear all filters'));
  await waitFor(() => expect(here()).toBe('/bookings/search'));
  expect(screen.getByLabelText('Words')).toHaveValue('');
  await waitFor(() => expect(screen.queryByText('Clear all filters')).toBeNull());
  await waitFor(() => expect(asked().at(-1)).toEqual(always));
});

test('more of what was found is fetched when it is asked for, and others’ bookings have their name', async () => {
  const pages = http.get('/bookings', ({ request, response }) => {
    const at = Number(new URL(request.url).searchParams.get('page'));
    const found = booking({
      id: idOf(100 + at),
      good_title: `${at}件目`,
      created_at: `2031-04-0${3 - at}T00:00:00Z`,
    });
    return response(200).json(bookingsPage([found], at === 1 ? 2 : null, 2));
  });
  const { person } = await open('/bookings/search', { as: lender(), answers: [pages] });
  expect(await screen.findByText('2 bookings')).toBeInTheDocument();
  await person.click(screen.getByText('Show more'));
  expect(await screen.findByText('2件目')).toBeInTheDocument();
  expect(screen.getAllByText('美香')).toHaveLength(2);
});
