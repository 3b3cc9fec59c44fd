import { Injectable } from '@nestjs/common';
import { actorUserId, notFound, unauthenticated, type Call } from '@kashikari/kernel';
import { FetchPeople } from '../fetch-people';
import { DocumentViews, type DocumentFilter, type DocumentKey, type SeenDocument } from '../ports';

/** Documents as their recipient, and the owner and managers of their issuer, see them. */
@Injectable()
export class ReadDocuments {
  constructor(
    private readonly views: DocumentViews,
    private readonly people: FetchPeople,
  ) {}

  /**
   * @param isHandedOut a file is made of it: for its recipient, the next one is a copy
   * @throws DomainError `not_found`, also for a payment without a document
   */
  async get(key: DocumentKey, isHandedOut: boolean, call: Call): Promise<SeenDocument> {
    await this.caller(call);
    const seen = await this.views.find(key, call);
    if (!seen) throw notFound('document', 'id' in key ? key.id : key.paymentId);
    if (!isHandedOut || !seen.receives) return seen;
    return { ...seen, isCopy: await this.views.handOut(seen.document.id, call.now) };
  }

  async list(
    filter: DocumentFilter,
    call: Call,
  ): Promise<{ readonly documents: SeenDocument[]; readonly total: number }> {
    await this.caller(call);
    return this.views.list(filter, call);
  }

  private async caller(call: Call): Promise<void> {
    if (!actorUserId(call.actor)) throw unauthenticated();
    await this.people.ofCaller(call);
  }
}
