import { z } from 'zod';
import { contact } from '../config/service-settings';

/** Ways of signing in that a shell may offer. */
const WAYS = ['password', 'link', 'passkey', 'card', 'provider'] as const;

export type Way = (typeof WAYS)[number];

/** Policies for creating accounts at a shell: everybody, invited people, people known to a provider, or nobody. */
const SIGN_UPS = ['open', 'invited', 'provider', 'off'] as const;

/** Remotes that a shell may load from a different address. */
const SHELL_REMOTES = ['goods', 'bookings', 'groups', 'payments'] as const;

/** RFC 1123, lower case, without a port: a shell answers at every port. */
const host = z
  .string()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?([.][a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'must be a host name in small letters, without scheme and port',
  );

const unique = { message: 'must not name one thing twice' };
const isUnique = (all: readonly string[]) => new Set(all).size === all.length;
const some = <T extends z.ZodType<string>>(one: T, most: number) =>
  z.array(one).min(1, 'must not be empty').max(most, `must be at most ${most}`).refine(isUnique, unique);

const shell = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, at most 40'),
    hosts: some(host, 10),
    accounts: some(z.string().min(1).max(64), 50),
    providers: some(z.string().min(1), 20).optional(),
    ways: some(z.enum(WAYS), WAYS.length).default([...WAYS]),
    sign_up: z.enum(SIGN_UPS).default('open'),
    only_provider_for: some(host, 50).default([]),
    emergency_account: z.string().min(1).optional(),
    legal_dir: z.string().min(1).optional(),
    cases_dir: z.string().min(1).optional(),
    mail_from: z.string().min(3).optional(),
    security_contact: contact.optional(),
    remotes: z.partialRecord(z.enum(SHELL_REMOTES), z.url('must be a URL')).default({}),
  })
  .refine(({ only_provider_for: domains, ways }) => domains.length === 0 || ways.includes('provider'), {
    message: 'needs `provider` among the ways',
    path: ['only_provider_for'],
  })
  .transform((one) => ({
    id: one.id,
    /** Hosts of the shell; the first is canonical, the others redirect to it. */
    hosts: one.hosts,
    /** Names or ids of the accounts whose goods are shown. The first one's owner decides how the shell looks. */
    accounts: one.accounts,
    /** Names of the providers by which people sign in here; absent: all of the installation's. */
    providers: one.providers,
    ways: one.ways,
    signUp: one.sign_up,
    /** Domains whose people sign in by their provider, on every shell. */
    onlyProviderFor: one.only_provider_for,
    /** The account that may sign in without the provider while that is unreachable. */
    emergencyAccount: one.emergency_account,
    /** Folder with this organisation's own legal texts; absent: the installation's. */
    legalDir: one.legal_dir,
    /** Folder with this organisation's customer cases; absent: the installation's. */
    casesDir: one.cases_dir,
    mailFrom: one.mail_from,
    securityContact: one.security_contact,
    /** Addresses of the shell's own remotes, by name. */
    remotes: one.remotes,
  }));

/** A view of the accounts of one organization, at separate hosts. */
export type Shell = z.infer<typeof shell>;

/**
 * Returns the origin of a shell: its first host, with scheme and port of the installation's own address.
 * @param base PUBLIC_URL, or the address of this machine
 */
export function shellOrigin({ hosts }: { readonly hosts: readonly string[] }, base: string): string {
  const url = new URL(base);
  url.hostname = hosts[0]!;
  return url.origin;
}

/** SHELLS_FILE: the operator's part of every shell. */
export const SHELLS = z
  .strictObject({
    /** Enables the common site at PUBLIC_URL, which shows all accounts. */
    common: z.enum(['on', 'off']).default('on'),
    shells: z.array(shell).max(200, 'must be at most 200'),
  })
  .check(({ value: { shells }, issues }) => {
    for (const list of ['hosts', 'accounts'] as const) issues.push(...repeated(shells, list));
    issues.push(
      ...repeated(
        shells.map(({ id }) => ({ id: [id] })),
        'id',
      ),
    );
  });

export type ShellsOfFile = z.infer<typeof SHELLS>;

/** Finds hosts, accounts or ids that two shells have, which would be ambiguous. */
function repeated<K extends string>(
  shells: readonly Readonly<Record<K, readonly string[]>>[],
  list: K,
): z.core.$ZodRawIssue[] {
  const seen = new Map<string, number>();
  return shells.flatMap((one, at) =>
    one[list].flatMap((name, place) => {
      const first = seen.get(name);
      if (first === undefined) seen.set(name, at);
      if (first === undefined || first === at) return [];
      return {
        code: 'custom' as const,
        path: list === 'id' ? ['shells', at, 'id'] : ['shells', at, list, place],
        message: `belongs to shells[${first}] already`,
        input: name,
      };
    }),
  );
}
