/**
 * Answers of the product by role, typed by hand from section 6 of the specification and "Errors" of the REST contract. The
 * table is not derived from the product's own matrix, so that a fault in that one shows.
 *
 *   o  does it                               4  404: not there, or not to be seen
 *   -  answered, without what was asked for  8  481: a card that only reads
 *   1  401: signs in first                   9  409: is that already, or can't be
 *   3  403: sees it, and may not             .  has nothing of the kind to try it with
 */
export const ON_A_GROUP = `
                                             owner manager group_owner member disabled card reader stranger visitor
sees the group                               o     o       o           o      o        o    o      o        o
sees the group while it takes no sign-ups    o     o       o           o      o        o    o      4        4
sees its passcode                            o     -       o           -      -        -    -      -        -
sees a good of its members                   o     o       o           o      4        o    o      4        4
finds that good in a list                    o     o       o           o          4        o    o      4        4
books that good                              o     o       o           o      4        o    8      4        1
joins with the passcode                      9     3       9           9          9        3    8      o        1
joins with a wrong passcode                  9     3       9           9          9        3    8      3        1
joins while it takes no sign-ups             9     3       9           9          9        3    8      4        1
registers a good in it                       o     o       o           3      3        3    8      3        1
registers one while members may              o     o       o           o      3        3    8      3        1
changes that good                            o     o       o           3      4        3    8      4        1
changes many goods                           o     o       o           -      -        -    8      -        1
lists its members                            o     o       o           -      -        -    -      -        1
asks somebody to be a member                 o     3       o           3      3        3    8      3        1
tags a member                                o     3       o           4          3        3    8      4        1
tags many members                            o     -       o           -          -        3    8      -        1
makes a member a group owner                 o     3       o           4          4        3    8      4        1
removes a member                             o     3       o           4          4        3    8      4        1
invites by mail                              o     3       o           3      3        3    8      3        1
lists the invitations                        o     3       o           3      3        3    3      3        1
makes a member card                          o     3       o           3      3        3    8      3        1
makes cards of a sheet                       o     3       o           3      3        3    8      3        1
lists the cards                              o     o       o           3      3        3    3      3        1
sees the secret of a card                    o     -       o           4      4        4    4      4        1
takes out the cards as a file                o     o       o           3      3        3    3      3        1
finds a card that is held out                o     o       o           4      4        4    8      4        1
changes a card                               o     3       o           4          4        3    8      4        1
issues a card anew                           o     3       o           4          4        3    8      4        1
takes a card back                            o     3       o           4          4        3    8      4        1
edits the group                              o     3       o           3      3        3    8      3        1
sets what members pay                        o     3       3           3      3        3    8      3        1
reads the posts                              o     o       o           o      3        o    o      3        1
writes a post                                o     3       o           3      3        3    8      3        1
pins a post                                  o     3       o           3      4        3    8      4        1
sees the folders                             o     o       o           o          4        o    o      4        1
makes a folder                               o     3       o           3          4        3    8      4        1
opens a period of stocktaking                o     o       o           3      4        3    8      4        1
lists the periods of stocktaking             o     o       o           3      4        3    3      4        1
closes a period of stocktaking               o     o       o           3      4        3    8      4        1
counts a good                                o     o       o           3      4        3    8      4        1
lists the counts                             o     o       o           3      4        3    3      4        1
deletes a count                              o     o       o           3      4        3    8      4        1
checks the stocktaking                       o     o       o           3      4        3    3      4        1
settles a difference                         o     o       o           3      4        3    8      4        1
hears when somebody counts                   o     o       o           4      4        4    4      4        4
asks another to have the group               o     3       3           3      3        3    8      3        1
deletes the group                            o     3       3           3      3        3    8      3        1
leaves                                       .     .       o           o      o        3    8      .        .
`;

/** Actions on an account: by its user, a manager, a member of a shared group, and everybody else. */
export const ON_AN_ACCOUNT = `
                                             self manager acquaintance card stranger visitor
sees the account                             o    o       o            4    4        4
sees its address                             o    o       -            4    4        4
changes its settings                         o    3       3            3    4        1
sees which mails it wants                    o    4       4            4    4        1
takes everything out as a file               o    3       3            4    4        1
dismisses a manager of it                    o    4       4            3    4        1
deletes it                                   o    3       3            3    4        1
`;

/** About a booking that a member has made. */
export const ON_A_BOOKING = `
                                   lender lender's_manager group_owner borrower borrower's_manager member stranger visitor
sees the booking                   o      o                o           o        o                  4      4        1
changes its memo                   o      o                3           o        o                  4      4        1
writes about it                    o      o                o           o        o                  4      4        1
tells against the other's wish     o      o                o           3        3                  4      4        1
writes a note for those in charge  o      o                3           3        3                  4      4        1
`;

/** About a month of a group's fee, which a member pays to the owner of the group. */
export const ON_A_FEE = `
                                   payer owner manager group_owner member card reader stranger visitor
sees what is paid                  o     o     o       4           4      4    4      4        1
finds it among what one pays       o     -     -       -           -      -    -      -        1
finds it among what one receives   -     o     o       -           -      -    -      -        1
notes it as paid by hand           3     o     o       4           4      3    8      4        1
refunds a part of it               3     o     o       4           4      3    8      4        1
ends the fee                       o     3     3       4           4      3    8      4        1
`;

export type Cell = 'o' | '-' | '1' | '3' | '4' | '8' | '9' | '.';

/** Rows of a table: the act, and what it answers to each role. */
export function rowsOf(table: string): { act: string; cells: ReadonlyMap<string, Cell> }[] {
  const [head, ...lines] = table.trim().split('\n');
  const roles = head!.trim().split(/\s+/);
  return lines.map((line) => {
    const [act, ...cells] = line.split(/\s{2,}/);
    const found = cells.flatMap((cell) => cell.trim().split(/\s+/)).filter(Boolean) as Cell[];
    if (found.length !== roles.length)
      throw new Error(`${act}: ${found.length} cells for ${roles.length} roles`);
    return { act: act!, cells: new Map(roles.map((role, at) => [role, found[at]!])) };
  });
}
