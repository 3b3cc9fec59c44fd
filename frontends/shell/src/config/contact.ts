import { createContext, useContext, useEffect, useState } from 'react';
import type { Config } from './config';

const Contact = createContext<string | null | undefined>(undefined);

export const ContactProvider = Contact.Provider;

/**
 * Returns the contact of this installation's operator: an email address or a site. Null means that none is set;
 * undefined means that it is not known yet.
 */
export function useContact(): string | null | undefined {
  return useContext(Contact);
}

/** Reads the contact from the settings of this installation. */
export function useContactOf(config: Promise<Config>): string | null | undefined {
  const [contact, setContact] = useState<string | null>();
  useEffect(() => {
    config.then(
      (settings) => setContact(settings.contact ?? null),
      () => setContact(null),
    );
  }, [config]);
  return contact;
}

/** The link to a contact: `mailto:` for an address, a site as it is. */
export function contactLink(contact: string): string {
  return contact.includes('@') && !contact.includes('://') ? `mailto:${contact}` : contact;
}
