import { Injectable } from '@nestjs/common';
import { unwrap, type Call } from '@kashikari/kernel';
import { readSearch, type SearchRequest } from '../domain/read-search';
import { SearchViews, type SearchPage } from './ports';

export interface SearchAnswer extends SearchPage {
  readonly page: number;
  readonly perPage: number;
}

/** Finds goods by words, place, tag and what is free, among those that the actor may see in lists. */
@Injectable()
export class SearchGoods {
  constructor(private readonly views: SearchViews) {}

  async run(asked: SearchRequest, call: Call): Promise<SearchAnswer> {
    const search = unwrap(readSearch(asked));
    const found = await this.views.find(search, call.actor, call.now);
    return { ...found, page: search.page, perPage: search.perPage };
  }
}
