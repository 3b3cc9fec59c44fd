import type { Product } from '../product/start-product';

/** What was sent to an address, the newest first. */
export async function mailsTo(product: Product, email: string): Promise<string[]> {
  await product.setClock(null);
  const mails = await fetch(`${product.url}/v1/test/mail?to=${encodeURIComponent(email)}`);
  return ((await mails.json()) as { mail: { text: string }[] }).mail.map(({ text }) => text);
}
