import { BrowserRouter, useLocation } from '@kashikari/web-kit';
import { cleanup, render, screen as shown } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GOOD_ID } from '../../../test/screens/fixtures';
import { open, screens } from '../../../test/screens/open-screen';
import { CleanAddress } from './clean-address';

screens();

/** The addresses of the shell and of the remotes that hold an id. */
const PARAMETERISED = [
  'shell/src/app/app.tsx',
  ...['goods', 'bookings', 'groups', 'payments'].map((name) => `${name}-mfe/src/expose/routes.tsx`),
].flatMap((file) => {
  const source = readFileSync(path.join(__dirname, '../../..', file), 'utf8');
  return [...source.matchAll(/path: '([^']+)'/g)]
    .map(([, route = '']) => `/${route}`)
    .filter((route) => route.includes(':'));
});

/** Renders only the address that a screen would have. */
function landing(address: string): string {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <CleanAddress>
        <Address />
      </CleanAddress>
    </BrowserRouter>,
  );
  const { textContent } = shown.getByRole('note');
  cleanup();
  return textContent;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p role="note">{pathname + search + hash}</p>;
}

const filled = (route: string, value: string) => route.replace(/:\w+/g, value);

test('there are addresses with ids', () => expect(PARAMETERISED.length).toBeGreaterThan(30));

test.each(PARAMETERISED)('%s loses the quotes around its ids, and keeps the rest', (route) => {
  const quoted = `${filled(route, '%22id-1%22')}?from=%222031%22#here`;
  expect(landing(quoted)).toBe(`${filled(route, 'id-1')}?from=%222031%22#here`);
});

test.each([
  ['/-/%E2%80%9Cclub%E2%80%9D', '/-/club'],
  ['/-/%22%E9%83%A8%22', '/-/%E9%83%A8'],
  ['/-/a%22b', '/-/a%22b'],
  ['/-/%22%22', '/-/%22%22'],
  ['/-/%E9', '/-/%E9'],
])('%s leads to %s', (address, clean) => expect(landing(address)).toBe(clean));

test('a good whose id stands in quotes is shown at its own address, without a step back to the other', async () => {
  const steps = window.history.length;
  await open(`/goods/%22${GOOD_ID}%22?code=1#days`);
  expect((await shown.findAllByText('カメラ')).length).toBeGreaterThan(0);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(`/goods/${GOOD_ID}?code=1#days`);
  expect(window.history.length).toBe(steps);
});
