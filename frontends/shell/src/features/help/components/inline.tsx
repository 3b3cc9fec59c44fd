import { Link } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

/** Bold text, a code span, or a link. */
const SPAN = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\][]+)\]\(([^)\s]+)\)/g;

/**
 * Returns a line of Markdown with its bold text, code spans and links. Paths of this site open in the app, `https:`
 * addresses as links; of any other address only the text is shown.
 */
export function inlineOf(line: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of line.matchAll(SPAN)) {
    const [whole, bold, code, label = '', address = ''] = match;
    parts.push(line.slice(end, match.index));
    const key = match.index;
    if (bold !== undefined) parts.push(<b key={key}>{bold}</b>);
    else if (code !== undefined) parts.push(<code key={key}>{code}</code>);
    else parts.push(<Anchor key={key} to={address} label={label} />);
    end = match.index + whole.length;
  }
  return end === 0 ? line : [...parts, line.slice(end)];
}

function Anchor({ to, label }: { readonly to: string; readonly label: string }) {
  if (/^\/(?!\/)/.test(to)) return <Link to={to}>{label}</Link>;
  if (to.startsWith('https://'))
    return (
      <a href={to} rel="noreferrer">
        {label}
      </a>
    );
  return label;
}
