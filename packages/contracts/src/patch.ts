import { snakeCase } from '@kashikari/kernel';
import { enumFrom, textOf, type ClosedSet } from './closed-set';

/** A name of a message's field as JSON has it. */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

interface PatchMessage {
  /** Fields that were sent. */
  mask: string[] | undefined;
}

interface MessageType<Message> {
  fromJSON(object: unknown): Message;
  toJSON(message: Message): unknown;
}

type Names<Message> = Snake<Exclude<keyof Message, 'mask'> & string>;

/** Values by their JSON names, as received: absent fields stay unchanged, and null clears a field. */
export type PatchValues<Message> = { readonly [Name in Names<Message>]?: unknown };

/**
 * Converts between a patch in JSON and its message: an absent field is not in the mask, and null is only in the mask. A
 * field that the message doesn't have does not compile.
 */
export class PatchOf<Message extends PatchMessage> {
  private readonly lists: ReadonlySet<string>;

  /** @param words fields that are enums */
  constructor(
    private readonly type: MessageType<Message>,
    private readonly words: Readonly<Record<string, ClosedSet<string, string>>> = {},
  ) {
    const empty = Object.entries(type.fromJSON({}));
    this.lists = new Set(empty.filter(([, value]) => Array.isArray(value)).map(([name]) => snakeCase(name)));
  }

  /** @param sent a JSON object whose shape was checked */
  write<Sent extends PatchValues<Message>>(
    sent: Sent & Readonly<Record<Exclude<keyof Sent, Names<Message>>, never>>,
  ): Message {
    const fields = Object.entries<unknown>(sent).filter(([, value]) => value !== undefined);
    const named = fields.map(([name, value]) => {
      const set = this.words[name];
      return [name, set && typeof value === 'string' ? enumFrom(set, value) : value];
    });
    const message = this.type.fromJSON(Object.fromEntries(named));
    return { ...message, mask: fields.map(([name]) => name) };
  }

  /**
   * The fields that were sent, by the names of JSON; none without a message. A word that only a later release knows stays
   * as it is, and the field's reader rejects it.
   */
  read(message: Message | undefined): Readonly<Record<string, unknown>> {
    if (!message) return {};
    const values = this.type.toJSON(message) as Readonly<Record<string, unknown>>;
    return Object.fromEntries((message.mask ?? []).map((name) => [name, this.value(name, values[name])]));
  }

  private value(name: string, value: unknown): unknown {
    const set = this.words[name];
    if (set && typeof value === 'string') return textOf(set, value) ?? value;
    return value ?? (this.lists.has(name) ? [] : null);
  }
}
