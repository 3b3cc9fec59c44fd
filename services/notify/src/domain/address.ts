/** An address that stands in a header as it is: one @, no white space, no character with a meaning of its own there. */
const ADDRESS = /^[^\s@<>()[\]:;,\\"\p{C}]+@[^\s@<>()[\]:;,\\"\p{C}]+$/u;

/** The longest that SMTP carries (RFC 5321). */
const LONGEST = 254;

/** Whether a mail can be sent there. A line break would add headers of somebody else's choice. */
export function isAddress(value: string): boolean {
  return value.length <= LONGEST && ADDRESS.test(value);
}

/** A text fit for a header: no line break, no control character. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** `Kashikari <no-reply@example.org>` → `no-reply@example.org`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
