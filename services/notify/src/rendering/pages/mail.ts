import type { Locale } from '@kashikari/kernel';
import type { Params } from '../../domain/mail';
import type { Page } from '../html';
import type { Draft } from './draft';

/** A mail: the page on which it is written, and what it says in every language. @template P the values that it reads */
export interface Mail<P extends Params> {
  readonly page: (draft: Draft<P>) => Page;
  readonly texts: Readonly<Record<Locale, object>>;
}

export type InEveryLanguage<Texts> = Readonly<Record<Locale, Texts>>;

/** Subject, first sentence, what the way is called, and what is said last. */
export interface PlainTexts {
  readonly subject: string;
  readonly lead: string;
  readonly action: string;
  readonly note?: string;
}

/** Names between braces in all texts of a tree. */
type PlaceholdersIn<Texts> = Texts extends string
  ? Placeholders<Texts>
  : { [Key in keyof Texts]: PlaceholdersIn<Texts[Key]> }[keyof Texts];

type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Nothing more of texts that show only what their page gives; of others a name that no texts have. */
export type Showing<Texts, Given extends string> = [Exclude<PlaceholdersIn<Texts>, Given>] extends [never]
  ? unknown
  : { readonly 'shows what its page does not give': Exclude<PlaceholdersIn<Texts>, Given> };

/** Values that texts show and their page takes as they are. */
export type ShownAsTheyAre<Texts, Made extends string = never> = {
  readonly [Name in Exclude<PlaceholdersIn<Texts>, Made> & string]: string;
};
