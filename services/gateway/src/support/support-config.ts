import type { GatewaySettings } from '../settings';

type SupportSettings = Pick<GatewaySettings, 'OPERATOR_CONTACT' | 'SUPPORT_TIME_ZONE'>;

/** Returns true if inquiries reach the operator: its contact is an email address. */
export function takesInquiries({ OPERATOR_CONTACT: contact }: SupportSettings): boolean {
  return contact !== undefined && !contact.includes('://');
}

/** The way to support in `/config.json`; empty where the operator has no contact. */
export function supportConfig(settings: SupportSettings) {
  const { OPERATOR_CONTACT: contact, SUPPORT_TIME_ZONE } = settings;
  if (contact === undefined) return {};
  return { contact, support: { form: takesInquiries(settings), time_zone: SUPPORT_TIME_ZONE } };
}
