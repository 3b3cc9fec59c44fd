import { oneLine } from '../../domain/address';
import { listIn } from '../../domain/json-text';
import type { NewGoodsParams } from '../../domain/mail';
import { named } from '../shortened';
import { pageOf, type Draft } from './draft';
import type { InEveryLanguage, Mail, Showing } from './mail';

interface Texts {
  readonly subject: string;
  readonly lead: string;
  readonly list: string;
  readonly item: string;
  readonly more: string;
  readonly action: string;
  readonly note: string;
  readonly sellers: string;
  /** Between two lenders. */
  readonly comma: string;
}

/** New goods of the week: a list with links, the number of further ones, and the lenders of those with a price. */
export function newGoods<const T extends InEveryLanguage<Texts>>(
  texts: T & Showing<T, 'title' | 'number' | 'more' | 'lender' | 'sellers'>,
): Mail<NewGoodsParams> {
  return { page: newGoodsPage, texts };
}

function newGoodsPage(draft: Draft<NewGoodsParams>) {
  const { content, words, site } = draft;
  const { params, template } = content;
  const goods = listIn(params.goods);
  const groupIds = listIn(params.group_ids);
  const number = goods.length + Number(params.more);
  const values = { title: named(goods[0]?.title), number };
  const says = (part: string) => words.t(`${template}.${part}`, values);
  const link = (id: string) => `${site}/goods/${encodeURIComponent(id)}`;
  const items = goods.map(({ id, title, lender }) => ({
    text: words.t(`${template}.item`, { title: oneLine(title), lender: words.person(lender) }),
    url: link(id),
  }));
  const path = groupIds.length === 1 ? `/-/${encodeURIComponent(groupIds[0]!)}` : '/search?sort=latest';
  const more = params.more === '0' ? undefined : words.t(`${template}.more`, { more: params.more });
  const sellers = listIn(params.sellers).map((name) => named(name));
  const page = pageOf(draft, says, {
    list: { label: words.word(`${template}.list`), items },
    link: { text: more ?? words.word(`${template}.action`), url: `${site}${path}` },
  });
  if (!sellers.length) return page;
  const priced = words.t(`${template}.sellers`, { sellers: sellers.join(words.word(`${template}.comma`)) });
  return { ...page, footer: `${priced} ${page.footer}` };
}
