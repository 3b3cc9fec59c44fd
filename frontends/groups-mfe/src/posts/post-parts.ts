/** Splits an announcement into its title, which is the first line (spec section 3), and the rest. */
export function postParts(body: string): { readonly title: string; readonly rest: string } {
  const [title = '', ...lines] = body.trim().split('\n');
  return { title, rest: lines.join('\n').trim() };
}
