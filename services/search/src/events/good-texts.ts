import { catalogEvents } from '@kashikari/contracts';
import type { GoodTexts } from '../domain/index-good';

type Message = catalogEvents.GoodChanged;
type TextName = { [Name in keyof Message]-?: Message[Name] extends string ? Name : never }[keyof Message];

/** Texts of the event that are no words, and those whose place in the index is their own. */
const NOT_AMONG_OTHERS: ReadonlySet<string> = new Set<TextName>([
  ...(['id', 'ownerId', 'thumbnailUrl', 'labelHash'] as const),
  ...(['title', 'titleReading', 'author', 'isbn', 'managementId', 'description'] as const),
]);

const OTHERS = Object.entries(catalogEvents.GoodChanged.fromJSON({}))
  .filter(([name, value]) => typeof value === 'string' && !NOT_AMONG_OTHERS.has(name))
  .map(([name]) => name as TextName);

/** Returns the searchable texts of a good: all texts in its event, including those of new fields. */
export function textsOf(good: Message): GoodTexts {
  const { title, titleReading: reading, tags, author, isbn, managementId, description } = good;
  const others = OTHERS.map((name) => good[name]);
  return { title, reading, tags, author, codes: [managementId, isbn], description, others };
}
