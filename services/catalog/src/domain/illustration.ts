import { allow, refuse, type Verdict } from '@kashikari/kernel';

/**
 * The tinted tiles on which the product's own drawings stand: light-mode colours of the design tokens `--k-tile-*`.
 * In dark mode goods' pictures keep their light ground.
 */
export const TILES = {
  nando: '#dcf1f6',
  kaki: '#ffe7de',
  yamabuki: '#f9ebd3',
  wakatake: '#def3e5',
  ume: '#fce5f4',
  sumi: '#e8e6e2',
} as const;
export type Tile = keyof typeof TILES;

/** Bytes; the drawings of the demonstration are a hundredth of it. */
const MAX_SVG_BYTES = 256 * 1024;

/** A drawing of ours and the tile that it shall stand on. */
export interface Illustration {
  readonly svg: Uint8Array;
  readonly tile: Tile;
}

/** Refuses what is no SVG, is too large, or asks for a tile that isn't there. */
export function checkIllustration(svg: Uint8Array, tile: string): Verdict<Illustration> {
  if (!Object.hasOwn(TILES, tile))
    return refuse('validation.choice', { allowed: Object.keys(TILES) }, 'tile');
  if (svg.length > MAX_SVG_BYTES) return refuse('image.size', { max: MAX_SVG_BYTES }, 'svg');
  const begins = [...'<svg'].every((letter, at) => svg[at] === letter.charCodeAt(0));
  return begins ? allow({ svg, tile: tile as Tile }) : refuse('image.type', {}, 'svg');
}
