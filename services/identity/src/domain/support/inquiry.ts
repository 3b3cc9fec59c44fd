import {
  allow,
  INQUIRY_CATEGORIES,
  INQUIRY_LENGTH,
  PRIORITY_REPLY_BUSINESS_DAYS,
  refuse,
  screenOf,
  SUPPORT_REPLY_BUSINESS_DAYS,
  type Verdict,
} from '@kashikari/kernel';
import { readEmail } from '../shared/email';
import { readForm, type Form } from '../shared/form';
import { text, type Reader } from '../shared/readers';

export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

/** An inquiry as a person sent it. */
export interface InquiryForm {
  readonly name: string;
  readonly email: string;
  readonly category: string;
  readonly body: string;
  /** Path of the screen; may be empty. */
  readonly screen: string;
  /** Number of a crash report; may be empty. */
  readonly crash: string;
}

/** A valid inquiry. */
export interface Inquiry extends InquiryForm {
  readonly category: InquiryCategory;
}

const readName = text({ max: 100, required: true });
const readCategory: Reader<InquiryCategory> = (value) => {
  const category = INQUIRY_CATEGORIES.find((one) => one === value);
  return category ? allow(category) : refuse('validation.choice', { choices: INQUIRY_CATEGORIES });
};
const readCrash: Reader<string> = (value) =>
  typeof value === 'string' && /^([0-9A-F]{4}-[0-9A-F]{4})?$/.test(value)
    ? allow(value)
    : refuse('validation.format');

/** Reads what a person wrote to support: several lines, without characters that nobody sees. */
export const readLetter = text({ max: INQUIRY_LENGTH, required: true, multiline: true });

const readPath = text({ max: 500 });

/** Reads the path of a screen, without the ids in it. */
export function readScreen(value: string): Verdict<string> {
  const path = readPath(value);
  return path.ok ? allow(screenOf(path.value)) : path;
}

export function readInquiry(form: InquiryForm): Form<Inquiry> {
  return readForm({
    name: readName(form.name),
    email: readEmail(form.email),
    category: readCategory(form.category),
    body: readLetter(form.body),
    screen: readScreen(form.screen),
    crash: readCrash(form.crash),
  });
}

/** Returns the business days within which support has to reply. */
export function replyDays(hasPriority: boolean): number {
  return hasPriority ? PRIORITY_REPLY_BUSINESS_DAYS : SUPPORT_REPLY_BUSINESS_DAYS;
}

/**
 * Returns the number of an inquiry for both sides, e.g. `Q-7F2C-0418`.
 * @param id UUIDv7 of the inquiry, whose end is random
 */
export function inquiryNumber(id: string): string {
  const [, first, second] = /([0-9a-f]{4})([0-9a-f]{4})$/i.exec(id) ?? [];
  return `Q-${first}-${second}`.toUpperCase();
}
