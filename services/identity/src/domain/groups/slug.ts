import { allow, isId, refuse, type Verdict } from '@kashikari/kernel';

/** Spec section 5: lowercase letters, digits, `-`, `_` and `~`. */
const FORM = /^[a-z0-9][a-z0-9_~-]{0,62}$/;

/** Words that stand, or may come to stand, where a slug does: `-/{slug}` and `/groups/{slug}`. */
const RESERVED = new Set(
  `new edit index current admin api app assets auth config cookies docs files groups healthz help home join legal login logout lp
   members metrics posts preview privacy readyz remotes search settings sign_in sign_up static support terms users
   v1 www`.split(/\s+/),
);

export function readSlug(value: unknown): Verdict<string> {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  if (value === '') return refuse('validation.required');
  if (value.length > 63) return refuse('validation.too_long', { max: 63 });
  if (!FORM.test(value) || isId(value)) return refuse('validation.slug');
  return RESERVED.has(value) ? refuse('group.slug_taken') : allow(value);
}

/** Maximum length of a slug that people can type. */
const READABLE = 40;

/**
 * A slug out of a group's name, made unique by `suffix`. A name without Latin letters or digits gives the suffix
 * alone: a transliteration would have to guess the reading.
 */
export function slugFrom(name: string, suffix: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, READABLE)
    .replace(/^-|-$/g, '');
  return words ? `${words}-${suffix}` : `g-${suffix}`;
}
