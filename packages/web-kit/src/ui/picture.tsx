import { fileUrl } from '../api/file-url';

const TILES = ['nando', 'kaki', 'yamabuki', 'wakatake', 'sumi'] as const;

/** Returns the same tile color for the same good everywhere, without storing it. */
function tileOf(id: string): string {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + char.charCodeAt(0)) % 9973;
  return TILES[sum % TILES.length] ?? 'nando';
}

interface Props {
  /** Id of the good, which determines its tile. */
  readonly id: string;
  readonly url?: string | null;
  /** `card` fills its column 4:3; `row` 48, `small` 32, `large` 64 px. */
  readonly size?: 'card' | 'row' | 'small' | 'large';
  readonly children?: React.ReactNode;
}

const SIZES = { card: 'pic', row: 'pic th', small: 'pic th s', large: 'pic th l' } as const;

/**
 * Picture of a good on its tile above the shelf line. Drawings (SVG) rest on the shelf; photos fill the tile. It
 * decorates the title, so it has no alternative text.
 */
export function Picture({ id, url, size = 'row', children }: Props) {
  const drawing = url?.endsWith('.svg') ?? false;
  return (
    <span className={`${SIZES[size]} t-${tileOf(id)}${url && !drawing ? ' photo' : ''}`}>
      {url ? <img src={fileUrl(url)} alt="" loading="lazy" decoding="async" /> : <EmptyPlace />}
      {children}
    </span>
  );
}

function EmptyPlace() {
  return (
    <svg className="noimg" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M24 52h72v60H24z" fill="var(--k-sumi-4)" />
      <path d="M18 40h84v14H18z" fill="var(--k-sumi-5)" />
      <path d="M50 66h20v6H50z" fill="var(--k-sumi-2)" />
    </svg>
  );
}
