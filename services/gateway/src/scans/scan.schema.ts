import { z } from 'zod';
import { Booking } from '../bookings/booking.schema';
import { Good } from '../goods/good.schema';
import { Group } from '../groups/group.schema';
import { Image } from '../images/image.schema';
import { id, idOrName } from '../schema/ids';
import { text } from '../schema/text';
import { User } from '../users/user.schema';
import { SCAN_ACTIONS, SCAN_MODES } from './scan-actions';

/** Names of barcode formats, as readers of barcodes have them. */
const SCAN_FORMATS = [
  'ean_8',
  'ean_13',
  'upc_a',
  'upc_e',
  'itf',
  'codabar',
  'code_39',
  'code_93',
  'code_128',
  'qr_code',
  'data_matrix',
  'aztec',
] as const;

/** Maximum size of a body, bytes; a code that is too long has a separate refusal. */
const MAX_TEXT = 1024 * 1024;

export const ScanRequest = z
  .object({
    code: text(MAX_TEXT, 1)
      .meta({ maxLength: 512, example: 'CAM-003' })
      .describe('The scanned or typed text, unchanged.'),
    format: z.enum(SCAN_FORMATS).optional().describe('Format of the barcode; absent if it was typed.'),
    group_id: idOrName('media-library')
      .optional()
      .describe('Where it was scanned (id or slug): things of this group are preferred.'),
    mode: z.enum(SCAN_MODES).default('one').describe('Intended action; it comes first if it is possible.'),
  })
  .meta({ id: 'ScanRequest' });

const SCAN_KINDS = ['good', 'group', 'card', 'isbn', 'several', 'unknown'] as const;

const Candidate = z
  .object({
    good_id: id().nullable(),
    user_id: id().nullable().describe('Holder of a member card.'),
    group_id: id().nullable().describe('Group of a member card.'),
  })
  .meta({ id: 'ScanCandidate' });

export const Scan = z
  .object({
    kind: z
      .enum(SCAN_KINDS)
      .describe(
        '`card`: a member card. `isbn`: a book, with its goods in `candidates`. `several`: one of `candidates`. `unknown`: nothing that the caller may see.',
      ),
    normal: z
      .string()
      .describe('The code in its normal form; empty for the address of a member card, which is a secret.'),
    good_id: id().nullable(),
    group_id: id().nullable().describe('The group, or the group of the card.'),
    user_id: id()
      .nullable()
      .describe('Holder of the card, for callers who may list the members of its group.'),
    booking_id: id().nullable().describe('The booking, if its address was scanned.'),
    candidates: z.array(Candidate).describe('Up to 20.'),
    actions: z
      .array(z.enum(SCAN_ACTIONS))
      .describe('Actions that are available to the caller, the most likely first.'),
    code: z
      .enum(['good.isbn', 'good.isbn_jan', 'books.none'])
      .nullable()
      .describe(
        'Reason why a code that looks like an ISBN was not used. `good.isbn_jan`: scan the upper barcode. `books.none`: no source of books knows the ISBN; returned to managers only, for an ISBN without goods.',
      ),
  })
  .meta({ id: 'Scan' });

export type Scan = z.infer<typeof Scan>;

export const ScanAnswer = z
  .object({
    scan: Scan,
    goods: z.array(Good),
    bookings: z
      .array(Booking)
      .describe(
        'Open bookings of the good that start by the end of tomorrow, the earliest end first; up to 50.',
      ),
    users: z.array(User),
    groups: z.array(Group),
    images: z.array(Image),
  })
  .meta({ id: 'ScanAnswer' });

export type ScanAnswer = z.infer<typeof ScanAnswer>;
