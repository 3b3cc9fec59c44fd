import type { BookingRange } from '@kashikari/availability';
import { ApiError, type User, errorText, isApiError, useTranslation } from '@kashikari/web-kit';
import { useRef, useState } from 'react';
import { useMakeStale } from '../../../api/stale';
import { type FoundCard, findCard, findCardByNumber } from '../api/find-card';
import { type LookupResult, type UnknownCode, findThing, getGood, searchGoods } from '../api/find-good';
import { lend } from '../api/lend';
import { getPerson, listMembers } from '../api/list-members';
import { type Code, readCode } from '../rules/read-code';
import { type CounterMode, takesBack } from '../rules/counter-mode';
import type { LentRow } from '../rules/lent-rows';
import { type TrayGood, type TrayRow, rowToGo } from '../rules/tray';
import { acknowledge } from '../sound';
import { useFreeNow } from './use-free-now';
import { useTakingBack } from './use-taking-back';
import { useTray } from './use-tray';

/** The message about the last read. */
interface Answer {
  readonly said: string;
  readonly bad: boolean;
  readonly unknown?: UnknownCode | undefined;
}

const QUIET: Answer = { said: '', bad: false };

/**
 * Manages the person and the goods on the counter, and applies each code and key to them. Every read is confirmed by
 * text, sound and vibration.
 */
export function useCounter(groupId: string, mode: CounterMode) {
  const { t } = useTranslation('bookings');
  const makeStale = useMakeStale();
  const [person, setPerson] = useState<User | null>(null);
  const { rows, latest, change } = useTray();
  const freeNow = useFreeNow();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [{ said, bad, unknown }, say] = useState<Answer>(QUIET);
  const [sending, setSending] = useState(false);

  function tell(what: Parameters<typeof acknowledge>[0], words: string, code?: UnknownCode): void {
    acknowledge(what);
    say({ said: words, bad: what === 'refused', unknown: code });
  }

  const taking = useTakingBack({ latest, change, tell });

  function choose(one: User): void {
    setPerson(one);
    change({ kind: 'next_person' });
    tell('read', t('counter.said.person', { name: one.name }));
  }

  /**
   * Answers whether the text has to stay in the field, since it names several. Codes are taken one after the other, so that
   * each sees what the one before did.
   */
  function read(text: string): Promise<boolean> {
    const answer = line.current.then(() => readNow(text));
    line.current = answer;
    return answer;
  }

  async function readNow(text: string): Promise<boolean> {
    const code = readCode(text, window.location.origin);
    try {
      if (code.kind === 'card') takeCard(await findCard(code.secret));
      else return await readThing(code, text);
    } catch (error) {
      tell(
        'refused',
        t(isApiError(error) && error.status === 0 ? 'counter.said.offline' : 'counter.said.failed'),
      );
    }
    return false;
  }

  async function readThing(read: Exclude<Code, { kind: 'card' }>, text: string): Promise<boolean> {
    const {
      good,
      secret,
      unknown: code,
    }: LookupResult = read.kind === 'good'
      ? { good: await getGood(read.id) }
      : await findThing(groupId, read.text);
    if (secret) takeCard(await findCard(secret));
    else if (good) await readGood(good, text);
    else return readName(read.kind === 'other' && !URL.canParse(read.text) ? read.text : '', text, code);
    return false;
  }

  /**
   * @param code what was read of the good; absent where it was picked by its name
   */
  async function readGood(good: TrayGood, code?: string): Promise<void> {
    if (takesBack(mode, person !== null)) {
      const isOut = await taking.takeBack(good, person);
      if (!isOut) tell('refused', t('counter.said.notOut', { title: good.title }));
      return;
    }
    const row = rowToGo(latest(), good);
    // A good with one unit that is out is returned, even if a person is chosen.
    if (!row && mode === 'auto' && good.quantity === 1 && (await taking.takeBack(good, null))) return;
    if (!row || row.state === 'refused') {
      if (row) change({ kind: 'remove', id: good.id });
      change({ kind: 'add', good, code });
      tell('read', t('counter.said.added', { title: good.title }));
    } else await readAgain(row, code);
  }

  /** One piece more of what is on the counter, as far as pieces are free. */
  async function readAgain({ good, quantity, note, state }: TrayRow, code?: string): Promise<void> {
    const { id, title } = good;
    if (good.quantity === 1 || state !== 'ready') {
      const reads = note?.kind === 'here' ? note.reads + 1 : 2;
      change({ kind: 'note', id, note: { kind: 'here', reads } });
      return tell('here', t('counter.said.here', { title }));
    }
    const free = await freeNow(good);
    if (quantity + 1 > free) {
      change({ kind: 'note', id, note: { kind: 'none_left', free } });
      return tell('refused', t('counter.said.noneLeft', { title, count: free }));
    }
    change({ kind: 'add', good, code });
    tell('read', t('counter.said.more', { title, count: quantity + 1, of: free }));
  }

  /** Chooses the holder of the card that was read, even if another person was chosen before. */
  function takeCard(found: FoundCard | undefined): void {
    if (!found || found.card.group_id !== groupId) tell('refused', t('counter.said.noCard'));
    else if (found.card.disabled) tell('refused', t('counter.said.cardOff'));
    else if (!sending) choose(found.person);
  }

  /**
   * Reads the number of a card, or the name of the one person or good that matches. Resolves to true if several match.
   */
  async function readName(name: string, text: string, code?: UnknownCode): Promise<boolean> {
    const asksPeople = name !== '' && !person && mode !== 'return';
    const card = asksPeople && (await findCardByNumber(groupId, name));
    if (card) {
      takeCard(card);
      return false;
    }
    const people = asksPeople ? await listMembers(groupId, name) : [];
    const goods = name ? await searchGoods(groupId, name) : [];
    const [[somebody], [good]] = [people, goods];
    const several = people.length + goods.length > 1;
    if (several) tell('refused', t('counter.said.several'));
    else if (somebody) choose(somebody);
    else if (good) await readGood(good);
    else tell('refused', t('counter.said.unknown', { code: text }), code);
    return several;
  }

  /**
   * Lends the rows that are ready, one after the other. A refused row remains with its reason and does not stop the
   * others.
   */
  async function finish(rowsToLend: readonly LentRow[]): Promise<void> {
    if (!person || sending) return;
    const wanted = rowsToLend.flatMap(({ row, range, quantity }) =>
      row.state === 'ready' && range ? [{ good: row.good, range, quantity, code: row.code }] : [],
    );
    if (wanted.length === 0) return tell('refused', t('counter.said.nothing'));
    setSending(true);
    let lent = 0;
    for (const { good, range, quantity, code } of [...wanted].reverse()) {
      change({ kind: 'set', id: good.id, row: { state: 'sending' } });
      try {
        const bookingId = await lend({ good, userId: person.id, asked: range, quantity, code });
        change({ kind: 'set', id: good.id, row: { state: 'lent', bookingId, range, quantity } });
        lent += 1;
      } catch (error) {
        const reason = isApiError(error) ? error : new ApiError(0, 'network');
        change({ kind: 'set', id: good.id, row: { state: 'refused', error: reason } });
      }
    }
    setSending(false);
    void makeStale();
    const all = lent === wanted.length;
    tell(all ? 'done' : 'refused', t('counter.said.lent', { count: lent, name: person.name }));
  }

  return {
    person,
    rows,
    said,
    /** True if `said` is an error. */
    bad,
    /** The code that was read, if it is unknown. */
    unknown,
    sending,
    read,
    choose,
    finish,
    /** Replaces a refused good by another one. */
    async swap(row: TrayRow, otherId: string): Promise<void> {
      const good = await getGood(otherId);
      if (good) change({ kind: 'swap', id: row.good.id, good });
    },
    /** Books a number of units for the person from a later day on, instead of lending the row now. */
    async bookLater({ good, code }: TrayRow, range: BookingRange, quantity: number): Promise<void> {
      if (!person || sending) return;
      setSending(true);
      try {
        const lending = { good, userId: person.id, asked: range, quantity, code, handsOver: false };
        const bookingId = await lend(lending);
        const row = { state: 'lent', bookingId, range, quantity, isLater: true, error: undefined } as const;
        change({ kind: 'set', id: good.id, row });
        tell('done', t('counter.said.later', { title: good.title, name: person.name }));
      } catch (error) {
        tell('refused', isApiError(error) && error.status > 0 ? errorText(error) : t('counter.said.failed'));
      } finally {
        setSending(false);
        void makeStale();
      }
    },
    /** Does with the good of this id what reading it would do. */
    async takeById(id: string): Promise<void> {
      try {
        const good = await getGood(id);
        if (good) await readGood(good);
      } catch {
        tell('refused', t('counter.said.failed'));
      }
    },
    /** Chooses the person with this id, whose card was read elsewhere. */
    async chooseById(id: string): Promise<void> {
      try {
        choose(await getPerson(id));
      } catch {
        tell('refused', t('counter.said.failed'));
      }
    },
    /** Handles a good as if its code was read. */
    async take(good: TrayGood): Promise<void> {
      try {
        await readGood(good);
      } catch {
        tell('refused', t('counter.said.failed'));
      }
    },
    setBack: taking.setBack,
    questions: taking.questions,
    answer: taking.answer,
    dismiss: taking.dismiss,
    setRow: (id: string, row: Pick<Partial<TrayRow>, 'quantity' | 'wish'>) =>
      change({ kind: 'set', id, row }),
    remove: (id: string) => change({ kind: 'remove', id }),
    allOff: () => change({ kind: 'all_off' }),
    lastOff: () => change({ kind: 'last_off' }),
    next(): void {
      setPerson(null);
      change({ kind: 'clear' });
      say(QUIET);
    },
  };
}
