/** An address that is valid in a header without quoting: one @, no white space, no special character. */
const ADDRESS = /^[^\s@<>()[\]:;,\\"\p{C}]+@[^\s@<>()[\]:;,\\"\p{C}]+$/u;

/** The longest that SMTP carries (RFC 5321). */
const LONGEST = 254;

/** Returns true if a mail can be sent to the address. A line break would let an attacker add headers. */
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
