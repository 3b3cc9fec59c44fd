import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../../test/show';
import { useMutation } from './use-mutation';

const FILE = new File(['a'], 'a.png');
const OTHER_FILE = new File(['a'], 'a.png');

const done = jest.fn();
const refused = jest.fn();
const settled = jest.fn();
let onServer: string[];

afterEach(() => jest.resetAllMocks());

/** A list whose row disappears when the queries are refetched after the mutation. */
function List({ removal }: { readonly removal: () => Promise<void> }) {
  const { data = [] } = useQuery({ queryKey: ['names'], queryFn: () => Promise.resolve([...onServer]) });
  return data.map((name) => <Row key={name} name={name} removal={removal} />);
}

function Row({ name, removal }: { readonly name: string; readonly removal: () => Promise<void> }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: removal,
    // The slower of two reads is still pending when the row has disappeared.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['names'] });
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    },
  });
  return (
    <button
      type="button"
      onClick={() =>
        remove.mutate(undefined, { onSuccess: () => done(name), onError: refused, onSettled: settled })
      }
    >
      {name}
    </button>
  );
}

async function removed(removal: () => Promise<void>): Promise<void> {
  onServer = ['三脚', '延長コード'];
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <List removal={removal} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText('三脚'));
  await waitFor(() => expect(screen.queryByText('三脚')).toBeNull());
}

test('what follows an act is done, though what it was pressed on has left the screen by it', async () => {
  await removed(async () => void onServer.shift());
  await waitFor(() => expect(done).toHaveBeenCalledWith('三脚'));
  expect(refused).not.toHaveBeenCalled();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a refusal is said, too', async () => {
  const gone = new Error('taken');
  await removed(() => {
    onServer.shift();
    return Promise.reject(gone);
  });
  await waitFor(() => expect(refused).toHaveBeenCalledWith(gone));
  expect(done).not.toHaveBeenCalled();
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a press that bounces does the act once, and the same act on another thing is done beside it', async () => {
  const sent: unknown[] = [];
  const followed = jest.fn();
  function Acts() {
    const act = useMutation({
      mutationFn: async (what: unknown) => {
        sent.push(what);
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    });
    const press = (what: unknown) => act.mutate(what, { onSuccess: followed });
    return (
      <button
        type="button"
        onClick={() => {
          for (const file of [FILE, FILE, OTHER_FILE]) press({ file });
          press('三脚');
          press('三脚');
          press('延長コード');
        }}
      >
        押す
      </button>
    );
  }
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Acts />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('押す'));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(4));
  expect(sent).toEqual([{ file: FILE }, { file: OTHER_FILE }, '三脚', '延長コード']);
  fireEvent.click(screen.getByText('押す'));
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(8));
});
