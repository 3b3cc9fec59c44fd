import startPostgres from '../../packages/platform/src/testing/jest-global-setup';
import { SharedProducts, SHARED_PRODUCTS } from './shared-products';

/** Starts the servers that all tests of a run share: one PostgreSQL, and for journeys one product per worker. */
export default async function setUp(): Promise<void> {
  await startPostgres();
  const products = new SharedProducts();
  process.env[SHARED_PRODUCTS] = await products.open();
  (globalThis as { kashikariProducts?: SharedProducts }).kashikariProducts = products;
}
