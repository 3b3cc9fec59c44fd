import { allow, FEE_NOTICE_DAYS, MAX_UNIT_PRICE, MIN_UNIT_PRICE, type Refusal } from '@kashikari/kernel';
import { readPasscode } from './passcode';
import { applyPatch, sets, type Patch, type PatchResult } from '../shared/patch';
import { flag, imageId, nullable, text, whole } from '../shared/readers';
import { readSlug, slugFrom } from './slug';

/** A shelf of goods and the people who may use it. Instants are epoch milliseconds. */
export interface Group {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  /** Unique among all groups, those that were and those that are. */
  readonly slug: string;
  /** The account that owns it. */
  readonly ownerId: string;
  /** Passcode to join; empty for none. Encrypted at rest. */
  readonly passcode: string;
  readonly acceptMemberGoods: boolean;
  readonly memberBookingVisible: boolean;
  /** Nobody new may join by themselves; to strangers the group is not there. */
  readonly disableSignUp: boolean;
  readonly signUpMessage: string;
  /** Additional question to people who join, whose answers become tags; empty for no question. */
  readonly tagFormLabel: string;
  readonly tagFormPlaceholder: string;
  /** Picture ids in catalog; empty for none. */
  readonly coverImageId: string;
  readonly logoImageId: string;
  /** Fee of a member, yen a month, tax included; null: none. */
  readonly pricePerMonth: number | null;
  /** Start of the fee, or of its latest raise, for existing members; null: there is no fee. */
  readonly priceFrom: number | null;
  /** Questions of members to the help are not passed to a language model. */
  readonly disableAiAnswers: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
}

export interface GroupForm {
  readonly name: string;
  /** Empty: made from the name. */
  readonly slug: string;
  readonly description: string;
  readonly passcode: string;
  readonly acceptMemberGoods: boolean;
  readonly memberBookingVisible: boolean;
  readonly disableSignUp: boolean;
  readonly signUpMessage: string;
  readonly tagFormLabel: string;
  readonly tagFormPlaceholder: string;
  readonly pricePerMonth?: number | undefined;
}

const DAY = 86_400_000;

const FIELDS = {
  name: sets<Group, 'name'>('name', text({ max: 100, required: true, noAddress: true })),
  slug: sets<Group, 'slug'>('slug', readSlug),
  description: sets<Group, 'description'>('description', text({ max: 5000, multiline: true })),
  passcode: (group: Group, value: unknown) => {
    const read = readPasscode(value, group.passcode);
    return read.ok ? allow({ ...group, passcode: read.value }) : read;
  },
  accept_member_goods: sets<Group, 'acceptMemberGoods'>('acceptMemberGoods', flag),
  member_booking_visible: sets<Group, 'memberBookingVisible'>('memberBookingVisible', flag),
  disable_sign_up: sets<Group, 'disableSignUp'>('disableSignUp', flag),
  sign_up_message: sets<Group, 'signUpMessage'>('signUpMessage', text({ max: 2000, multiline: true })),
  tag_form_label: sets<Group, 'tagFormLabel'>('tagFormLabel', text({ max: 50 })),
  tag_form_placeholder: sets<Group, 'tagFormPlaceholder'>('tagFormPlaceholder', text({ max: 100 })),
  cover_image_id: sets<Group, 'coverImageId'>('coverImageId', imageId),
  logo_image_id: sets<Group, 'logoImageId'>('logoImageId', imageId),
  disable_ai_answers: sets<Group, 'disableAiAnswers'>('disableAiAnswers', flag),
  price_per_month: sets<Group, 'pricePerMonth'>(
    'pricePerMonth',
    nullable(whole(MIN_UNIT_PRICE, MAX_UNIT_PRICE)),
  ),
};

/** Pictures that a PATCH of a group names, to be asked for where they are kept. */
export function picturesIn(patch: Patch): { readonly field: string; readonly imageId: string }[] {
  return ['cover_image_id', 'logo_image_id'].flatMap((field) => {
    const read = imageId(patch[field] ?? null);
    return read.ok && read.value ? [{ field, imageId: read.value }] : [];
  });
}

/**
 * A new group of an account, and every fault of the form.
 * @param suffix makes a slug out of the name unique
 */
export function newGroup(
  form: GroupForm,
  owner: string,
  { id, suffix }: { id: string; suffix: string },
  now: number,
): { group: Group; faults: readonly Refusal[] } {
  const blank: Group = {
    id,
    version: 1,
    name: '',
    description: '',
    slug: slugFrom(form.name, suffix),
    ownerId: owner,
    passcode: '',
    acceptMemberGoods: false,
    memberBookingVisible: false,
    disableSignUp: false,
    signUpMessage: '',
    tagFormLabel: '',
    tagFormPlaceholder: '',
    coverImageId: '',
    logoImageId: '',
    pricePerMonth: null,
    priceFrom: null,
    disableAiAnswers: false,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const { value, faults } = applyPatch(FIELDS, blank, {
    name: form.name,
    slug: form.slug || undefined,
    description: form.description,
    passcode: form.passcode,
    accept_member_goods: form.acceptMemberGoods,
    member_booking_visible: form.memberBookingVisible,
    disable_sign_up: form.disableSignUp,
    sign_up_message: form.signUpMessage,
    tag_form_label: form.tagFormLabel,
    tag_form_placeholder: form.tagFormPlaceholder,
    price_per_month: form.pricePerMonth,
  });
  return { group: { ...value, priceFrom: priceFrom(blank, value, now) }, faults };
}

/** The group after a PATCH of its settings. */
export function changeGroup(group: Group, patch: Patch, now: number): PatchResult<Group> {
  const { value, faults } = applyPatch(FIELDS, group, patch);
  const changed = { version: group.version + 1, priceFrom: priceFrom(group, value, now), updatedAt: now };
  return { value: { ...value, ...changed }, faults };
}

/** A fee that is new or dearer begins with notice; one that is cheaper keeps the day of the raise before it. */
function priceFrom(before: Group, { pricePerMonth }: Group, now: number): number | null {
  if (pricePerMonth === null) return null;
  if (pricePerMonth > (before.pricePerMonth ?? 0)) return now + FEE_NOTICE_DAYS * DAY;
  return before.priceFrom;
}

/** The same group of another account. */
export function transferGroup(group: Group, ownerId: string, now: number): Group {
  return { ...group, ownerId, version: group.version + 1, updatedAt: now };
}

const NO_PICTURES = { coverImageId: '', logoImageId: '' };

/**
 * Deletes a group. Its id and digests of its slugs stay (the store keeps them), so that no printed address leads to
 * another group. Its text is erased (docs/privacy.md).
 */
export function deleteGroup(group: Group, now: number): Group {
  return {
    ...group,
    version: group.version + 1,
    name: '',
    description: '',
    slug: group.id,
    passcode: '',
    signUpMessage: '',
    tagFormLabel: '',
    tagFormPlaceholder: '',
    ...NO_PICTURES,
    ...{ pricePerMonth: null, priceFrom: null },
    updatedAt: now,
    deletedAt: now,
  };
}
