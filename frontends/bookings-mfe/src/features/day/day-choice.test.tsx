import { queryClient } from '@kashikari/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { livingDay, onDay } from '../../../../test/screens/day';
import { GOOD_ID, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, writes } from '../../../../test/screens/server';

screens();

const ONE = onDay(1, '三脚');
const TWO = onDay(2, 'テント');
const THREE = onDay(3, '絵本');
const GOES = onDay(4, 'カメラ', { state: 'reserved', permissions: ['hand_over', 'prepare'] });

/** Returns all but the tent. */
function desk() {
  const day = livingDay({ due: [ONE, TWO, THREE], starts: [GOES] });
  const returns = http.put('/bookings/bulk_return', async ({ request, response }) => {
    const { booking_ids: ids } = (await request.json()) as { booking_ids: string[] };
    const outcomes = ids.map((booking_id) => {
      if (booking_id === TWO.id)
        return { booking_id, ok: false, code: 'busy', message: 'Refused: busy', params: {} };
      day.move(booking_id, 'settled', { state: 'returned', permissions: ['revert_return'] });
      return { booking_id, ok: true, code: null, message: null, params: null };
    });
    return response(200).json({ outcomes, bookings: [] });
  });
  return { day, answers: [returns, ...day.answers] };
}

test('chosen rows are returned in one call, and a refused one stays chosen with its reason', async () => {
  const { person } = await open('/today', { as: lender(), answers: desk().answers });
  await person.click(await screen.findByRole('checkbox', { name: 'Choose 三脚' }));
  await person.click(screen.getByRole('checkbox', { name: 'Choose テント' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Return 2' }));
  expect(await screen.findByText('1 returned.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'PUT', path: '/bookings/bulk_return', body: { booking_ids: [ONE.id, TWO.id] } },
  ]);
  expect(screen.getByText('Refused: busy')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Choose テント' })).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

test('arrows move between rows, x chooses, r returns, h hands over, and the next row takes the focus', async () => {
  const { person } = await open('/today', { as: lender(), answers: desk().answers });
  (await screen.findByRole('link', { name: '三脚' })).focus();
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'テント' })).toHaveFocus();
  await person.keyboard('x{ArrowUp}');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await person.keyboard('r');
  await waitFor(() => expect(screen.getByRole('link', { name: 'テント' })).toHaveFocus());
  await person.keyboard('{ArrowDown}{ArrowDown}h');
  expect(await screen.findByText('カメラ handed over.')).toBeInTheDocument();
  expect(writes().map(({ path }) => path)).toEqual([
    `/bookings/${ONE.id}/return`,
    `/bookings/${GOES.id}/hand_over`,
  ]);
});

test('what another manager settles leaves its part at once, and the rows stay while they are read again', async () => {
  const { day, answers } = desk();
  let say = (_: string) => undefined as void;
  const live = plain.get('*/v1/live', () => {
    const body = new ReadableStream({
      start(line) {
        say = (text) => line.enqueue(new TextEncoder().encode(text));
        say(`id: 1\nevent: ready\ndata: {"good_ids":["${GOOD_ID}"]}\n\n`);
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  await open('/today', { as: lender(), answers: [live, ...answers] });
  await screen.findByText('三脚');
  await waitFor(() => expect(say.length).toBe(1));
  day.move(ONE.id, 'settled', { state: 'returned', permissions: ['revert_return'] });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    say(`id: 2\nevent: changed\ndata: {"good_id":"${GOOD_ID}","version":"2"}\n\n`);
  });
  expect(screen.getByText('テント')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Choose 三脚' })).toBeNull());
  await queryClient.cancelQueries();
});
