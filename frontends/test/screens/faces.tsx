import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { type RequestHandler, delay, http as plain } from 'msw';
import { LOCALES } from './locales';
import { open } from './open-screen';
import { refusal } from './server';
import type { Config, OwnShell } from '../../shell/src/config/config';
import type { User } from './fixtures';

interface Face {
  /** The address of the screen. */
  readonly path: string;
  /** The reads it can't do without, as paths of the contract: `/goods/:id`. */
  readonly reads?: readonly string[];
  readonly as?: User | null;
  /** The organisation at whose host it is. */
  readonly shell?: OwnShell;
  /** Settings of the installation. */
  readonly config?: Partial<Config>;
  /** Additional mocks of the complete screen. In the other states, the mocks of `reads` override them. */
  readonly answers?: readonly RequestHandler[];
  /** An English text that is shown only after everything has loaded. */
  readonly shows: string | RegExp;
  /** The text after a refusal, if it differs from the refusal's own text with a retry. */
  readonly refused?: string | RegExp;
}

/**
 * Tests the states of every screen: skeletons while it loads, the complete screen without axe violations, a message
 * after a refusal, and one with a retry while offline. Each screen's own tests cover its actions.
 */
export function faces(
  name: string,
  { path, reads = [], as, shell, config, answers = [], shows, refused }: Face,
): void {
  const there = () => screen.findAllByText(shows);

  test.each(TEST_TURN ? [turnOf(name)] : LOCALES)(
    `${name} is drawn in %s, and axe finds nothing`,
    async (locale) => {
      await open(path, { as, shell, config, answers, locale });
      if (locale === 'en') await there();
      await waitFor(() => expect(document.querySelector('main [aria-busy="true"].skel')).toBeNull());
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
        // Colours need a browser (tests/journeys/screens.test.ts).
        rules: { 'color-contrast': { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );

  if (reads.length === 0) return;

  test(`${name} is grey while it waits`, async () => {
    await open(path, { as, shell, answers: [...all(reads, () => delay('infinite')), ...answers] });
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
    expect(screen.queryByText(shows)).toBeNull();
  });

  test(`${name} says why it is refused`, async () => {
    await open(path, { as, shell, answers: [...all(reads, () => refusal('forbidden', 403)), ...answers] });
    expect((await screen.findAllByText(refused ?? FORBIDDEN)).length).toBeGreaterThan(0);
    expect(screen.queryByText(shows)).toBeNull();
  });

  test(`${name} says that the net is away, and comes when it is tried again`, async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let away = true;
    const dead = all(reads, () => (away ? Response.error() : undefined));
    const { person } = await open(path, { as, shell, answers: [...dead, ...answers] });
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    away = false;
    online.mockRestore();
    await person.click(again as HTMLElement);
    await there();
  });
}

const { TEST_TURN, TEST_SEED } = process.env;

/**
 * The language in which the whole of the tests draws a screen, another with the next change: a file run by itself and the long
 * run draw it in all. That all words are there in each is seen without drawing them (tests/architecture/words.test.ts).
 */
function turnOf(name: string): (typeof LOCALES)[number] {
  return LOCALES[(Number(TEST_SEED ?? 0) + name.length) % LOCALES.length] ?? 'en';
}

/** The words of the refusal that this file answers with. */
const FORBIDDEN = 'You do not have permission to display this.';

const all = (
  reads: readonly string[],
  answer: () => Response | undefined | Promise<unknown>,
): RequestHandler[] =>
  reads.map((path) => plain.get(`/v1${path}`, async () => (await answer()) as Response | undefined));
