import type { pages } from '@kashikari/contracts';

/** Far beyond any list, and within what PostgreSQL counts rows to skip with. */
const LAST_PAGE = 1_000_000;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 1), most);

/** The page of a request within its bounds, which the gateway has checked; the first 20 by default. */
export const readPage = ({ page, perPage }: pages.PageRequest = { page: 1, perPage: 20 }) => ({
  page: clamp(page, LAST_PAGE),
  perPage: clamp(perPage, 100),
});
