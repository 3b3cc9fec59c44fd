/** The text of an enum value: the part after the prefix that buf's lint rules require, in lower case. */
type TextOf<E extends string, Prefix extends string> = E extends `${Prefix}_UNSPECIFIED`
  ? never
  : E extends `${Prefix}_${infer Name}`
    ? Lowercase<Name>
    : never;

/** A closed set of words: an enum on the wire, a union of texts everywhere else. */
export interface ClosedSet<Enum extends string, Text extends string> {
  readonly texts: readonly Text[];
  readonly enums: ReadonlyMap<string, Enum>;
  readonly textsOf: ReadonlyMap<Enum, Text>;
}

/** The words of a set as the rest of the program knows them. */
export type WordOf<Set> = Set extends ClosedSet<string, infer Text> ? Text : never;

/** Error for a word that this release does not know. */
export class UnknownWord extends Error {
  constructor(readonly known: readonly string[]) {
    super(`is none of ${known.join(', ')}`);
    this.name = 'UnknownWord';
  }
}

/**
 * Makes the set of an enum. Its words follow from the names of the values. A value added to the proto becomes a member
 * of the union. Code that reads the union does not compile until it handles the new value.
 * @param prefix of all its values
 * @param irregular words that are not the rest of their names in lower case
 */
export function closedSet<
  Enum extends string,
  const Prefix extends string,
  const Irregular extends { readonly [Name in `${Enum}`]?: string } = object,
>(
  values: Readonly<Record<string, Enum>>,
  prefix: Prefix,
  irregular?: Irregular,
): ClosedSet<
  Enum,
  TextOf<Exclude<`${Enum}`, keyof Irregular>, Prefix> | Extract<Irregular[keyof Irregular], string>
> {
  type Text =
    TextOf<Exclude<`${Enum}`, keyof Irregular>, Prefix> | Extract<Irregular[keyof Irregular], string>;
  const own: Readonly<Record<string, string | undefined>> = irregular ?? {};
  const rows = Object.values(values)
    .filter((value) => value.startsWith(`${prefix}_`) && value !== `${prefix}_UNSPECIFIED`)
    .map((value) => [value, (own[value] ?? value.slice(prefix.length + 1).toLowerCase()) as Text] as const);
  return {
    texts: rows.map(([, text]) => text),
    enums: new Map(rows.map(([value, text]) => [text, value])),
    textsOf: new Map(rows),
  };
}

/** The enum of a word; undefined for none. A word that is not of the set does not compile. */
export function enumOf<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  text: NoInfer<Text>,
): Enum;
export function enumOf<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  text: NoInfer<Text> | '' | null | undefined,
): Enum | undefined;
export function enumOf<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  text: NoInfer<Text> | '' | null | undefined,
): Enum | undefined {
  return text ? set.enums.get(text) : undefined;
}

/**
 * Returns the {@link enumOf} of untyped text from a database or from outside; undefined if the set does not contain it.
 */
export function enumFrom<Enum extends string>(set: ClosedSet<Enum, string>, text: string): Enum | undefined {
  return set.enums.get(text);
}

/** The word of an enum. Undefined for none, and for a value that only a later release knows. */
export function textOf<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  value: Enum | undefined,
): Text | undefined {
  return value === undefined ? undefined : set.textsOf.get(value);
}

/**
 * {@link textOf} for a reader that checks the word itself: empty for none, and the enum's own name for a value that is not
 * in the set, so that the reader rejects it beside the other faults of a request.
 */
export function textOrName<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  value: Enum | undefined,
): string {
  return textOf(set, value) ?? (value !== undefined && isSaid(value) ? value : '');
}

/**
 * {@link textOf} that rejects unknown values.
 * @throws {UnknownWord} for a value that is not in the set
 */
export function knownText<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  value: Enum | undefined,
): Text | undefined {
  const known = textOf(set, value);
  if (known === undefined && isSaid(value)) throw new UnknownWord(set.texts);
  return known;
}

/**
 * {@link knownText} of a value that is always set.
 * @throws {UnknownWord} for a value that is not in the set, and where it is not set
 */
export function wordOf<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  value: Enum | undefined,
): Text {
  const known = textOf(set, value);
  if (known === undefined) throw new UnknownWord(set.texts);
  return known;
}

function isSaid(value: string | undefined): boolean {
  return value !== undefined && !value.endsWith('_UNSPECIFIED');
}
