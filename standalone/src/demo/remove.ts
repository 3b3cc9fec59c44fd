import { rmSync } from 'node:fs';
import { Api, RefusedError } from './api';
import { keptIn, readKept } from './demonstration';
import { LENDERS } from './fill';
import { MEMBERS } from './people';
import { emptyShells } from './shells';

interface Removing {
  readonly address: string;
  /** DATA_DIR of the installation. */
  readonly home: string;
  readonly tell: (sentence: string) => void;
}

/**
 * Removes the demonstration from an installation, as its people would leave: goods that are out are returned, then each
 * deletes the account, lenders last. Safe to run twice.
 */
export async function removeDemonstration({ address, home, tell }: Removing): Promise<void> {
  const { password } = readKept(keptIn(home));
  const api = new Api(address);
  const lenders = LENDERS.map(({ email }) => email);
  const people = [...MEMBERS.map(({ email }) => email), ...lenders];
  for (const email of lenders) await takeBack(await enter(api, email, password));
  const strangers: string[] = [];
  for (const email of people) {
    const entered = await enter(api, email, password);
    if (!entered) strangers.push(email);
    else {
      await entered.api.delete(`users/${entered.id}`, { email });
      tell(`Deleted ${email}`);
    }
  }
  if (strangers.length > 0)
    tell(
      `Not deleted: ${strangers.join(', ')}. Each of these accounts was deleted before, or its password was changed. Whoever changed it can delete the account on its settings page.`,
    );
  emptyShells(home);
  rmSync(keptIn(home), { force: true });
}

interface DemoSession {
  readonly api: Api;
  readonly id: string;
}

async function enter(api: Api, email: string, password: string): Promise<DemoSession | undefined> {
  try {
    const about = `removing ${email} ${Date.now()}`;
    const { token, user } = await api.post<{ token: string; user: { id: string } }>(
      'auth/login',
      { email, password },
      about,
    );
    return { api: api.as(token), id: user.id };
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return undefined;
    throw error;
  }
}

interface Booking {
  readonly id: string;
  readonly state: string;
  readonly permissions: readonly string[];
}

/** Returns the goods of an account that are out, because such an account can't be deleted. */
async function takeBack(lender: DemoSession | undefined): Promise<void> {
  if (!lender) return;
  for (let page: number | null = 1; page !== null;) {
    const answer: { bookings: Booking[]; meta: { next_page: number | null } } = await lender.api.get(
      `bookings?scope=lend&per_page=100&page=${page}`,
    );
    for (const { id, permissions } of answer.bookings)
      if (permissions.includes('return'))
        await lender.api.post(`bookings/${id}/return`, {}, `removing ${id} ${Date.now()}`).catch(notStarted);
    page = answer.meta.next_page;
  }
}

/** Ignores a conflict: a booking that has not begun is deleted with the account. */
function notStarted(error: unknown): void {
  if (!(error instanceof RefusedError && error.status === 409)) throw error;
}
