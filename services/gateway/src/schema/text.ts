import { type ErrorCode, hasUnseenCharacters, holdsAddress } from '@kashikari/kernel';
import { z } from 'zod';

/** NUL, which PostgreSQL doesn't store, and half a surrogate pair, which has no UTF-8. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** How often a character may carry marks: more than this is not a word of any language, but an attack on the screen. */
const MARKS = /\p{M}{17}/u;

/** Text as a person types it, at most `max` characters (code points, as JSON Schema counts them). */
export function text(max: number, min = 0) {
  return z
    .string()
    .superRefine((value, context) => {
      const length = [...value].length;
      if (UNSTORABLE.test(value) || MARKS.test(value)) fault(context, 'characters');
      else if (length > max) fault(context, 'too_long', { max });
      else if (length < min) fault(context, min === 1 ? 'required' : 'too_short', { min });
      else if (min > 0 && value.trim() === '') fault(context, 'required');
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) });
}

/** A name or a title: text in which every character is seen. */
export function name(max: number, min = 0) {
  return text(max, min).superRefine((value, context) => {
    if (hasUnseenCharacters(value)) fault(context, 'characters');
  });
}

/** The name of an account or a group, which stands in mails to strangers: it leads nowhere. */
export function publicName(max: number) {
  return name(max, 1).superRefine((value, context) => {
    if (holdsAddress(value)) fault(context, 'link');
  });
}

/** Text of one form, told by a regular expression that OpenAPI can show. @param code of a text that hasn't the form */
export function pattern(form: RegExp, max: number, code: ValidationCode = 'format') {
  return z
    .string()
    .superRefine((value, context) => {
      if (value.length > max) fault(context, 'too_long', { max });
      else if (!form.test(value))
        fault(context, value === '' ? 'required' : isWide(value, form) ? 'half_width' : code);
    })
    .meta({ pattern: form.source, maxLength: max });
}

/** Whether only its full-width digits keep a text from the form. */
function isWide(value: string, form: RegExp): boolean {
  return /[０-９]/.test(value) && form.test(value.normalize('NFKC'));
}

/** A mail address as browsers accept it in `<input type="email">`, with a dot in the domain; at most 254 characters. */
export const email = () =>
  pattern(/^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/, 254, 'email').meta({
    format: 'email',
    example: 'hanako@example.jp',
  });

/** The last word of a `validation.…` code. */
type ValidationCode = ErrorCode extends infer Code
  ? Code extends `validation.${infer Word}`
    ? Word
    : never
  : never;

/** Kept in the issue, so that the answer names the fault by code: see errors/validation.ts. */
export function fault(
  context: z.RefinementCtx,
  code: ValidationCode,
  values: Record<string, unknown> = {},
): void {
  context.addIssue({ code: 'custom', params: { code: `validation.${code}`, ...values } });
}
