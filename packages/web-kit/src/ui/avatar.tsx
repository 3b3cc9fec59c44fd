import { fileUrl } from '../api/file-url';

const TINTS = ['', 'g', 'n', 'y'] as const;

interface Props {
  readonly name: string;
  /** Organisations are square, people round. */
  readonly square?: boolean;
  readonly large?: boolean;
  /** Instead of the letter. */
  readonly url?: string | null;
}

/**
 * A picture, or the first letter of a name on a tint that stays the same for that name. The name itself is displayed
 * beside it.
 */
export function Avatar({ name, square = false, large = false, url }: Props) {
  const first = [...name.trim()][0] ?? '・';
  const tint = TINTS[(first.codePointAt(0) ?? 0) % TINTS.length] ?? '';
  return (
    <span className={`av ${tint}${large ? ' l' : ''}${square ? ' sq' : ''}`} aria-hidden="true">
      {url ? <img src={fileUrl(url)} alt="" /> : first}
    </span>
  );
}
