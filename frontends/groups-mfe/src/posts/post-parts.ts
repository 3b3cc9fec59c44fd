/** An announcement has no title of its own (spec section 3): its first line is one. */
export function postParts(body: string): { readonly title: string; readonly rest: string } {
  const [title = '', ...lines] = body.trim().split('\n');
  return { title, rest: lines.join('\n').trim() };
}
