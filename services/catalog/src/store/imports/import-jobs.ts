/** Jobs of an import; the key is its id. */
export const JOBS = {
  books: 'import.books',
  read: 'import.read',
  apply: 'import.apply',
  pictures: 'import.pictures',
  sweep: 'import.sweep',
} as const;
