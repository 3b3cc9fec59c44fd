import type { Answer, Client } from './client';
import type { Scene } from './spoken-scene';

/** A refusal, and its sentence. */
interface Row {
  /** Request that is refused each time, so that it can be repeated in every language. */
  readonly ask: (scene: Scene, locale: string) => Promise<Answer>;
  readonly status: number;
  /** The message, typed by hand; if the screen shows it at a field, that field's message. */
  readonly says: readonly [en: string, ja: string, kana: string];
  readonly field?: string;
}

export type Rows = Readonly<Record<string, Row>>;

/** A call in one of the three languages. */
export const said = (client: Client, method: string, path: string, locale: string, body?: unknown) =>
  client.send(method, path, { body, headers: { 'Accept-Language': locale } });
