import type { ApiError } from '@kashikari/web-kit';

/** Another good that would do as well, and is free for what was asked. */
export interface EqualGood {
  readonly id: string;
  readonly title: string;
}

/** The equal goods that a refusal offers; none where it says nothing of them. */
export function equalGoodsIn(refused: ApiError | null): readonly EqualGood[] {
  const offered = refused?.params.equal_goods;
  return Array.isArray(offered) ? (offered as EqualGood[]) : [];
}

/** Titles are equal as the server takes them: without regard to width, case and spaces. */
export function isTitled(title: string, other: string): boolean {
  return plain(title) === plain(other);
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').normalize('NFKC').toLowerCase();
}
