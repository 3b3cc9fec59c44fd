import type { ErrorRow } from './row';

/** Refusals about the shells of organisations. */
export const SHELLS = {
  'host.unknown': {
    ja: 'このアドレスには何もありません。招待やお知らせに書かれたアドレスから開いてください。',
    en: 'There is nothing at this address. Open the one in your invitation or notice.',
    'ja-Hira': 'ここには なにも ありません。おしらせに かかれた URLから ひらいて ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
