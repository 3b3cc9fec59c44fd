import { refused } from '@kashikari/kernel';

/** @throws DomainError `validation.format` unless it is an address of a site */
export function checkReturnUrl(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol !== 'https:' && protocol !== 'http:')
    throw refused('validation.format', undefined, 'return_url');
}
