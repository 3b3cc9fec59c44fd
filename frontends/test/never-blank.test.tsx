import { act, waitFor } from '@testing-library/react';
import { http as plain } from 'msw';
import { ADDRESSES } from './addresses';
import { GROUP_ID, lender, user } from './screens/fixtures';
import { open, screens } from './screens/open-screen';
import { refusal, server, unanswered } from './screens/server';

screens();

// jsdom shows no camera.
Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });

/** A session of a member card is limited to its one group. */
const CARD_TOKEN = `h.${btoa(JSON.stringify({ authorizable_id: GROUP_ID, jti: 'x' }))}.s`;

const VIEWERS = {
  visitor: { as: null },
  member: { as: user() },
  manager: { as: lender() },
  'card holder': { as: { ...user(), email: null }, token: CARD_TOKEN },
} as const;

const { LONG_TESTS, TEST_SEED = '1' } = process.env;

type Viewer = keyof typeof VIEWERS;

const PAIRS = ADDRESSES.flatMap((address, at) =>
  (Object.keys(VIEWERS) as Viewer[])
    // Each address by one kind of viewer in turn; by all of them in the long run.
    .filter((_viewer, of) => LONG_TESTS || of === (at + Number(TEST_SEED)) % 4)
    .map((viewer) => [address, viewer] as const),
);

/** Returns the text of the main area after all calls have ended. */
async function shown(address: string, viewer: Viewer): Promise<string> {
  // Whatever the usual answers lack is refused, as by a gateway that knows no more.
  server.use(plain.all('*/v1/*', () => refusal('not_found', 404)));
  await open(address, VIEWERS[viewer]);
  const main = document.querySelector('main') as HTMLElement;
  await waitFor(() => expect(main.querySelector('h1, h2')).not.toBeNull(), { timeout: 5_000 });
  await act(async () => undefined);
  unanswered.splice(0);
  return main.textContent?.trim() ?? '';
}

test.each(PAIRS)('%s shows a %s a screen or a refusal, and is never blank', async (address, viewer) => {
  expect(await shown(address, viewer)).not.toBe('');
});
