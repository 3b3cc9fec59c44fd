import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { WEBHOOK_ID, idOf, lender } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { deliveriesAt, delivery, stopped, webhook, webhooksAt } from '../../../../test/screens/webhooks';

screens();

const as = lender();
const path = `/webhooks/${WEBHOOK_ID}`;
const delivered = delivery({
  ...{ id: idOf(83), event: 'booking.created', state: 'delivered', attempts: 1, status: 204, next_at: null },
  tries: [{ at: '2031-05-12T01:12:03Z', status: 204, error: null }],
});
const all = [delivery(), delivered];
const at = (one = webhook()) => [deliveriesAt(all), ...webhooksAt([one])];
const row = async (name: RegExp) => screen.findByRole('button', { name });

faces('the deliveries of a webhook', {
  path,
  as,
  reads: ['/webhooks/:id/deliveries'],
  answers: at(),
  shows: 'Booking made',
});

test('the deliveries are listed with how far they are, and filtered by state', async () => {
  const { person } = await open(path, { as, answers: at(webhook({ waiting: 1 })) });
  expect(await screen.findByText(/^Failed 2 times, next try around .*10:47$/)).toBeInTheDocument();
  expect(screen.getByText('Delivered', { selector: 'span' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Waiting 1' }));
  await waitFor(() => expect(screen.queryByText('Booking made')).toBeNull());
  expect(calls.map(({ path: asked }) => asked)).toContain(
    `/webhooks/${WEBHOOK_ID}/deliveries?state=waiting&page=1`,
  );
  await person.click(screen.getByRole('button', { name: 'Failed' }));
  expect(await screen.findByText('No delivery has failed.')).toBeInTheDocument();
});

test('one opened shows its tries and what is sent, which is copied, and it is sent again', async () => {
  const again = http.post('/webhooks/{id}/deliveries/{delivery_id}/redeliver', ({ response }) =>
    response(202).json({ delivery: delivery() }),
  );
  const { person } = await open(path, { as, answers: [again, ...at()] });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await row(/Returned/));
  const panel = within(screen.getByRole('region', { name: 'Returned' }));
  expect(panel.getByRole('heading', { name: 'Returned' })).toHaveFocus();
  expect(panel.getByText(/No answer within 15 seconds/)).toBeInTheDocument();
  expect(panel.getByText(/503/)).toBeInTheDocument();
  const body = JSON.stringify({ type: 'booking.returned', data: { version: 6 } }, undefined, 2);
  expect(panel.getByRole('region', { name: 'What is sent' }).textContent).toBe(body);
  await person.click(panel.getByText('Copy'));
  expect(copied).toHaveBeenCalledWith(body);
  await person.click(panel.getByText('Send again now'));
  expect(await screen.findByText('Sending again.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: `/webhooks/${WEBHOOK_ID}/deliveries/${idOf(82)}/redeliver`, body: undefined },
  ]);
});

test('older deliveries come by a press', async () => {
  const pages = http.get('/webhooks/{id}/deliveries', ({ query, response }) => {
    const page = Number(query.get('page'));
    return response(200).json({
      deliveries: [page === 1 ? delivery() : delivered],
      meta: { page, per_page: 1, total: 2, next_page: page === 1 ? 2 : null },
    });
  });
  const { person } = await open(path, { as, answers: [pages, ...webhooksAt([webhook()])] });
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Booking made')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('failures in a row are said with the answer, the next try and when it stops', async () => {
  const last_error = { code: 'status', status: 503, text: '', at: '2031-05-13T01:17:00Z' };
  const failing = webhook({ state: 'failing', error_count: 3, next_at: '2031-05-13T01:47:00Z', last_error });
  await open(path, { as, answers: at(failing) });
  expect(await screen.findByText(/^The receiver failed 3 times in a row: 503\./)).toHaveTextContent(
    /sent again around .*10:47\. After 10 failures it stops\.$/,
  );
});

test('a test is sent, and read again until it has arrived', async () => {
  let tries = 0;
  const now = new Date().toISOString();
  const fresh = delivery({
    event: 'ping',
    attempts: 0,
    tries: [],
    status: null,
    next_at: now,
    created_at: now,
  });
  const answers = [
    http.post('/webhooks/{id}/test', ({ response }) => response(202).json({ delivery: fresh })),
    http.get('/webhooks/{id}/deliveries', ({ response }) => {
      tries += 1;
      const one = tries < 3 ? fresh : { ...fresh, state: 'delivered' as const, attempts: 1, status: 204 };
      return response(200).json({
        deliveries: [one],
        meta: { page: 1, per_page: 1, total: 1, next_page: null },
      });
    }),
    ...webhooksAt([webhook()]),
  ];
  const { person } = await open(path, { as, answers });
  await person.click(await screen.findByText('Send a test'));
  expect(await screen.findByText(/^Sending a test\./)).toBeInTheDocument();
  expect(await screen.findByText('204', {}, { timeout: 8_000 })).toBeInTheDocument();
}, 15_000);

test('it is deleted once the person has said yes, and the list follows', async () => {
  const gone = http.delete('/webhooks/{id}', ({ response }) => response(204).empty());
  const { person } = await open(path, { as, answers: [gone, ...at()] });
  await person.click(await screen.findByText('Delete'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Go back'));
  expect(writes()).toEqual([]);
  await person.click(screen.getByText('Delete'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  expect(await screen.findByText('Deleted.')).toBeInTheDocument();
  expect(here()).toBe('/webhooks');
});

test('the secret is replaced once the person has said yes, and the new one is shown once', async () => {
  const rotated = http.post('/webhooks/{id}/rotate_secret', ({ response }) =>
    response(200).json({ secret: 'whsec_new' }),
  );
  const { person } = await open(path, { as, answers: [rotated, ...at()] });
  await person.click(await screen.findByText('Replace the secret'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Replace the secret'));
  expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
  await person.click(screen.getByText('I stored it'));
  expect(screen.queryByDisplayValue('whsec_new')).toBeNull();
});

test('a chat has no secret', async () => {
  await open(path, { as, answers: at(stopped()) });
  await screen.findByText('Booking made');
  expect(screen.queryByText('Replace the secret')).toBeNull();
});

test('a webhook that is gone, or another account’s, is not found', async () => {
  const no = http.get('/webhooks/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { as, answers: [no] });
  expect(await screen.findByText('404')).toBeInTheDocument();
});
