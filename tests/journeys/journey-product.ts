import { eventually } from '../../packages/platform/src/testing/eventually';
import { LONG_TIMEOUTS } from '../../packages/platform/src/testing/long-timeouts';
import { SHARED_PRODUCTS } from '../jest/shared-products';
import { setClock } from '../product/clock';
import { aheadNow, clockAhead } from '../product/fixed-day';
import { StandaloneProduct } from '../product/standalone';

/** The product as a user runs it, with a separate port and data folder. */
export interface JourneyProduct {
  readonly url: string;
  readonly dataDir: string;
  /** Lead of its business time over the machine's clock, milliseconds; its browsers need the same one. */
  readonly ahead: number;
  /** Its business time, epoch milliseconds, if it was not moved. */
  now(): number;
  /** Sets business time (null: the time of the fixed day) and waits until all that falls due on the way has happened. */
  setClock(now: string | null): Promise<void>;
  /** The latest mail to somebody in which these words stand, once it has been written. */
  mailTo(email: string, words: string): Promise<{ readonly subject: string; readonly text: string }>;
  stop(): Promise<void>;
}

/** The product that all journeys of this worker share; with the stop of each it may end. Nobody moves its clock; people and groups are of each file's own. */
export async function sharedProduct(): Promise<JourneyProduct> {
  const { [SHARED_PRODUCTS]: door, JEST_WORKER_ID: worker = '1' } = process.env;
  if (!door) throw new Error('The run of the tests starts the shared product (tests/jest/global-setup.ts).');
  const answer = await fetch(`${door}${worker}`);
  if (!answer.ok) throw new Error(await answer.text());
  const shared = (await answer.json()) as Pick<JourneyProduct, 'url' | 'dataDir' | 'ahead'>;
  return productOf(shared, async () => void (await fetch(`${door}${worker}`, { method: 'DELETE' })));
}

/**
 * Starts the stand-alone product with test hooks and waits until it is whole.
 * @param settings more environment, e.g. `DEMO: '1'`.
 * @throws when it is not ready within two minutes, with the end of its log.
 */
export async function ownProduct(settings: Record<string, string> = {}): Promise<JourneyProduct> {
  const ahead = aheadNow();
  const product = await StandaloneProduct.start({ ...LONG_TIMEOUTS, ...clockAhead(ahead), ...settings });
  return productOf({ url: product.url, dataDir: product.dataDir, ahead }, () => product.remove());
}

function productOf(
  { url, dataDir, ahead }: Pick<JourneyProduct, 'url' | 'dataDir' | 'ahead'>,
  stop: () => Promise<void>,
): JourneyProduct {
  return {
    ...{ url, dataDir, ahead },
    // eslint-disable-next-line no-restricted-syntax -- the fixed day goes on with the machine's clock
    now: () => Date.now() + ahead,
    setClock: (now) => setClock(url, now),
    mailTo: (email, words) => mailTo(url, email, words),
    stop,
  };
}

function mailTo(url: string, email: string, words: string) {
  return eventually(async () => {
    const answer = await fetch(`${url}/v1/test/mail?to=${encodeURIComponent(email)}`);
    const { mail } = (await answer.json()) as { mail: { subject: string; text: string; sent_at: string }[] };
    const [latest] = mail
      .filter(({ subject, text }) => `${subject}\n${text}`.includes(words))
      .sort((a, b) => b.sent_at.localeCompare(a.sent_at));
    if (!latest) throw new Error(`No mail to ${email} with ${words} among ${mail.length}`);
    return latest;
  });
}
