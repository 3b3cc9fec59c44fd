/** What the form of a group holds: making one and changing one share it. */
export interface GroupDraft {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Empty: joining asks none. */
  readonly passcode: string;
  readonly accept_member_goods: boolean;
  readonly member_booking_visible: boolean;
  readonly disable_sign_up: boolean;
}

export const EMPTY_DRAFT: GroupDraft = {
  name: '',
  slug: '',
  description: '',
  passcode: '',
  accept_member_goods: false,
  member_booking_visible: true,
  disable_sign_up: false,
};

/** Only what differs, so that two people who change different fields don't undo each other. */
export function changesOf<D extends object>(before: D, after: D): Partial<D> {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof D] !== value);
  return Object.fromEntries(changed) as Partial<D>;
}
