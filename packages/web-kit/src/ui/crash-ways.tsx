import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';

interface Props {
  readonly number: string;
  readonly contact?: string;
}

/** The two actions for the number of a crash: copy it, and contact support. Needs no store. */
export function CrashWays({ number, contact }: Props) {
  const { t } = useTranslation('kit');
  const [copied, setCopied] = useState(false);
  function copy(): void {
    // A page without https has no clipboard: the number can still be read.
    void navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => undefined,
    );
  }
  return (
    <>
      <button type="button" className="btn sm" onClick={copy}>
        <span aria-live="polite">{t(copied ? 'crash.copied' : 'crash.copy')}</span>
      </button>
      {contact && (
        <a className="btn sm" href={withNumber(contact, number)}>
          {t('crash.contact')}
        </a>
      )}
    </>
  );
}

/** Adds the number to the form for inquiries, or to the subject of a mail; the address of a site stays unchanged. */
function withNumber(contact: string, number: string): string {
  const name = contact.startsWith('/') ? 'crash' : contact.startsWith('mailto:') && 'subject';
  return name ? `${contact}?${name}=${encodeURIComponent(number)}` : contact;
}
