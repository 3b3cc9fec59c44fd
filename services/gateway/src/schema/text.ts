import { type ErrorCode, hasUnseenCharacters, holdsAddress } from '@kashikari/kernel';
import { z } from 'zod';

/** NUL, which PostgreSQL doesn't store, and half a surrogate pair, which has no UTF-8. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** More marks on a character than any language uses; such a text would distort the screen. */
const MARKS = /\p{M}{17}/u;

/** Text as a person types it, with up to `max` characters (code points, as JSON Schema counts them). */
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

/** The name of an account or a group. It must not contain an address, since it appears in mails to strangers. */
export function publicName(max: number) {
  return name(max, 1).superRefine((value, context) => {
    if (holdsAddress(value)) fault(context, 'link');
  });
}

/** Text that matches a regular expression, which OpenAPI can show. @param code of the fault of any other text */
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

/** Returns true if the text would match the form without its full-width digits. */
function isWide(value: string, form: RegExp): boolean {
  return /[０-９]/.test(value) && form.test(value.normalize('NFKC'));
}

/** A mail address as browsers accept it in `<input type="email">`, with a dot in the domain; up to 254 characters. */
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

/** Adds an issue with a code, so that the response names the fault by code: see errors/validation.ts. */
export function fault(
  context: z.RefinementCtx,
  code: ValidationCode,
  values: Record<string, unknown> = {},
): void {
  context.addIssue({ code: 'custom', params: { code: `validation.${code}`, ...values } });
}
