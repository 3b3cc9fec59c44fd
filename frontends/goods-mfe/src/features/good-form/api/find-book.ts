import { isbnOf } from '@kashikari/kernel';
import { answer, api, type components, useQuery } from '@kashikari/web-kit';

export type BookView = components['schemas']['Book'];

/** Book data of a typed ISBN, once it is complete and other than the one of the saved good. */
export function useBook(typed: string, saved: string) {
  const read = isbnOf(typed, { typed: true });
  const isbn = 'isbn' in read && typed !== saved ? read.isbn : undefined;
  return useQuery({
    queryKey: ['books', isbn],
    queryFn: () => findBook(isbn!),
    enabled: isbn !== undefined,
    retry: false,
    staleTime: Infinity,
  });
}

async function findBook(id: string): Promise<BookView> {
  return (await answer(api.GET('/books/{id}', { params: { path: { id } } }))).book;
}
