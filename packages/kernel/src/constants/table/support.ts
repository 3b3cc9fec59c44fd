import { rowsOf } from './row';

/** Help, inquiries, and questions that users are asked. */
export const SUPPORT = rowsOf({
  INQUIRY_CATEGORIES: {
    unit: 'subjects',
    sections: '4',
    meaning: 'subjects of an inquiry',
    guards: [],
  },
  INQUIRY_LENGTH: {
    unit: 'characters',
    range: [1, 10_000],
    sections: '4',
    meaning: 'longest inquiry or feedback',
    guards: ['inquiry', 'feedback', 'contact form'],
  },
  INQUIRIES_PER_HOUR: {
    unit: 'inquiries',
    range: [1, 1_000_000],
    setting: 'RATE_LIMIT_INQUIRIES_PER_HOUR',
    sections: '4',
    meaning: 'inquiries and feedback of one person in an hour',
    guards: ['inquirie hour', 'person hour', 'contact limit'],
  },
  INQUIRIES_PER_HOUR_ADDRESS: {
    unit: 'inquiries',
    range: [1, 1_000_000],
    setting: 'RATE_LIMIT_INQUIRIES_ADDRESS_PER_HOUR',
    sections: '4',
    meaning: 'inquiries and feedback from one address in an hour',
    guards: ['inquirie addres', 'addres hour'],
  },
  HELP_QUESTION_LENGTH: {
    unit: 'characters',
    range: [1, 2_000],
    sections: '4',
    meaning: 'longest question to the help',
    guards: ['help question', 'question ask', 'question answer'],
  },
  HELP_ARTICLES_PER_ANSWER: {
    unit: 'articles',
    range: [1, 20],
    sections: '4',
    meaning: 'articles that an answer of the help quotes',
    guards: ['help article', 'passage', 'article answer'],
  },
  NPS_AFTER_DAYS: {
    unit: 'days',
    range: [0, 3_650],
    sections: '4',
    meaning: 'time from registration to the survey',
    guards: ['nps day', 'survey day'],
  },
  NPS_AFTER_RETURNS: {
    unit: 'bookings',
    range: [0, 100],
    sections: '4',
    meaning: 'returned bookings before the survey',
    guards: ['nps return', 'survey return', 'nps booking'],
  },
});
