import { DEFAULT_LOCALE, type Locale } from '@kashikari/kernel';

/** The language of the interface that `Accept-Language` likes best (RFC 9110, 12.5.4). */
export function localeOf(header: string | undefined): Locale {
  if (!header) return DEFAULT_LOCALE;
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim());
      const quality = params.find((param) => param.startsWith('q='));
      return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag, quality } of wishes) {
    const locale = quality > 0 ? known(tag) : undefined;
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

function known(tag: string): Locale | undefined {
  if (tag === 'ja-hira' || tag.startsWith('ja-hira-')) return 'ja-Hira';
  if (tag === '*' || tag === 'ja' || tag.startsWith('ja-')) return 'ja';
  return tag === 'en' || tag.startsWith('en-') ? 'en' : undefined;
}
