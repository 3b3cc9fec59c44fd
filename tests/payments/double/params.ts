import { badParameter } from './errors';
import type { Form } from './form';

type Plain = 'string' | 'integer' | 'boolean';

/**
 * The type of a parameter: a plain type (with `!` if the parameter is required), the allowed values, a list, a map of strings to
 * strings, a range (`created[gte]`), or an object.
 */
export type Spec =
  | Plain
  | `${Plain}!`
  | 'map'
  | 'range'
  | readonly string[]
  | { readonly list: Spec }
  | { readonly fields: Specs };

export interface Specs {
  readonly [name: string]: Spec;
}

/** Bounds of a Unix time, seconds. */
export type Range = Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>;

type Value<S> = S extends 'string' | 'string!'
  ? string
  : S extends 'integer' | 'integer!'
    ? number
    : S extends 'boolean' | 'boolean!'
      ? boolean
      : S extends 'map'
        ? Record<string, string>
        : S extends 'range'
          ? Range
          : S extends readonly (infer One)[]
            ? One
            : S extends { readonly list: infer Item }
              ? Value<Item>[]
              : S extends { readonly fields: infer Fields }
                ? Params<Fields>
                : never;

type RequiredNames<F> = { [K in keyof F]: F[K] extends `${string}!` ? K : never }[keyof F];

/** The values that a table of parameters describes. */
export type Params<F> = { [K in RequiredNames<F>]: Value<F[K]> } & {
  [K in Exclude<keyof F, RequiredNames<F>>]?: Value<F[K]>;
};

/** Checks and converts the parameters of a request as strictly as the provider does. */
export function readParams<F extends Specs>(form: Form, specs: F, within = ''): Params<F> {
  const label = (name: string) => (within ? `${within}[${name}]` : name);
  for (const name of Object.keys(form)) {
    if (!Object.hasOwn(specs, name))
      throw badParameter(label(name), `Received unknown parameter: ${label(name)}`, 'parameter_unknown');
  }
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const given = form[name];
    if (given !== undefined) values[name] = readValue(given, spec, label(name));
    else if (typeof spec === 'string' && spec.endsWith('!'))
      throw badParameter(label(name), `Missing required param: ${label(name)}.`, 'parameter_missing');
  }
  return values as Params<F>;
}

function readValue(given: string | Form, spec: Spec, label: string): unknown {
  if (spec === 'map') return readMap(given, label);
  if (spec === 'range') return readRange(given, label);
  if (Array.isArray(spec)) return readChoice(given, spec as readonly string[], label);
  if (typeof spec === 'string') return readPlain(given, spec.replace('!', '') as Plain, label);
  if ('list' in spec) {
    if (typeof given === 'string') throw badParameter(label, 'Invalid array', 'parameter_invalid_array');
    return Object.values(given).map((item, n) => readValue(item, spec.list, `${label}[${n}]`));
  }
  if (typeof given === 'string') {
    if (given === '') return undefined;
    throw badParameter(label, 'Invalid object', 'parameter_invalid_object');
  }
  return readParams(given, (spec as { fields: Specs }).fields, label);
}

function readPlain(given: string | Form, type: Plain, label: string): unknown {
  if (typeof given !== 'string') throw badParameter(label, `Invalid ${type}`, `parameter_invalid_${type}`);
  if (type === 'integer') {
    if (!/^-?\d{1,15}$/.test(given))
      throw badParameter(label, `Invalid integer: ${given}`, 'parameter_invalid_integer');
    return Number(given);
  }
  if (type === 'boolean') {
    if (given !== 'true' && given !== 'false') throw badParameter(label, `Invalid boolean: ${given}`);
    return given === 'true';
  }
  if (given.length > 5000) throw badParameter(label, `Invalid string: ${given.slice(0, 20)}…; too long`);
  return given;
}

function readChoice(given: string | Form, allowed: readonly string[], label: string): string {
  if (typeof given === 'string' && allowed.includes(given)) return given;
  throw badParameter(label, `Invalid ${label}: must be one of ${allowed.join(', ')}`);
}

/** Reads a map. An empty string means "remove all". */
function readMap(given: string | Form, label: string): Record<string, string> {
  if (given === '') return {};
  if (typeof given === 'string') throw badParameter(label, 'Invalid object', 'parameter_invalid_object');
  const entries = Object.entries(given);
  if (entries.length > 50) throw badParameter(label, 'Metadata can have up to 50 keys');
  for (const [key, value] of entries) {
    if (typeof value !== 'string') throw badParameter(`${label}[${key}]`, 'Metadata values must be strings');
    if (key.length > 40) throw badParameter(`${label}[${key}]`, 'Metadata keys can have up to 40 characters');
    if (value.length > 500)
      throw badParameter(`${label}[${key}]`, 'Metadata values can have up to 500 characters');
  }
  return { ...given } as Record<string, string>;
}

function readRange(given: string | Form, label: string): Range {
  const bounds = typeof given === 'string' ? { gte: given, lte: given } : given;
  const specs = { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' } as const;
  return readParams(bounds, specs, label);
}

/** Returns true if a Unix time is within bounds; always true without bounds. */
export const isWithin = (time: number, { gt, gte, lt, lte }: Range = {}) =>
  time > (gt ?? -Infinity) &&
  time >= (gte ?? -Infinity) &&
  time < (lt ?? Infinity) &&
  time <= (lte ?? Infinity);
