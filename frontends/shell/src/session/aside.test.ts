import { createStore, keepToken, prefsChanged } from '@kashikari/web-kit';
import { netFound } from '../../../../packages/web-kit/src/api/net';
import { accessToken } from '../../../../packages/web-kit/src/api/session-token';
import { type RecordedRequest, answerCalls, json, refused } from '../../../../packages/web-kit/test/network';
import { waitFor } from '@testing-library/react';
import { beside, takeBack } from './aside';
import { resumeSession } from './session';

const MIKA = { id: 'mika', name: 'Mika', email: 'mika@example.jp' };

let asked: RecordedRequest[];
let isAway: boolean;
let isOver: boolean;
const sent = () => asked.map(({ path }) => path);

beforeEach(() => {
  [isAway, isOver] = [false, false];
  sessionStorage.clear();
  keepToken('mika.token');
  asked = answerCalls(({ path }) => {
    if (isAway) throw new TypeError('away');
    if (path === '/auth/keep') return new Response(null, { status: 204 });
    if (path === '/auth/refresh') return refused('unauthenticated', 401);
    if (path === '/auth/switch' && isOver) return refused('unauthenticated', 401);
    return json({ user: MIKA, token: 'mika.again' });
  });
});
afterEach(() => netFound());

test('another account takes the place of who is signed in, who is put aside', async () => {
  await beside('mika', async () => keepToken('taro.token'));
  expect(sent()).toEqual(['/auth/keep']);
  expect(accessToken()).toBe('taro.token');
  expect(await takeBack()).toBeUndefined();
});

test('a sign-in that is refused leaves who was there signed in', async () => {
  await expect(beside('mika', () => Promise.reject(new Error('wrong password')))).rejects.toThrow('wrong');
  expect(sent()).toEqual(['/auth/keep', '/auth/switch']);
  expect(accessToken()).toBe('mika.again');
});

test('a sign-in that the net cut off leaves who was there signed in, as soon as somebody answers', async () => {
  const cut = () => {
    isAway = true;
    return Promise.reject(new Error('cut off'));
  };
  await expect(beside('mika', cut)).rejects.toThrow('cut off');
  expect(accessToken()).toBeUndefined();
  isAway = false;
  netFound();
  await waitFor(() => expect(accessToken()).toBe('mika.again'));
});

test('a page that is left in the middle of a sign-in takes back who was there; once', async () => {
  void beside('mika', () => new Promise(() => undefined));
  await waitFor(() => expect(accessToken()).toBeUndefined());
  expect(await takeBack()).toEqual(MIKA);
  expect(await takeBack()).toBeUndefined();
});

test('nobody is taken back whose session was ended meanwhile', async () => {
  void beside('mika', () => new Promise(() => undefined));
  await waitFor(() => expect(accessToken()).toBeUndefined());
  isOver = true;
  expect(await takeBack()).toBeUndefined();
  expect(accessToken()).toBeUndefined();
});

test('a page that is loaded again in the middle of a sign-in comes up as who was there', async () => {
  void beside('mika', () => new Promise(() => undefined));
  await waitFor(() => expect(accessToken()).toBeUndefined());
  const store = createStore();
  store.dispatch(prefsChanged({ wasSignedIn: true }));
  await resumeSession(store);
  expect(store.getState().auth.user?.id).toBe('mika');
  expect(await takeBack()).toBeUndefined();
});
