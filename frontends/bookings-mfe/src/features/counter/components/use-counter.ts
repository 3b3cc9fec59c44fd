import type { BookingRange } from '@kashikari/availability';
import { ApiError, type User, isApiError, useTranslation } from '@kashikari/web-kit';
import { useReducer, useState } from 'react';
import { useMakeStale } from '../../../api/stale';
import { type FoundCard, findCard, findCardByNumber } from '../api/find-card';
import { findGood, getGood } from '../api/find-good';
import { lend, takeBack } from '../api/lend';
import { listMembers } from '../api/list-members';
import { type Code, readCode } from '../rules/read-code';
import { type TrayRow, tray } from '../rules/tray';
import { acknowledge } from '../sound';

/** What stands on the counter, and what each code and key does to it. Every read answers by word, ear and hand. */
export function useCounter(groupId: string) {
  const { t } = useTranslation('bookings');
  const makeStale = useMakeStale();
  const [person, setPerson] = useState<User | null>(null);
  const [rows, change] = useReducer(tray, []);
  const [said, say] = useState('');
  const [sending, setSending] = useState(false);

  function tell(what: Parameters<typeof acknowledge>[0], words: string): void {
    acknowledge(what);
    say(words);
  }

  function choose(one: User): void {
    setPerson(one);
    change({ kind: 'next_person' });
    tell('read', t('counter.said.person', { name: one.name }));
  }

  async function read(text: string): Promise<void> {
    const code = readCode(text);
    try {
      if (code.kind === 'card') return takeCard(await findCard(code.secret));
      const good = await findGood(code);
      if (good && person) {
        change({ kind: 'add', good });
        tell('read', t('counter.said.added', { title: good.title }));
      } else if (good) {
        const bookingId = await takeBack(good.id);
        if (bookingId) {
          change({ kind: 'taken_back', good, bookingId });
          tell('done', t('counter.said.takenBack', { title: good.title }));
          void makeStale();
        } else tell('refused', t('counter.said.notOut', { title: good.title }));
      } else await readPerson(code, text);
    } catch (error) {
      tell(
        'refused',
        t(isApiError(error) && error.status === 0 ? 'counter.said.offline' : 'counter.said.failed'),
      );
    }
  }

  /** Who holds out a card is the person, also where another stood a moment ago. */
  function takeCard(found: FoundCard | undefined): void {
    if (!found || found.card.group_id !== groupId) tell('refused', t('counter.said.noCard'));
    else if (found.card.disabled) tell('refused', t('counter.said.cardOff'));
    else if (!sending) choose(found.person);
  }

  async function readPerson(code: Code, text: string): Promise<void> {
    const number = code.kind === 'number' && !person ? code.text : '';
    const card = number && (await findCardByNumber(groupId, number));
    if (card) return takeCard(card);
    const found = number ? await listMembers(groupId, number) : [];
    const [only] = found;
    if (only && found.length === 1) choose(only);
    else if (only) tell('refused', t('counter.said.several'));
    else tell('refused', t('counter.said.unknown', { code: text }));
  }

  /** Lends what is ready, one after the other: what is refused stays, with its reason, and holds up nobody. */
  async function finish(ranges: ReadonlyMap<string, BookingRange>): Promise<void> {
    if (!person || sending) return;
    const wanted = rows.filter(({ state, good }) => state === 'ready' && ranges.has(good.id));
    if (wanted.length === 0) return tell('refused', t('counter.said.nothing'));
    setSending(true);
    let lent = 0;
    for (const { good } of [...wanted].reverse()) {
      change({ kind: 'set', id: good.id, row: { state: 'sending' } });
      try {
        const bookingId = await lend({ good, userId: person.id, asked: ranges.get(good.id) as BookingRange });
        change({ kind: 'set', id: good.id, row: { state: 'lent', bookingId } });
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
    sending,
    read,
    choose,
    finish,
    /** Another thing in the place of a refused one. */
    async swap(row: TrayRow, otherId: string): Promise<void> {
      const good = await getGood(otherId);
      if (good) change({ kind: 'swap', id: row.good.id, good });
    },
    remove: (id: string) => change({ kind: 'remove', id }),
    lastOff: () => change({ kind: 'last_off' }),
    next(): void {
      setPerson(null);
      change({ kind: 'clear' });
      say('');
    },
  };
}
