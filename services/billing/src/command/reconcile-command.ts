import { payouts, SETS, textOrName } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import { ActorSigner, ConfigError, GrpcClients, type Env } from '@kashikari/platform/edge';
import { call } from './desk';

const USAGE = `Usage: reconcile [--since <day>]

Compares the ledger with the provider's books and prints each difference. It changes nothing.`;

/** The provider's books are read page by page, milliseconds. */
const DEADLINE = 600_000;

/**
 * Compares the books through the running billing service.
 * @param env ADDRESS_BILLING and KASHIKARI_SECRET
 * @returns the exit code: 1 if books differ or it was refused, 2 when the words were not understood
 */
export async function reconcileCommand(
  args: readonly string[],
  env: Env,
  say: (line: string) => void,
): Promise<number> {
  const since = readSince(args);
  if (since === 'unknown') {
    say(USAGE);
    return 2;
  }
  const { ADDRESS_BILLING: address, KASHIKARI_SECRET, KASHIKARI_SECRET_ALSO } = env;
  if (!address || !KASHIKARI_SECRET) {
    say('Kashikari is not running here. Start it first, or set DATA_DIR to where it runs.');
    return 1;
  }
  const secrets = { KASHIKARI_SECRET, ...(KASHIKARI_SECRET_ALSO && { KASHIKARI_SECRET_ALSO }) };
  const clients = new GrpcClients({ billing: address }, new ActorSigner(secrets));
  try {
    const client = clients.connect(payouts.PayoutServiceClient, 'billing', { deadlineMs: DEADLINE });
    const { differences, compared } = await client.reconcile({ since }, call());
    for (const line of tableOf(differences)) say(line);
    say(`${compared} payments compared, ${differences.length} differences`);
    return differences.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof DomainError) && !(error instanceof ConfigError)) throw error;
    say(error instanceof ConfigError ? error.message : `Refused: ${error.refusal.code}`);
    return 1;
  } finally {
    clients.close();
  }
}

/** Reads `--since <day>`; undefined without it. */
function readSince([option, day, ...more]: readonly string[]): Date | undefined | 'unknown' {
  if (option === undefined) return undefined;
  const isDay = option === '--since' && /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && more.length === 0;
  const at = isDay ? new Date(`${day}T00:00:00Z`) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : 'unknown';
}

function tableOf(differences: readonly payouts.Difference[]): string[] {
  if (differences.length === 0) return [];
  const rows = differences.map(({ kind, id, providerId, booked, found }) => [
    ...[textOrName(SETS.differenceKind, kind), id || '-', providerId || '-', String(booked), String(found)],
  ]);
  const all = [['difference', 'id', 'provider', 'booked', 'found'], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** Entry point of `node reconcile.js`, the command in an image. */
export function main(args = process.argv.slice(2), env: Env = process.env): Promise<void> {
  return reconcileCommand(args, env, console.log).then(
    (code) => void (process.exitCode = code),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
