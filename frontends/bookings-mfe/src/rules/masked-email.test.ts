import { maskedEmail } from './masked-email';

test.each([
  ['mika@example.com', 'm…@e….com'],
  ['h.o+tag@mail.city.lg.jp', 'h…@m….jp'],
])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));
