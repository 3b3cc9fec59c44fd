import { Injectable } from '@nestjs/common';
import { unwrap, type Call } from '@kashikari/kernel';
import { readSuggest } from '../domain/read-suggest';
import { SearchViews, type Suggestion } from './ports';

/** Suggests up to 10 completions of a text, from goods that the actor may see in lists. */
@Injectable()
export class SuggestGoods {
  constructor(private readonly views: SearchViews) {}

  /** @throws DomainError `validation` at `q` for more than 200 characters */
  async run(typed: string, group: string, call: Call): Promise<readonly Suggestion[]> {
    const asked = unwrap(readSuggest(typed, group));
    return asked ? this.views.suggest(asked, call.actor) : [];
  }
}
