import type { Refusal } from '@kashikari/kernel';
import { applyPatch, sets, type Patch, type PatchResult } from '../shared/patch';
import { flag, text } from '../shared/readers';

/** Characters of an announcement: some pages. */
const LONGEST = 5_000;

/** A post of a group's editors to its members. Instants are epoch milliseconds. */
export interface Post {
  readonly id: string;
  readonly version: number;
  readonly groupId: string;
  readonly authorId: string;
  readonly body: string;
  /** True if it is shown first; up to one per group (spec section 5). */
  readonly pinned: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const FIELDS = {
  body: sets<Post, 'body'>('body', text({ max: LONGEST, required: true, multiline: true })),
  pin: sets<Post, 'pinned'>('pinned', flag),
};

/** A new announcement, and every fault of the form. */
export function writePost(
  form: { readonly body: string; readonly pin: boolean },
  belonging: { readonly id: string; readonly groupId: string; readonly authorId: string },
  now: number,
): { post: Post; faults: readonly Refusal[] } {
  const blank: Post = { ...belonging, version: 1, body: '', pinned: false, createdAt: now, updatedAt: now };
  const { value, faults } = applyPatch(FIELDS, blank, form);
  return { post: value, faults };
}

/** The announcement after a PATCH. */
export function changePost(post: Post, patch: Patch, now: number): PatchResult<Post> {
  const { value, faults } = applyPatch(FIELDS, post, patch);
  return { value: { ...value, version: post.version + 1, updatedAt: now }, faults };
}

/** Characters of an announcement that a mail shows; its page has the rest. */
const EXCERPT = 800;

export function excerptOf({ body }: Post): string {
  const characters = [...body];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT - 1).join('')}…` : body;
}

/** An announcement as somebody may see it. */
export interface ShownPost extends Post {
  readonly permissions: readonly string[];
}

/** A post to somebody who sees the goods of its group: those who edit the group may change it. */
export function showPost(
  post: Post,
  { permissions }: { readonly permissions: readonly string[] },
): ShownPost {
  return { ...post, permissions: permissions.includes('edit') ? ['edit', 'delete'] : [] };
}
