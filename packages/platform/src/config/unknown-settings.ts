import type { Env } from './define-config';

/** Prefixes of our settings. A name with such a prefix that nothing reads is a mistake. */
const OURS =
  /^(ADDRESS|ARGON2|BUS|DATABASE|GRPC_LISTEN|HTTP_LISTEN|KAFKA|KASHIKARI|LIVE|MAIL|OIDC|PASSKEY|QUOTA|RATE_LIMIT|REMOTE|S3|SMTP|STAFF|TRUSTED|VAPID|WEB_PUSH)_/;

/** Maximum number of changed, missing or extra letters that count as a typing error. */
const SLIP = 2;

/** Shorter names are too like each other and like names of others. */
const LEAST_LETTERS = 7;

/** Variables that Docker links and Kubernetes set for neighboring services, whose names may begin like ours. */
const OF_CLUSTERS = /_(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_\d+_[A-Z0-9_]+)?)$/;

/** Variables that a test run sets for the processes that it starts. */
const OF_TESTS = /^KASHIKARI_TEST_/;

/**
 * Returns a sentence for each name in the environment that looks like one of our settings but is unknown. Omits the
 * values, which may be secrets.
 * @param known every name that any part of the product reads
 */
export function unknownSettings(env: Env, known: readonly string[]): string[] {
  const names = new Set(known);
  return Object.keys(env)
    .filter((name) => env[name] && !names.has(name) && !OF_CLUSTERS.test(name) && !OF_TESTS.test(name))
    .flatMap((name) => {
      const meant = nearest(name, known);
      if (meant) return [`Unknown setting ${name}. Did you mean ${meant}?`];
      return OURS.test(name) ? [`Unknown setting ${name}.`] : [];
    });
}

function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length < LEAST_LETTERS) return undefined;
  const [first] = known
    .filter((one) => one.length >= LEAST_LETTERS && Math.abs(one.length - name.length) <= SLIP)
    .map((one) => ({ one, far: distance(name, one) }))
    .filter(({ far }) => far <= SLIP)
    .sort((a, b) => a.far - b.far);
  return first?.one;
}

/** Levenshtein's distance: letters to change, leave out or put in. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [n, letter] of [...a].entries()) {
    const next = [n + 1];
    for (const [m, other] of [...b].entries())
      next.push(Math.min(next[m]! + 1, row[m + 1]! + 1, row[m]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
