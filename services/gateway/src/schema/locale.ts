import { LOCALES } from '@kashikari/kernel';
import { z } from 'zod';

/** A language of the interface. */
export const locale = () => z.enum(LOCALES).describe('`ja`, `en`, or `ja-Hira`: Japanese without kanji.');
