import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Remains of an installation of the last release, as `npm run release` stores them; days moved to the last 24 hours.
 */
export interface ReleaseData {
  readonly version: string;
  readonly madeAt: string;
  readonly group: string;
  readonly goods: Readonly<Record<string, string>>;
  readonly bookings: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<'lender' | 'mina' | 'kaoru', Person>>;
  readonly shown: readonly { readonly email: string; readonly password: string }[];
  readonly answers: Readonly<Record<string, unknown>>;
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Access token, long past. */
  readonly token: string;
  readonly refreshToken: string;
}

const FOLDER = path.resolve(__dirname, '../upgrade');

export function folderOfLastRelease(): string {
  const [version, ...others] = readdirSync(FOLDER, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  if (!version || others.length) throw new Error(`${FOLDER} keeps one release, made by npm run release`);
  return path.join(FOLDER, version.name);
}

export const { kept, restoreFiles, restoreDatabases } =
  require('../../scripts/release/installation/restore.mjs') as {
    kept(folder: string): ReleaseData;
    restoreFiles(folder: string, dataDir: string): void;
    restoreDatabases(folder: string, dataDir: string): Promise<void>;
  };

export const { answers } = require('../../scripts/release/installation/read.mjs') as {
  answers(
    url: string,
    people: readonly { email: string; password: string }[],
  ): Promise<ReleaseData['answers']>;
};

export const { inEach } = require('../../scripts/release/installation/databases.mjs') as {
  inEach(
    dataDir: string,
    act: (client: import('pg').Client, database: string) => Promise<unknown>,
  ): Promise<void>;
};

const DAY_MS = 86_400_000;

/** Fields of a booking that don't change with time. */
const LASTING = ['id', 'good_id', 'user_id', 'lender_id', 'quantity', 'memo', 'method', 'created_at'];

interface Booking extends Readonly<Record<string, unknown>> {
  readonly start_at: string;
  readonly end_at: string;
}

/**
 * Returns the answers without the effects of time. Bookings that began or ended since the installation was stored, less
 * than a day ago, are reduced to their lasting fields. Only the main list keeps its order.
 */
export function timeless(found: ReleaseData['answers'], madeAt: string): ReleaseData['answers'] {
  const from = Date.parse(madeAt) - DAY_MS / 24;
  const isNear = (at: string) => Date.parse(at) > from && Date.parse(at) < from + 1.1 * DAY_MS;
  const lasting = (booking: Booking) =>
    isNear(booking.start_at) || isNear(booking.end_at)
      ? Object.fromEntries(LASTING.map((name) => [name, booking[name]]))
      : booking;
  const part = (name: string, value: unknown, place: number) => {
    if (name === 'bookings') return (value as readonly Booking[]).map(lasting);
    if (!Array.isArray(value) || place === 0) return value;
    return (value as { id: string }[]).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  };
  return Object.fromEntries(
    Object.entries(found).map(([asked, answer]) => [
      asked,
      Object.fromEntries(
        Object.entries(answer as object).map(([name, value], place) => [name, part(name, value, place)]),
      ),
    ]),
  );
}
