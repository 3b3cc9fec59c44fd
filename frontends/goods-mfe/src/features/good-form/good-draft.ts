import type { GoodView } from '../../api/get-good';
import { fieldsIn, GOOD_FIELD_NAMES, kindOf, type GoodFieldName, type KindOfField } from '../../good-fields';

export type GoodDraft = { readonly [Name in GoodFieldName]: KindOfField<Name>['empty'] };

/** The form with what it shows besides. */
export interface GoodForm extends GoodDraft {
  /** Addresses of pictures that were sent and belong to no good yet, by id: a draft shows them again. */
  readonly picture_urls: Readonly<Record<string, string>>;
}

export type GoodBody = { [Name in GoodFieldName]: ReturnType<KindOfField<Name>['send']> };

/** A value for every field of the form. */
const each = (value: (name: GoodFieldName) => unknown) =>
  Object.fromEntries(GOOD_FIELD_NAMES.map((name) => [name, value(name)]));

export const EMPTY_GOOD = each((name) => kindOf(name).empty) as GoodDraft;

/** A good as its form begins with it. */
export function draftOf(good: GoodView): GoodForm {
  const held = each((name) => kindOf(name).hold(good[name] as never)) as GoodDraft;
  return { ...held, picture_urls: {} };
}

/** Prices of the other way of lending, which are not offered and never sent. */
function noPrices(part: 'hourly' | 'daily') {
  return Object.fromEntries(fieldsIn(part).map((name) => [name, null]));
}

/**
 * Returns a draft as a request body. A good lent by the hour has neither quantity nor margin days (validation rules),
 * so both are sent with their neutral values. Only the prices of the good's unit of time are sent.
 */
export function bodyOf(draft: GoodDraft): GoodBody {
  const body = each((name) => kindOf(name).send(draft[name] as never)) as GoodBody;
  return draft.is_hourly
    ? { ...body, quantity: 1, margin_days: 0, ...noPrices('daily') }
    : { ...body, ...noPrices('hourly') };
}
