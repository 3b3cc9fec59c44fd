/** The values of a group's form, both for a new group and for a change. */
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
