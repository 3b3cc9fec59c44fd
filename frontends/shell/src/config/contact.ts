import { useSettings } from './settings';

/**
 * Returns the contact of this installation's operator: an email address or a site. Null means that none is set;
 * undefined means that it is not known yet.
 */
export function useContact(): string | null | undefined {
  const settings = useSettings();
  return settings && (settings.contact ?? null);
}

/** The link to a contact: `mailto:` for an address, a site as it is. */
export function contactLink(contact: string): string {
  return contact.includes('@') && !contact.includes('://') ? `mailto:${contact}` : contact;
}
