import type { SETS, WordOf } from '@kashikari/contracts';

/** Types of what the rule of {@link answerOf} can fill from a message. All other fields need an explicit mapping. */

/** The name of a message's field that fills a field of JSON: `start_date` is read from `startDate`. */
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type Plain = string | number | boolean;

type Sets = typeof SETS;

/** The words of the closed set whose enum it is. */
type WordsOf<Enum> = {
  [Name in keyof Sets]: Sets[Name]['enums'] extends ReadonlyMap<string, infer Own>
    ? [Enum] extends [Own]
      ? WordOf<Sets[Name]>
      : never
    : never;
}[keyof Sets];

/** True if a text or an enum of a closed set fits the field of the schema: any text, or one of its words. */
type TextFits<Value, Out> = string extends Value
  ? string extends Out
    ? true
    : null extends Out
      ? true
      : false
  : [WordsOf<Value>] extends [never]
    ? false
    : WordsOf<Value> extends Out
      ? true
      : false;

type ListFits<Item, Out> = Out extends readonly (infer Wanted)[]
  ? Item extends Plain
    ? Item extends Wanted
      ? true
      : Wanted extends Item
        ? true
        : false
    : false
  : false;

/** True for a map of texts. A message is not a map: fields that its schema doesn't name are not returned. */
type MapFits<Value, Out> = string extends keyof Value ? (Value extends Out ? true : false) : false;

type ValueFits<Value, Out> = [Value] extends [Date]
  ? string extends Out
    ? true
    : false
  : [Value] extends [string]
    ? TextFits<Value, Out>
    : [Value] extends [readonly (infer Item)[]]
      ? ListFits<Item, Exclude<Out, null>>
      : [Value] extends [Plain]
        ? [Value] extends [Out]
          ? true
          : false
        : MapFits<Value, Exclude<Out, null>>;

/** True if an absent value can be expressed: as null, or as the epoch for an instant that a service always sends. */
type AbsenceFits<Value, Out> = undefined extends Value
  ? null extends Out
    ? true
    : [Exclude<Value, undefined>] extends [Date]
      ? true
      : false
  : true;

type FieldFits<Message, Name extends string, Out> = Name extends keyof Message
  ? AbsenceFits<Message[Name], Out> extends true
    ? ValueFits<Exclude<Message[Name], undefined>, Out>
    : false
  : false;

/** The fields of an answer that the rule doesn't fill. */
export type Misfits<Message, Body> = {
  [Name in keyof Body & string]: FieldFits<Message, Camel<Name>, Body[Name]> extends true ? never : Name;
}[keyof Body & string];
