/** Where the address on a member card leads on this site; undefined for what is none of ours. */
export function cardPath(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  return url.origin === origin && /^\/auth_tokens\/[\w-]+$/.test(url.pathname) ? url.pathname : undefined;
}
