import type { GoodDraft } from '../good-draft';

/** What every part of the form takes. */
export interface PartProps {
  readonly draft: GoodDraft;
  readonly onChange: (change: Partial<GoodDraft>) => void;
  /** The refusal of the last attempt to save; its faults stand at their fields. */
  readonly error: unknown;
}

/** Lines of text that few goods have; they fold away until one of them is filled. */
export const RARE_TEXTS = ['management_id', 'isbn', 'author', 'publisher'] as const;

/** How it is lent. */
export const RULES = [
  'is_exclusive',
  'for_reference_only',
  'restrict_reservation',
  'confirmation_upon_return',
] as const;

/** Who sees it beyond the members of its groups. */
export const AUDIENCE = ['is_public', 'is_public_use', 'is_hidden'] as const;
