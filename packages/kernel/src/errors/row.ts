import type { Locale } from '../locale';

/** What a parameter of a refusal is. */
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
 * One refusal: what its parameters are, by wire name, a name with `?` where it may lack, and what people are told. In the
 * words stand `{max}` and, with a singular and a plural, `{max|day|days}`; `{wait}` is the time of `retry_after`.
 */
export interface ErrorRow extends Words {
  readonly params?: Readonly<Record<string, keyof Types>>;
  /** The browser says it by itself, too: its look ahead refuses without asking. */
  readonly browser?: true;
  /** Words of their own by what a limit counts (`params.by`) or what a quota is of (`params.what`). */
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
