import type { Prefs } from '@kashikari/web-kit';
import { useMemo, useState } from 'react';
import { useAccountGoods } from './api/account-goods';
import { useChoice } from './use-choice';

const EVERYTHING = {
  match: '',
  sort: 'latest' as Prefs['sort'],
  groupId: '',
  folderId: '',
  sameNumber: false,
};

/** State of a goods picker: the question, the goods that match, and the chosen ones. */
export type PickerState = ReturnType<typeof usePicker>;

/** Lists the goods of an account by a question that the person changes, and holds their choice. */
export function usePicker(ownerId: string) {
  const [asked, setAsked] = useState(EVERYTHING);
  const [onlyChosen, setOnlyChosen] = useState(false);
  const choice = useChoice();
  const question = { ownerId, ...asked };
  const goods = useAccountGoods(question);
  const pages = goods.data?.pages;
  const found = useMemo(
    () => [...new Map(pages?.flatMap((page) => page.goods).map((good) => [good.id, good])).values()],
    [pages],
  );

  function ask(change: Partial<typeof asked>): void {
    setAsked({ ...asked, ...change });
    setOnlyChosen(false);
  }
  return {
    asked,
    ask,
    question,
    goods,
    found,
    /** The rows of the table: the goods found, or only the chosen ones. */
    shown: onlyChosen && choice.goods.size > 0 ? [...choice.goods.values()] : found,
    total: pages?.[0]?.meta.total ?? 0,
    choice,
    onlyChosen,
    setOnlyChosen,
  };
}
