import { cardGroup, useUser } from '@kashikari/web-kit';

/** The one group of the member card that is open here; undefined for accounts and visitors. */
export function useCardGroup(): string | undefined {
  return useUser() ? cardGroup() : undefined;
}
