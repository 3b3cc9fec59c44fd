import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { GROUP_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { refusal, writes } from '../../../../../test/screens/server';

screens();

const path = '/help?q=What%20if%20I%20am%20late%3F';
const AI = { ai: { provider: 'Example AI', country: 'Japan' } };
const CONTACT = { contact: 'help@example.jp', support: { form: true, time_zone: 'Asia/Tokyo' } };

const SOURCE = {
  slug: 'late',
  title: 'Running late',
  heading: 'If you can’t extend',
  passage: 'Write to the lender.',
};
const SENTENCE = { text: 'Tell the lender in a message.', slug: 'late', passage: 'Write to the lender.' };

type Part = readonly [event: string, data: object];
const DONE: Part = ['done', { outcome: 'passages' }];

/** Answers with these parts; each question is kept in `asked`. */
function answering(...parts: readonly Part[]) {
  return plain.post('/v1/help/answers', () => {
    const text = parts.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
    return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
  });
}

const bySummary = plain.post('/v1/help/answers', async ({ request }) => {
  const { summarize } = (await request.json()) as { summarize: boolean };
  const parts: readonly Part[] = summarize
    ? [
        ['source', SOURCE],
        ['sentence', SENTENCE],
        ['done', { outcome: 'model' }],
      ]
    : [['source', SOURCE], DONE];
  const text = parts.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
});

test('a question is answered by the passages that fit, each with its article', async () => {
  await open(path, { as: null, answers: [answering(['source', SOURCE], DONE)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'What if I am late?' })).toBeInTheDocument();
  const passage = await screen.findByText('“Write to the lender.”');
  expect(within(passage).getByRole('link', { name: 'Running late' })).toHaveAttribute('href', '/help/late');
  expect(screen.getByText('If you can’t extend')).toBeInTheDocument();
  expect(passage.closest('[aria-live="polite"]')).toHaveAttribute('aria-busy', 'false');
  const body = { question: 'What if I am late?', summarize: false };
  expect(writes()).toEqual([{ method: 'POST', path: '/help/answers', body }]);
});

test('while an answer is on its way, its passages are shown already', async () => {
  const encoder = new TextEncoder();
  const slow = plain.post('/v1/help/answers', () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(encoder.encode(`event: source\ndata: ${JSON.stringify(SOURCE)}\n\n`)),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  await open(path, { as: null, answers: [slow] });
  expect(await screen.findByText('“Write to the lender.”')).toBeInTheDocument();
  expect(screen.getByText('Looking in the articles…')).toBeInTheDocument();
});

test('where no article answers, it says so, with other words and a person as the ways on', async () => {
  const none = answering(['done', { outcome: 'none' }]);
  await open(path, { as: null, config: { ...CONTACT, ...AI }, answers: [none] });
  expect(await screen.findByText(/No article says this/)).toHaveTextContent(/ask a person/);
  expect(screen.getAllByText('Contact support')[0]).toHaveAttribute('href', '/contact');
  fireEvent.click(screen.getByText('Change the words'));
  expect(document.querySelector('main .helpask input')).toHaveFocus();
  cleanup();
  await open(path, { as: null, answers: [none] });
  expect(await screen.findByText(/No article says this/)).not.toHaveTextContent(/person/);
  expect(screen.queryByText('Contact support')).toBeNull();
});

test('a summary is offered with its provider and country, and asked for after a press, which is remembered', async () => {
  const { store } = await open(path, { config: AI, answers: [bySummary] });
  expect(await screen.findByText(/^Summarize with AI: Example AI, Japan\./)).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ question: 'What if I am late?', summarize: false }]);
  fireEvent.click(screen.getByRole('button', { name: 'Summarize' }));
  expect(await screen.findByText('Tell the lender in a message.')).toBeInTheDocument();
  expect(screen.getByText(/^Summarized by AI \(Example AI, Japan\)/)).toBeInTheDocument();
  expect(store.getState().prefs.aiAnswersFor).toBe(user().id);
  cleanup();
  await open(path, { config: AI, answers: [bySummary] });
  expect(await screen.findByText('Tell the lender in a message.')).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ question: 'What if I am late?', summarize: true }]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop AI summaries' }));
  expect(await screen.findByText(/^Summarize with AI/)).toBeInTheDocument();
  expect(writes().at(-1)?.body).toMatchObject({ summarize: false });
});

test.each([
  ['where no model is set', {}],
  ['to visitors', { as: null, config: AI }],
  [
    'to member cards',
    {
      as: user({ email: null, account_name: null }),
      config: AI,
      token: `h.${btoa(JSON.stringify({ authorizable_id: GROUP_ID, jti: 'x' }))}.s`,
    },
  ],
])('%s nothing speaks of AI', async (_who, options) => {
  await open(path, { ...options, answers: [bySummary] });
  await screen.findByText('“Write to the lender.”');
  expect(document.querySelector('main')).not.toHaveTextContent(/AI|Summar/);
});

test('a shared device remembers no agreement', async () => {
  localStorage.setItem('kashikari.prefs', JSON.stringify({ idleMinutes: 5 }));
  const { store } = await open(path, { config: AI, answers: [bySummary] });
  fireEvent.click(await screen.findByRole('button', { name: 'Summarize' }));
  expect(await screen.findByText('Tell the lender in a message.')).toBeInTheDocument();
  expect(store.getState().prefs.aiAnswersFor).toBe('');
});

test('without a summary in spite of the agreement, the passages are shown with a word about it', async () => {
  localStorage.setItem('kashikari.prefs', JSON.stringify({ aiAnswersFor: user().id }));
  const capped = answering(['source', SOURCE], ['done', { outcome: 'passages', reason: 'cap' }]);
  await open(path, { config: AI, answers: [capped] });
  expect(await screen.findByText(/There is no summary this time/)).toBeInTheDocument();
  expect(screen.getByText('“Write to the lender.”')).toBeInTheDocument();
  cleanup();
  const off = answering(['source', SOURCE], ['done', { outcome: 'passages', reason: 'off' }]);
  await open(path, { config: AI, answers: [off] });
  expect(await screen.findByText(/AI summaries are switched off/)).toBeInTheDocument();
});

test('a stream that breaks off after its passages leaves them; a question without any answer can be asked again', async () => {
  await open(path, { as: null, answers: [answering(['source', SOURCE])] });
  expect(await screen.findByText('“Write to the lender.”')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Looking in the articles…')).toBeNull());
  cleanup();
  let fails = true;
  const once = plain.post('/v1/help/answers', () => (fails ? refusal('busy', 503) : undefined));
  await open(path, { as: null, answers: [once, answering(['source', SOURCE], DONE)] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  fireEvent.click(again);
  expect(await screen.findByText('“Write to the lender.”')).toBeInTheDocument();
});
