import type { Config } from './config';
import { useSettings } from './settings';

/** The address of the form for inquiries. */
export const CONTACT_FORM = '/contact';

/**
 * Returns the link to the operator of this installation: the form for inquiries, `mailto:`, or a site. Null means that
 * no contact is set; undefined means that it is not known yet.
 */
export function useContactLink(): string | null | undefined {
  const settings = useSettings();
  return settings && (contactLinkOf(settings) ?? null);
}

/** The link to an installation's operator; undefined if none is set. Without mail, no form reaches the operator. */
export function contactLinkOf({
  contact,
  support,
  no_mail: noMail,
}: Pick<Config, 'contact' | 'support' | 'no_mail'>): string | undefined {
  if (support?.form && !noMail) return CONTACT_FORM;
  return contact && (contact.includes('@') && !contact.includes('://') ? `mailto:${contact}` : contact);
}
