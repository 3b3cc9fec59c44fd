import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buttonOf } from '../../../../test/screens/page';
import type { components } from '../../../../../packages/web-kit/src/api/schema';
import {
  BOOKING_ID,
  LENDER_ID,
  MEMBER_ID,
  NOW,
  idOf,
  lender,
  meta,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

type Message = components['schemas']['Message'];

const path = `/bookings/${BOOKING_ID}`;
const message = (place: number, body: string, fields: Partial<Message> = {}): Message => ({
  ...{ id: idOf(200 + place), booking_id: BOOKING_ID, user_id: LENDER_ID, side: 'lender', body },
  ...{ force_notify: false, unread: false, created_at: '2031-05-12T01:00:00Z' },
  ...fields,
});

/** Mocks a thread that stores new messages, the latest first; `keys` are the idempotency keys of the requests. */
function thread(begin: Message[] = [], permissions: string[] = ['write']) {
  let there = begin;
  const keys: (string | null)[] = [];
  const answers = [
    http.get('/messages', ({ response }) =>
      response(200).json({
        messages: there,
        users: [lender(), user()],
        permissions: permissions as never[],
        meta: meta(there.length),
      }),
    ),
    http.post('/messages', async ({ request, response }) => {
      keys.push(request.headers.get('idempotency-key'));
      const { body } = await request.json();
      const fields = { user_id: MEMBER_ID, side: 'borrower', created_at: NOW.toISOString() } as const;
      const written = message(50 + keys.length, body, fields);
      there = [written, ...there];
      return response(201).json({ message: written });
    }),
    http.put('/messages/read', ({ response }) => {
      there = there.map((one) => ({ ...one, unread: false }));
      return response(200).json({ unread: { messages: 0, bookings: 0 } } as never);
    }),
  ];
  return { answers, keys };
}
const field = () => screen.findByLabelText('Message');
const log = () => within(document.querySelector<HTMLElement>('[role="log"]') as HTMLElement);
/** Waits until the thread shows a message once and no longer as being sent. */
const arrives = (words: RegExp) =>
  waitFor(() => {
    expect(log().queryByText('Sending')).toBeNull();
    expect(log().getAllByText(words)).toHaveLength(1);
  });
const sent = (body: string, force_notify = false) => ({
  ...{ method: 'POST', path: '/messages' },
  body: { booking_id: BOOKING_ID, body, force_notify },
});

test('a message is sent by a press or by Ctrl+Enter, stands as mine, and the field is empty for the next', async () => {
  const { person } = await open(path, { answers: thread([message(1, 'どうぞ')]).answers });
  const send = (await screen.findByText('Send')).closest('button') as HTMLElement;
  expect(send).toBeDisabled();
  await person.click(screen.getByText('I will be a little late.'));
  expect(await field()).toHaveValue('I will be a little late.');
  expect(screen.queryByText('Thank you.')).toBeNull();
  await person.click(send);
  await arrives(/^I will be a little late/);
  expect(log().getByText('Today')).toBeInTheDocument();
  expect(log().getByText('Mon 12 May')).toBeInTheDocument();
  expect(log().getByText(/^折笠・Lender/)).toBeInTheDocument();

  fireEvent.change(await field(), { target: { value: ' 三時に\n行きます ' } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
  fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
  await arrives(/三時に/);
  expect(await field()).toHaveValue('');
  await waitFor(() => expect(writes()).toEqual([sent('I will be a little late.'), sent('三時に\n行きます')]));
});

test('a message that did not arrive says why, is tried again under its own key, or is written anew', async () => {
  const tried: (string | null)[] = [];
  const no = http.post('/messages', ({ request, response }) => {
    tried.push(request.headers.get('idempotency-key'));
    return tried.length === 2 ? undefined : response.untyped(refusal('busy', 503));
  });
  const { answers, keys } = thread();
  const { person } = await open(path, { answers: [no, ...answers] });
  fireEvent.change(await field(), { target: { value: '一つ目' } });
  await person.click(buttonOf('Send'));
  expect(await log().findByText('Refused: busy')).toBeInTheDocument();
  await person.click(log().getByText('Try again'));
  await arrives(/^一つ目$/);
  expect(keys).toEqual([tried[0]]);

  fireEvent.change(await field(), { target: { value: '二つ目' } });
  await person.click(buttonOf('Send'));
  await log().findByText('Refused: busy');
  await person.click(log().getByText('Edit'));
  expect(await field()).toHaveValue('二つ目');
  expect(log().queryByText('二つ目')).toBeNull();
  expect(writes()).toEqual([sent('一つ目'), sent('一つ目'), sent('二つ目')]);
  fireEvent.change(await field(), { target: { value: '' } });
});

test('who may be sure to notify says so for one message at a time, and has a lender’s words to begin with', async () => {
  const { answers } = thread([], ['write', 'force_notify']);
  const { person } = await open(path, { as: lender(), answers });
  const force = await screen.findByLabelText(/^Always notify/);
  await person.click(screen.getByText('Please return it soon.'));
  await person.click(force);
  await person.click(buttonOf('Send'));
  await waitFor(() => expect(writes()).toEqual([sent('Please return it soon.', true)]));
  expect(force).not.toBeChecked();
});

test('a message that was begun is there again, and its draft is gone once it is sent', async () => {
  const { answers } = thread();
  await open(path, { answers });
  fireEvent.change(await field(), { target: { value: '水曜に戻します' } });
  cleanup();
  const { person } = await open(path, { answers });
  expect(await field()).toHaveValue('水曜に戻します');
  expect(screen.getByText(/^Your draft from/)).toBeInTheDocument();
  await person.click(buttonOf('Send'));
  await arrives(/^水曜に戻します$/);
  expect(await field()).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.includes('message'))).toEqual([]);
});

test('near its end a message says how much is left, and one that is too long is not sent', async () => {
  await open(path, { answers: thread().answers });
  fireEvent.change(await field(), { target: { value: 'あ'.repeat(3_999) } });
  expect(screen.getByText('1 character left')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Always notify/)).toBeNull();
  fireEvent.change(await field(), { target: { value: 'あ'.repeat(4_001) } });
  expect(screen.getByText('0 characters left')).toBeInTheDocument();
  expect(buttonOf('Send')).toBeDisabled();
  fireEvent.keyDown(await field(), { key: 'Enter', metaKey: true });
  expect(writes()).toEqual([]);
  fireEvent.change(await field(), { target: { value: '' } });
});

/** The end of the thread is on the screen. */
function allIsSeen(): void {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (seen) =>
      ({
        observe: () => seen([{ isIntersecting: true }] as never, {} as never),
        disconnect: () => undefined,
      }) as never,
  );
}
afterEach(() => jest.restoreAllMocks());

const UNREAD = [message(3, '三', { unread: true }), message(2, '二', { unread: true }), message(1, '一')];

test('what was unread begins after a line, and is marked as read up to the latest once its end is seen', async () => {
  allIsSeen();
  await open(path, { answers: thread(UNREAD).answers });
  const line = await screen.findByText('Unread from here');
  expect(line.closest('li')?.nextElementSibling).toHaveTextContent('二');
  await waitFor(() =>
    expect(writes()).toEqual([
      ...[{ method: 'PUT', path: '/messages/read' }].map((one) => ({
        ...one,
        body: { booking_id: BOOKING_ID, message_id: idOf(203) },
      })),
    ]),
  );
  expect(screen.getByText('Unread from here')).toBeInTheDocument();
});

test('who only reads has no field, and marks nothing', async () => {
  allIsSeen();
  await open(path, { answers: thread(UNREAD, []).answers });
  await screen.findByText('Unread from here');
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(writes()).toEqual([]);
});

test('earlier messages come when they are asked for', async () => {
  const pages = http.get('/messages', ({ query, response }) => {
    const first = query.get('page') === '1';
    return response(200).json({
      ...{ messages: [first ? message(2, '後の') : message(1, '先の')], users: [lender()] },
      ...{ permissions: ['write'], meta: { ...meta(2), next_page: first ? 2 : null } },
    });
  });
  const { person } = await open(path, { answers: [pages] });
  await person.click(await screen.findByText('Earlier messages'));
  expect(await screen.findByText('先の')).toBeInTheDocument();
  expect([...document.querySelectorAll('.msg-body')].map((one) => one.textContent)).toEqual(['先の', '後の']);
  expect(screen.queryByText('Earlier messages')).toBeNull();
});
