import { allow, refuse, type Locale, type Refusal, type Verdict } from '@kashikari/kernel';
import { readEmail } from '../shared/email';
import { locale, text, whole, type Reader } from '../shared/readers';

export type MailSecurity = 'tls' | 'starttls' | 'none';

/** A server that takes the installation's mails. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Empty: the server asks for none. */
  readonly login: string;
  readonly password: string;
  /** Sender of every mail, `Name <address>` or an address. */
  readonly from: string;
}

/** The installation as a whole, once it is set up. */
export interface Installation {
  /** Empty: none was chosen. */
  readonly name: string;
  /** Empty: none was chosen. */
  readonly locale: Locale | '';
  /** The account that set it up in the browser; null where nobody did. */
  readonly ownerId: string | null;
  readonly mail: MailServer | null;
  /** Epoch milliseconds. */
  readonly setUpAt: number;
}

/** Maximum length of the installation's name, which is shown in titles and on home screens. */
const MAX_NAME = 60;

/** Some providers give tokens of some hundred characters as passwords. */
const MAX_PASSWORD = 1_000;

/** A host name or an IP address. */
const HOST =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?|[0-9a-f:.]{2,45})$/i;

const readHost: Reader<string> = (value) => {
  const read = text({ max: 253, required: true })(value);
  if (!read.ok) return read;
  return HOST.test(read.value) ? read : refuse('validation.format');
};

const readSecurity: Reader<MailSecurity> = (value) =>
  value === 'tls' || value === 'starttls' || value === 'none'
    ? allow(value)
    : refuse('validation.choice', { choices: ['tls', 'starttls', 'none'] });

/** `Name <address>` or an address, without what would end a header. */
const readSender: Reader<string> = (value) => {
  const read = text({ max: 254, required: true })(value);
  if (!read.ok) return read;
  const address = /^[^<>]*<([^<>]+)>$/.exec(read.value)?.[1] ?? read.value;
  const known = readEmail(address);
  return known.ok ? read : refuse('validation.email');
};

/** Reads a password as typed: it may begin or end with a space. */
const readServerPassword: Reader<string> = (value) => {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  if (/\p{Cc}/u.test(value)) return refuse('validation.characters');
  return value.length > MAX_PASSWORD ? refuse('validation.too_long', { max: MAX_PASSWORD }) : allow(value);
};

/** The name and the language of a form, and every fault in them. */
export function readFace(form: { readonly name: string; readonly locale: string }) {
  return collect({
    name: text({ max: MAX_NAME, required: true })(form.name),
    locale: locale(form.locale),
  });
}

/** A mail server as somebody typed it, and every fault in it, at fields such as `mail.host`. */
export function readMailServer(form: MailServer) {
  const read = collect(
    {
      host: readHost(form.host),
      port: whole(1, 65_535)(form.port),
      security: readSecurity(form.security),
      login: text({ max: 254 })(form.login),
      password: readServerPassword(form.password),
      from: readSender(form.from),
    },
    'mail.',
  );
  return { server: read.value as MailServer, faults: read.faults };
}

/**
 * The server with the stored password where none was typed. Only for the same login on the same connection: the password of
 * one server is never sent to another, or in the clear.
 */
export function withStoredPassword(server: MailServer, stored: MailServer | null): MailServer {
  if (!stored || server.password !== '' || server.login === '') return server;
  const isSame = (['host', 'port', 'security', 'login'] as const).every((of) => stored[of] === server[of]);
  return isSame ? { ...server, password: stored.password } : server;
}

function collect<T extends Readonly<Record<string, Verdict<unknown>>>>(read: T, at = '') {
  const faults: Refusal[] = [];
  const value: Record<string, unknown> = {};
  for (const [field, verdict] of Object.entries(read)) {
    if (verdict.ok) value[field] = verdict.value;
    else faults.push({ ...verdict.refusal, field: `${at}${field}` });
  }
  return { value: value as { [Name in keyof T]: T[Name] extends Verdict<infer V> ? V : never }, faults };
}
