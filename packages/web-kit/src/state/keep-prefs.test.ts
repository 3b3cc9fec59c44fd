import { forgetPrefs, readPrefs, writePrefs } from './keep-prefs';
import { initialPrefs } from './prefs';

afterEach(() => localStorage.clear());

test('a crash forgets what is kept on the device, and not that somebody is signed in', () => {
  writePrefs({ ...initialPrefs, wasSignedIn: true, colorScheme: 'dark' });
  forgetPrefs();
  expect(readPrefs()).toEqual({ ...initialPrefs, wasSignedIn: true });
});

test('nobody is taken for signed in who was not', () => {
  writePrefs({ ...initialPrefs, wasSignedIn: false });
  forgetPrefs();
  expect(readPrefs()).toEqual(initialPrefs);
});

test('a crash changes neither the language nor what a shared device does with who is away', () => {
  writePrefs({ ...initialPrefs, locale: 'ja-Hira', idleMinutes: 5, forgetsAccounts: true, view: 'icon' });
  forgetPrefs();
  expect(readPrefs()).toEqual({ ...initialPrefs, locale: 'ja-Hira', idleMinutes: 5, forgetsAccounts: true });
});
