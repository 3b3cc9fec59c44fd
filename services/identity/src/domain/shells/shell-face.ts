import {
  allow,
  colourFault,
  isColour,
  isId,
  LOCALES,
  READABLE,
  refuse,
  type Locale,
  type Refusal,
  type Verdict,
} from '@kashikari/kernel';
import { applyPatch, sets, type Field, type Patch, type PatchResult } from '../shared/patch';
import { flag, imageId, locale, optionalText, setOf, text, timeZone, type Reader } from '../shared/readers';

/** Characters of a shell's names, and of its welcome in one language. */
const MAX_NAME = 60;
const MAX_SHORT_NAME = 12;
const MAX_WELCOME = 2_000;

/** Time from the notice to owners and managers until strong sign-in is enforced, milliseconds. */
const NOTICE = 7 * 24 * 60 * 60 * 1000;

/**
 * Appearance of an organization's shell. Instants are epoch milliseconds; empty text means the installation's default.
 */
export interface ShellFace {
  /** Id under which catalog stores its pictures. */
  readonly id: string;
  /** Id in the operator's file. */
  readonly shellId: string;
  /** 0 while nothing was decided. */
  readonly version: number;
  readonly name: string;
  readonly shortName: string;
  readonly logoImageId: string;
  readonly iconImageId: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly welcome: Readonly<Partial<Record<Locale, string>>>;
  /** Languages in which it is offered, in the order of {@link LOCALES}. */
  readonly locales: readonly Locale[];
  /** Language for visitors without a choice. */
  readonly locale: Locale | '';
  readonly timeZone: string;
  /** The first page: `landing`, `search`, or the id of a group. */
  readonly start: string;
  /** Time at which strong sign-in was turned on; null: off. */
  readonly strongSignInSince: number | null;
  readonly updatedAt: number;
}

/** A shell about which nothing was decided. */
export function plainFace(id: string, shellId: string): ShellFace {
  return {
    ...{ id, shellId, version: 0, name: '', shortName: '', logoImageId: '', iconImageId: '', colour: '' },
    ...{ welcome: {}, locales: LOCALES, locale: '', timeZone: '', start: 'landing' },
    ...{ strongSignInSince: null, updatedAt: 0 },
  };
}

const orNone =
  <T>(read: Reader<T>): Reader<T | ''> =>
  (value) =>
    value === null || value === '' ? allow('') : read(value);

const colour: Reader<string> = (value) => {
  const typed = typeof value === 'string' ? value.toLowerCase() : '';
  if (!isColour(typed)) return refuse('validation.format');
  const fault = colourFault(typed);
  return fault ? refuse('shell.contrast', { ...fault, needed: READABLE }) : allow(typed);
};

const locales: Reader<readonly Locale[]> = (value) => {
  const read = setOf(locale, LOCALES.length)(value);
  if (!read.ok) return read;
  if (read.value.length === 0) return refuse('validation.too_few', { min: 1 });
  return allow(LOCALES.filter((one) => read.value.includes(one)));
};

const start: Reader<string> = (value) =>
  value === 'landing' || value === 'search' || (typeof value === 'string' && isId(value))
    ? allow(value.toLowerCase())
    : refuse('validation.choice', { choices: ['landing', 'search'] });

/** Languages that are not sent stay as they are. */
function welcome(face: ShellFace, value: unknown): Verdict<ShellFace> {
  if (typeof value !== 'object' || Array.isArray(value))
    return refuse('validation.type', { expected: 'object' });
  const texts: Partial<Record<Locale, string>> = { ...face.welcome };
  if (value === null) return allow({ ...face, welcome: {} });
  for (const one of LOCALES) {
    const sent = (value as Patch)[one];
    if (sent === undefined) continue;
    const read = optionalText({ max: MAX_WELCOME, multiline: true })(sent);
    if (!read.ok) return read;
    if (read.value) texts[one] = read.value;
    else delete texts[one];
  }
  return allow({ ...face, welcome: texts });
}

/** Every setting by its wire name. Strong sign-in is another matter: it needs the time. */
const FIELDS: Readonly<Record<string, Field<ShellFace>>> = {
  name: sets('name', orNone(text({ max: MAX_NAME, noAddress: true }))),
  short_name: sets('shortName', orNone(text({ max: MAX_SHORT_NAME, noAddress: true }))),
  logo_image_id: sets('logoImageId', imageId),
  icon_image_id: sets('iconImageId', imageId),
  colour: sets('colour', orNone(colour)),
  welcome,
  locales: sets('locales', locales),
  locale: sets('locale', orNone(locale)),
  time_zone: sets('timeZone', orNone(timeZone)),
  start: sets('start', start),
};

/** The face after a PATCH. */
export function changeFace(face: ShellFace, patch: Patch, now: number): PatchResult<ShellFace> {
  const strong: Field<ShellFace> = (before, value) => {
    const read = flag(value);
    if (!read.ok) return read;
    return allow({ ...before, strongSignInSince: read.value ? (before.strongSignInSince ?? now) : null });
  };
  const { value, faults } = applyPatch({ ...FIELDS, strong_sign_in: strong }, face, patch);
  return {
    value: { ...value, version: face.version + 1, updatedAt: now },
    faults: faults.length ? faults : notOffered(value),
  };
}

/** The language that the shell begins with is one of those that it offers. */
function notOffered({ locale: first, locales: offered }: ShellFace): Refusal[] {
  if (first === '' || offered.includes(first)) return [];
  const refused = refuse('validation.choice', { choices: offered }, 'locale');
  return refused.ok ? [] : [refused.refusal];
}

/** Pictures that a PATCH names, to be asked for where they are kept. */
export function facePicturesIn(patch: Patch): { readonly field: string; readonly imageId: string }[] {
  return ['logo_image_id', 'icon_image_id'].flatMap((field) => {
    const read = imageId(patch[field] ?? null);
    return read.ok && read.value ? [{ field, imageId: read.value }] : [];
  });
}

/** Returns the time from which strong sign-in is enforced; null while it is off. */
export function strongSignInFrom({ strongSignInSince }: ShellFace): number | null {
  return strongSignInSince === null ? null : strongSignInSince + NOTICE;
}

/** The names under which a shell is shown: without its own, those of its first account. */
export function namesOf(face: ShellFace, accountName: string): { name: string; shortName: string } {
  const name = face.name || [...accountName].slice(0, MAX_NAME).join('');
  return { name, shortName: face.shortName || [...name].slice(0, MAX_SHORT_NAME).join('').trim() };
}
