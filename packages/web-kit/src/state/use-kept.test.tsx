import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { User } from '../api/wire';
import { sessionExpired, signedIn, signedOut } from './auth';
import { forgetDrafts, sweepDrafts } from './drafts';
import { prefsChanged } from './prefs';
import { createStore } from './store';
import { useDraft } from './use-draft';

const SAVED = { name: '', passcode: '', tags: [] as string[] };
const MIKA = { id: 'mika', email: 'mika@example.com' } as User;
const TARO = { id: 'taro', email: 'taro@example.com' } as User;
const CARD = { id: 'card', email: null } as unknown as User;
const DAY = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-05-14T00:41:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A form on this device, as a page that was just loaded draws it. */
function page(user: User | null, as = 'group.1') {
  const store = createStore();
  store.dispatch(user ? signedIn(user) : signedOut());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const view = renderHook(() => useDraft(SAVED, { as, never: ['passcode'] }), { wrapper });
  return {
    store,
    ...view,
    form: () => view.result.current,
    type: (name: string) => act(() => view.result.current.change({ name })),
  };
}
const found = (user: User | null, as?: string) => {
  const { form, unmount } = page(user, as);
  const { draft } = form();
  unmount();
  return draft;
};
const soon = () => act(() => jest.advanceTimersByTime(300));

test('what is typed is there 300 ms later, when the page ended without a word', () => {
  page(MIKA).type('備品室');
  soon();
  // The crashed page is still mounted: it ran no cleanup.
  const { form } = page(MIKA);
  expect(form().draft.name).toBe('備品室');
  expect(form()).toMatchObject({ isChanged: true, restoredAt: Date.now() - 50 });
});

test('what goes on being typed is written meanwhile, not only when the hands rest', () => {
  const { type } = page(MIKA);
  for (const length of [1, 2, 3]) {
    type('あ'.repeat(length));
    act(() => jest.advanceTimersByTime(100));
  }
  expect(found(MIKA).name).toBe('あああ');
});

test('the last letter is there when the form is left before it was written', () => {
  const { type, unmount } = page(MIKA);
  type('備品室');
  unmount();
  expect(found(MIKA).name).toBe('備品室');
});

test('a page that is closed writes what is typed at once', () => {
  page(MIKA).type('備品室');
  window.dispatchEvent(new Event('pagehide'));
  expect(found(MIKA).name).toBe('備品室');
});

test('what was discarded, or saved, does not come back', () => {
  const { type, form, unmount } = page(MIKA);
  type('備品室');
  soon();
  act(() => form().discard());
  unmount();
  expect(found(MIKA).name).toBe('');

  const again = page(MIKA);
  again.type('体育倉庫');
  act(() => again.form().settle({ name: '体育倉庫' }));
  again.unmount();
  expect(found(MIKA).name).toBe('');
});

test('what was typed while the form was being saved stays a draft', () => {
  const { type, form, result, unmount } = page(MIKA);
  type('備品室');
  act(() => result.current.change({ tags: ['赤'] }));
  act(() => form().settle({ name: '備品室' }));
  unmount();
  expect(found(MIKA)).toMatchObject({ name: '', tags: ['赤'] });
});

test('each form, and each thing that it is about, has its own', () => {
  page(MIKA).type('備品室');
  soon();
  expect(found(MIKA, 'group.2').name).toBe('');
});

test('another account on the device sees nothing of it, and does not take it away', () => {
  page(MIKA).type('備品室');
  soon();
  expect(found(TARO).name).toBe('');
  expect(found(MIKA).name).toBe('備品室');
});

test('signing out removes what the account had, and leaves that of others', () => {
  page(TARO).type('太郎の');
  const mika = page(MIKA);
  mika.type('備品室');
  soon();
  mika.type('備品室2');
  forgetDrafts('mika');
  // Nor does the page that is being left write it down again.
  window.dispatchEvent(new Event('pagehide'));
  mika.unmount();
  expect(Object.keys(localStorage).some((key) => key.includes('mika'))).toBe(false);
  expect(found(TARO).name).toBe('太郎の');
});

test('a session that ends by itself removes nothing, and the last letters are its account’s', () => {
  const { type, store, unmount } = page(MIKA);
  type('備品室');
  act(() => void store.dispatch(sessionExpired('/')));
  unmount();
  expect(found(null).name).toBe('');
  expect(found(MIKA).name).toBe('備品室');
});

test('what a visitor typed is theirs after the sign-in, and of nobody who comes later', () => {
  const { type, unmount } = page(null);
  type('脚立');
  unmount();
  expect(found(MIKA).name).toBe('脚立');
  expect(found(null).name).toBe('');
  expect(found(TARO).name).toBe('');
});

test.each([
  ['that signs out whoever is away', MIKA, { idleMinutes: 5 }],
  ['that remembers no accounts', MIKA, { forgetsAccounts: true }],
  ['on which a member card was read', CARD, {}],
])('a device %s keeps nothing', (_, user, prefs) => {
  const shared = page(user);
  act(() => void shared.store.dispatch(prefsChanged(prefs)));
  shared.type('備品室');
  soon();
  shared.unmount();
  expect(shared.form().isShared).toBe(true);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kashikari.draft'))).toEqual([]);
});

test('a device that becomes a shared one forgets what it kept', () => {
  const { type, store } = page(MIKA);
  type('備品室');
  soon();
  act(() => void store.dispatch(prefsChanged({ idleMinutes: 5 })));
  act(() => void store.dispatch(prefsChanged({ idleMinutes: 0 })));
  expect(found(MIKA).name).toBe('');
});

test('after 30 days it is gone, also where nobody opens the form again', () => {
  page(MIKA).type('備品室');
  soon();
  jest.setSystemTime(Date.now() + 30 * DAY - 1_000);
  expect(found(MIKA).name).toBe('備品室');
  jest.setSystemTime(Date.now() + 2_000);
  sweepDrafts();
  expect(localStorage).toHaveLength(0);
  expect(found(MIKA).name).toBe('');
});

test('a passcode is never written down', () => {
  const { result, type } = page(MIKA);
  type('備品室');
  act(() => result.current.change({ passcode: 'sakura' }));
  soon();
  expect(JSON.stringify({ ...localStorage })).not.toContain('sakura');
  expect(found(MIKA)).toMatchObject({ name: '備品室', passcode: '' });
});

test.each([
  ['broken', '{"at":1'],
  ['of another form', JSON.stringify({ at: Date.UTC(2031, 4, 14), typed: { name: ['x'], other: 1 } })],
  ['no draft', '[]'],
  ['of 5 MB', JSON.stringify({ at: Date.UTC(2031, 4, 14), typed: { name: 'x'.repeat(4_900_000) } })],
])('a draft that is %s is none', (_, text) => {
  localStorage.setItem('kashikari.draft.mika.group.1', text);
  expect(found(MIKA)).toEqual(SAVED);
});

test('where storage is full the form goes on', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { type, form } = page(MIKA);
  type('備品室');
  soon();
  expect(form().draft.name).toBe('備品室');
  set.mockRestore();
});
