import type { ErrorRow } from './row';

/** Refusals of GraphQL queries as a whole. */
export const GRAPHQL = {
  'graphql.limit': {
    params: { depth: 'number', aliases: 'number', tokens: 'number' },
    ja: 'このクエリは長すぎるか深すぎます。深さ{depth}段、別名{aliases}個、語{tokens}個までです。',
    en: 'This query is too long or too deep. It may have {depth} levels, {aliases} aliases and {tokens} tokens.',
    'ja-Hira':
      'といあわせが ながすぎるか ふかすぎます。ふかさ {depth}、べつの なまえ {aliases}、ことば {tokens}までです。',
  },
  'graphql.query': {
    params: { reason: 'string' },
    ja: 'このクエリは正しくありません。{reason}',
    en: 'This query isn’t valid. {reason}',
    'ja-Hira': 'といあわせが ただしく ありません。{reason}',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
