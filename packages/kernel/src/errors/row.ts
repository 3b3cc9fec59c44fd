import type { Locale } from '../locale';

interface Types {
  readonly number: number;
  readonly 'number|null': number | null;
  readonly string: string;
  readonly 'string[]': readonly string[];
  readonly boolean: boolean;
  readonly object: object;
}

type Words = Readonly<Record<Locale, string>>;

/**
 * One refusal: the types of its parameters by wire name, where `?` marks an optional one, and its messages. Messages
 * contain `{max}` and, with a singular and a plural, `{max|day|days}`; `{wait}` is the time of `retry_after`.
 */
export interface ErrorRow extends Words {
  readonly params?: Readonly<Record<string, keyof Types>>;
  /** True if the browser can refuse by itself, without a request. */
  readonly browser?: true;
  /** Special messages, by the unit that a limit counts (`params.by`) or the subject of a quota (`params.what`). */
  readonly of?: Readonly<Record<string, Words>>;
}

/** The parameters of a row as they are given. */
export type ParamsOfRow<Row> = Row extends { readonly params: infer P }
  ? {
      readonly [Name in keyof P as Name extends `${string}?` ? never : Name]: Types[P[Name] & keyof Types];
    } & {
      readonly [Name in keyof P as Name extends `${infer Bare}?` ? Bare : never]?: Types[P[Name] &
        keyof Types];
    }
  : Readonly<Record<string, never>>;
