import type { Locale } from '@kashikari/kernel';
import type { News } from '../../../domain/webhooks/news';
import type { ReceiverAnswer, WebhookRequest } from '../../../domain/webhooks/outcome';

/** Receivers of webhooks. */
export abstract class Receivers {
  /** True if private addresses and plain http are accepted, for tests. */
  abstract readonly open: boolean;
  /** Sends one request, up to 15 s. Failures are in the answer; rejects only if aborted. */
  abstract send(request: WebhookRequest, abort: AbortSignal): Promise<ReceiverAnswer>;
}

/** Groups of goods, as catalog knows them. */
export abstract class GroupsOfGoods {
  /** Returns the ids of the groups of each good; goods that are gone have none. */
  abstract of(goodIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Writes chat messages. */
export abstract class ChatWriter {
  /**
   * Returns the sentences about some news.
   * @param names of users, by id
   * @param now business time
   */
  abstract write(news: News, locale: Locale, names: ReadonlyMap<string, string>, now: number): string;
}
