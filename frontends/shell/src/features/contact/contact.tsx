import { NotFound, Skeleton } from '@kashikari/web-kit';
import { useState } from 'react';
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
  if (!settings.support?.form) return <NotFound />;
  const { time_zone: zone } = settings.support;
  return sent ? <InquirySent of={sent} zone={zone} /> : <ContactForm zone={zone} onSent={setSent} />;
}
