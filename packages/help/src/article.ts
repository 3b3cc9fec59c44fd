import type { Locale } from '@kashikari/kernel';

/** Subjects under which articles are listed, in this order. */
export const TOPICS = ['borrow', 'lend', 'groups', 'money', 'notices', 'connect'] as const;

export type Topic = (typeof TOPICS)[number];

/** An article of the help in one language, its constants filled in. */
export interface Article {
  /** Its address: `/help/{slug}`. */
  readonly slug: string;
  readonly topic: Topic;
  readonly title: string;
  /** First paragraph, plain text. */
  readonly summary: string;
  /** Markdown below the title, summary included. */
  readonly text: string;
  /** Day of the last change of its content, `YYYY-MM-DD`. */
  readonly updated: string;
  /** Routes of the screens that it explains, as in the shell's table: `/bookings/:id`. */
  readonly routes: readonly string[];
  /** True if it is listed among frequent questions. */
  readonly frequent: boolean;
}

/** A paragraph or list item of an article, plain text, found for a question. */
export interface Passage {
  readonly slug: string;
  readonly title: string;
  /** Heading above it within the article; empty for the summary. */
  readonly heading: string;
  readonly text: string;
  /** Higher is better; comparable within one question only. */
  readonly score: number;
}

/** Articles in one language, in the order of their topics. */
export type ArticlesOf = (locale: Locale) => readonly Article[];

/** Best passages of up to `limit` articles; empty where no article answers the question. */
export type FindPassages = (question: string, locale: Locale, limit?: number) => readonly Passage[];
