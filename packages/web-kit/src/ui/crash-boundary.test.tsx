import { render, screen } from '@testing-library/react';
import { startI18n } from '../i18n/i18n';
import { openDraft, placeOf, writeDraft } from '../state/drafts';
import { lastCrash, putCrashAway } from '../state/crashes';
import { initialPrefs } from '../state/prefs';
import { readPrefs, writePrefs } from '../state/keep-prefs';
import { CrashBoundary } from './crash-boundary';

function Broken(): never {
  throw new Error('a part is missing');
}

let reported: string[] = [];
beforeAll(() => startI18n('en'));
beforeEach(() => {
  reported = [];
  jest.useFakeTimers();
  // React writes what a boundary caught to the console, too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const crash = (contact?: string) =>
  render(
    <CrashBoundary report={(_error, number) => void reported.push(number)} contact={contact}>
      <Broken />
    </CrashBoundary>,
  );

test('a crash is reported under the number that stands on the screen', () => {
  crash('mailto:help@example.jp');
  expect(reported).toEqual([expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/)]);
  const [number = ''] = reported;
  expect(screen.getByText(number)).toBeInTheDocument();
  expect(screen.getByText('Reloading automatically')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact support with this number' })).toHaveAttribute(
    'href',
    `mailto:help@example.jp?subject=${number}`,
  );
});

test('the form for inquiries is opened with the number', () => {
  crash('/contact');
  expect(screen.getByRole('link', { name: 'Contact support with this number' })).toHaveAttribute(
    'href',
    `/contact?crash=${reported[0]}`,
  );
});

test('no way to ask is shown where the operator has none', () => {
  crash();
  expect(screen.queryByRole('link', { name: /Contact/ })).toBeNull();
});

test('two crashes within a minute: the page stays, somebody is still signed in, drafts and scans are kept', () => {
  writePrefs({ ...initialPrefs, wasSignedIn: true, view: 'icon' });
  writeDraft(placeOf('mika', 'creating_goods'), { at: Date.now(), typed: { title: 'Tripod' } });
  localStorage.setItem('kashikari.scans', '["A-4568"]');
  crash().unmount();
  jest.setSystemTime(Date.now() + 50_000);
  crash();
  expect(screen.getByText('This can’t be opened right now')).toBeInTheDocument();
  expect(screen.queryByText('Reloading automatically')).toBeNull();
  expect(readPrefs()).toMatchObject({ wasSignedIn: true, view: 'list' });
  expect(openDraft('mika', 'creating_goods')?.typed).toEqual({ title: 'Tripod' });
  expect(localStorage.getItem('kashikari.scans')).toBe('["A-4568"]');
  expect(lastCrash()?.number).toBe(reported[1]);
});

test('a crash after more than a minute loads the root again', () => {
  crash().unmount();
  putCrashAway();
  jest.setSystemTime(Date.now() + 61_000);
  crash();
  expect(screen.getByText('Reloading automatically')).toBeInTheDocument();
});
