import { snakeCase } from '@kashikari/kernel';
import { SETS, textOf, wordOf } from '@kashikari/contracts';
import { z } from 'zod';
import { instant, instantOrNull } from './times';
import type { Misfits } from './answer-fit';

/** The code that ts-proto generates for a message. */
interface MessageType<Message> {
  fromJSON(object: unknown): Message;
}

type Body<Schema extends z.ZodObject> = z.input<Schema>;

/** Mappings of fields that the rule can't fill, and of any other field that needs a different value. */
type Exceptions<Schema extends z.ZodObject, Message, Follows> = {
  readonly [Name in Misfits<Follows, Body<Schema>>]: (message: Message) => Body<Schema>[Name];
} & {
  readonly [Name in Exclude<keyof Body<Schema>, Misfits<Follows, Body<Schema>>>]?: (
    message: Message,
  ) => Body<Schema>[Name];
};

/** A part of a message whose fields are at the top level of the response. */
interface Part<Message, Name extends keyof Message> {
  readonly name: Name;
  /** Default if the part was not sent. */
  readonly absent: NonNullable<Message[Name]>;
}

type WithPart<Message, Name extends keyof Message> = [Name] extends [never]
  ? Message
  : Message & Omit<NonNullable<Message[Name]>, keyof Message>;

type Fields = Readonly<Record<string, unknown>>;
type FieldReader = (message: Fields) => unknown;

/**
 * Returns a function that maps a message to the JSON of its schema (docs/adr/0043). The rule is fixed once for each
 * field, not for each message:
 * - A field `start_date` is read from `startDate`.
 * - An instant becomes RFC 3339.
 * - A nullable field is null if its value is empty or absent.
 * - An enum is read by its closed set.
 * - A list of words keeps those that the contract knows.
 * - All else is copied.
 * A field that neither this rule nor an exception fills does not compile. Neither does an exception for a field that
 * the schema lacks.
 * @param exceptions mappings of fields for which the rule is not right
 * @param part a part of the message whose fields the schema has at the top level
 * @returns a function that throws {@link UnknownWord} for a word that only a later release knows
 */
export function answerOf<
  Schema extends z.ZodObject,
  Message extends object,
  Name extends keyof Message = never,
>(
  schema: Schema,
  type: MessageType<Message>,
  ...[exceptions, part]: object extends Exceptions<Schema, Message, WithPart<Message, Name>>
    ? [Exceptions<Schema, Message, WithPart<Message, Name>>?, Part<Message, Name>?]
    : [Exceptions<Schema, Message, WithPart<Message, Name>>, Part<Message, Name>?]
): (message: Message) => Body<Schema> {
  const own = type.fromJSON({}) as Fields;
  const byHand = (exceptions ?? {}) as Readonly<Record<string, FieldReader | undefined>>;
  const names = Object.keys(schema.shape);
  const reads = names.map((name) => {
    const given = byHand[name];
    if (given) return given;
    const key = camel(name);
    const field = shapeOf(schema.shape[name] as z.ZodType);
    const ofPart = part && !(key in own) ? (part.name as string) : undefined;
    const set = setOf(key, type, ofPart);
    const read = set ? wordRead(key, field, set) : readOf(key, field);
    return ofPart === undefined ? read : partOf(ofPart, part!.absent, read);
  });
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return (message) => {
    const body: Record<string, unknown> = { ...empty };
    for (let at = 0; at < names.length; at += 1) body[names[at]!] = reads[at]!(message as Fields);
    return body as Body<Schema>;
  };
}

interface Field {
  readonly nullable: boolean;
  readonly isInstant: boolean;
  /** Allowed values of a word, or of a list of words. */
  readonly words: ReadonlySet<unknown> | undefined;
}

function shapeOf(type: z.ZodType): Field {
  const nullable = type instanceof z.ZodNullable;
  const inner = nullable ? (type.unwrap() as z.ZodType) : type;
  const one = inner instanceof z.ZodArray ? inner.element : inner;
  return {
    nullable,
    // A description after `nullable()` is on the outer schema, one before it on the inner schema.
    isInstant: [type, inner].some((one) => one.meta()?.['format'] === 'date-time'),
    words: one instanceof z.ZodEnum ? new Set(one.options) : undefined,
  };
}

function readOf(key: string, { nullable, isInstant, words }: Field): FieldReader {
  if (isInstant && nullable) return (message) => instantOrNull(message[key] as Date | undefined);
  if (isInstant) return (message) => instant(message[key] as Date | undefined);
  if (words)
    return (message) => {
      const value = message[key];
      if (Array.isArray(value)) return (value as unknown[]).filter((word) => words.has(word));
      return words.has(value) ? value : null;
    };
  if (nullable)
    return (message) => {
      const value = message[key];
      return value === '' || value === undefined ? null : value;
    };
  return (message) => message[key];
}

type AnySet = typeof SETS.locale;

/** The closed set of a field that is an enum, found by the enum's first value. */
function setOf(key: string, type: MessageType<object>, part: string | undefined): AnySet | undefined {
  const probe = { [snakeCase(key)]: 1 };
  const read = type.fromJSON(part === undefined ? probe : { [snakeCase(part)]: probe }) as Fields;
  const first = (part === undefined ? read : (read[part] as Fields))[key] as never;
  return Object.values(SETS).find(({ textsOf }) => textsOf.has(first)) as AnySet | undefined;
}

function wordRead(key: string, { nullable }: Field, set: AnySet): FieldReader {
  return nullable
    ? (message) => textOf(set, message[key] as never) ?? null
    : (message) => wordOf(set, message[key] as never);
}

function partOf(name: string, absent: unknown, read: FieldReader): FieldReader {
  return (message) => read((message[name] ?? absent) as Fields);
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
