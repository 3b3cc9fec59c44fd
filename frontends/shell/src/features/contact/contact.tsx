import { NotFound, Skeleton } from '@kashikari/web-kit';
import { useState } from 'react';
import { CONTACT_FORM, contactLinkOf } from '../../config/contact';
import { useSettings } from '../../config/settings';
import type { SentInquiry } from './api/create-inquiry';
import { ContactForm } from './components/contact-form';
import { InquirySent } from './components/inquiry-sent';
import './contact.css';

/** `contact`: the form for inquiries to the operator; a page not found where the operator has no address for them. */
export function Contact() {
  const settings = useSettings();
  const [sent, setSent] = useState<SentInquiry>();
  if (!settings) return <Skeleton shape="block" />;
  const zone = settings.support?.time_zone;
  if (contactLinkOf(settings) !== CONTACT_FORM || zone === undefined) return <NotFound />;
  return sent ? <InquirySent of={sent} zone={zone} /> : <ContactForm zone={zone} onSent={setSent} />;
}
