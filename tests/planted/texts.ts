import type { Guard } from './guard';

const HOSTILE_WORDS = 'services/notify/src/rendering/hostile-words.test.ts';
const ASKED = 'tests/architecture/words.test.ts';
const WORD_FAULTS = 'scripts/checks/words/faults.ts';

/** Words that are asked for, shown whole, and never markup. */
export const TEXTS: readonly Guard[] = [
  {
    guard: 'The name of the other side is no markup of a mail.',
    file: 'services/notify/src/rendering/html.ts',
    text: '<dd style="margin:0 0 8px">${escapeHtml(value)}</dd>',
    fault: '<dd style="margin:0 0 8px">${value}</dd>',
    test: HOSTILE_WORDS,
    named: 'are never markup of it, nor leave an attribute',
  },
  {
    guard: 'What stands in a list of a mail is no markup of it.',
    file: 'services/notify/src/rendering/html.ts',
    text: '`<li>${escapeHtml(item)}</li>`',
    fault: '`<li>${item}</li>`',
    test: HOSTILE_WORDS,
    named: 'are never markup of it, nor leave an attribute',
  },
  {
    guard: 'A mail greets its reader by name in every language.',
    file: 'services/notify/src/rendering/texts/en.json',
    text: '"greeting": "Hello {{name}},"',
    fault: '"greeting": "Hello,"',
    test: HOSTILE_WORDS,
    named: 'show the same values in every language',
  },
  {
    guard: 'A screen asks for no word that there is in no language.',
    file: 'packages/web-kit/src/state/use-flash.ts',
    text: "t('retry')",
    fault: "t('retrying')",
    test: ASKED,
    named: ', in every form of a counted one',
    namedIn: WORD_FAULTS,
  },
  {
    guard: 'An English text says the number that the Japanese one says.',
    file: 'frontends/groups-mfe/src/i18n/en.json',
    text: '"sent_other": "{{count}} invitations sent."',
    fault: '"sent_other": "Invitations are on their way."',
    test: ASKED,
    named: 'the values that they show in Japanese, no more and no fewer',
    namedIn: WORD_FAULTS,
  },
  {
    guard: 'A call gives a text the values that it shows.',
    file: 'frontends/payments-mfe/src/features/pricing/components/plan-card.tsx',
    text: '{ formatted: formatNumber(plan.member_limit, locale) }',
    fault: '{ format: formatNumber(plan.member_limit, locale) }',
    test: ASKED,
    named: 'are given every value that they show',
    namedIn: WORD_FAULTS,
  },
  {
    guard: 'A refusal says something in English.',
    file: 'packages/kernel/src/errors/bookings.ts',
    text: "en: 'Check the start and the end.'",
    fault: "en: ''",
    test: 'services/gateway/test/messages.test.ts',
    named: 'say something in every language',
  },
];
