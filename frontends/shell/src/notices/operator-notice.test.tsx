import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { GROUP_ID, user } from '../../../test/screens/fixtures';
import { open, screens } from '../../../test/screens/open-screen';

screens();

const TEXTS = ['# Camera course\n\nOn Saturday.\n\n- free', '# Opening hours\n\nLonger.'];
let asked = 0;
const notices = plain.get('/notices/:file', ({ params }) => {
  asked += 1;
  if (params['file'] !== 'en.json') return new HttpResponse(null, { status: 404 });
  return HttpResponse.json({ notices: TEXTS.map((text, at) => ({ name: `n${at}`, text })) });
});
const CARD = `h.${btoa(JSON.stringify({ authorizable_id: GROUP_ID, jti: 'x' }))}.s`;
const HOUSE = { config: { notices: ['en' as const] }, answers: [notices] };
beforeEach(() => (asked = 0));

const found = () => screen.findByRole('region', { name: 'From the operator' });
const none = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByRole('region', { name: 'From the operator' })).toBeNull();
};

describe('a notice of the operator', () => {
  test('is one of them on Home, and another one the next day', async () => {
    await open('/home', HOUSE);
    const today = (await found()).textContent;
    cleanup();
    jest.setSystemTime(Date.now() + 86_400_000);
    await open('/home', HOUSE);
    const tomorrow = (await found()).textContent;
    expect([today, tomorrow].sort()).toEqual([
      expect.stringContaining('Camera course'),
      expect.stringContaining('Opening hours'),
    ]);
  });

  test('is in another language where the user’s is missing', async () => {
    await open('/home', { ...HOUSE, locale: 'ja' });
    const card = await screen.findByRole('region', { name: 'お知らせ（運営者より）' });
    expect(card.querySelector('[lang=en]')).toHaveTextContent(/Camera course|Opening hours/);
  });

  test('can be closed for this visit', async () => {
    const { person } = await open('/home', HOUSE);
    await found();
    await person.click(screen.getByRole('button', { name: 'Close this announcement' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'From the operator' })).toBeNull());
    expect(sessionStorage.getItem('kashikari.notice')).toBe('1');
    expect(localStorage.getItem('kashikari.notice')).toBeNull();
  });

  test.each([
    ['somebody with hide_ads', '/home', { as: user({ hide_ads: true }) }],
    ['a member card', '/home', { as: user({ email: null }), token: CARD }],
    ['a visitor', '/lp', { as: null }],
    ['a page of payments', '/payments', {}],
    ['another screen', '/languages', {}],
  ])('is not shown to %s, for whom nothing is fetched', async (_who, path, options) => {
    await open(path, { ...HOUSE, ...options });
    await none();
    expect(asked).toBe(0);
  });

  test('is missing without a word where it can not be read', async () => {
    const fails = plain.get('/notices/en.json', () => new HttpResponse(null, { status: 503 }));
    await open('/home', { ...HOUSE, answers: [fails] });
    await none();
  });

  test('is not there where the operator has none', async () => {
    await open('/home');
    await none();
  });
});
