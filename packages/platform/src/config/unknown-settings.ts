import type { Env } from './define-config';

/** What our settings' names begin with: a name with one of these that nobody reads is a slip. */
const OURS =
  /^(ADDRESS|ARGON2|BUS|DATABASE|GRPC_LISTEN|HTTP_LISTEN|KAFKA|KASHIKARI|LIVE|MAIL|OIDC|PASSKEY|QUOTA|RATE_LIMIT|REMOTE|S3|SMTP|STAFF|TRUSTED|VAPID|WEB_PUSH)_/;

/** So many letters changed, left out or put in are a slip of the hand. */
const SLIP = 2;

/** Shorter names are too like each other and like names of others. */
const LEAST_LETTERS = 7;

/** What containers are told of neighbours whose names begin as ours do, by Docker's and Kubernetes' way of links. */
const OF_CLUSTERS = /_(SERVICE_HOST|SERVICE_PORT(_[A-Z0-9_]+)?|PORT(_\d+_[A-Z0-9_]+)?)$/;

/** What a run of tests tells the processes that it starts. */
const OF_TESTS = /^KASHIKARI_TEST_/;

/**
 * Names in the environment that look like settings of ours and are none, each as a sentence. Never a value: it may be
 * a secret.
 * @param known every name that anything of the product reads
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
