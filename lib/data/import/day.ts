import { z } from 'zod';

const day = z.iso.date();

/** Whether text is a day that exists, as 2026-05-08. */
export const isDay = (text: string) => day.safeParse(text).success;
