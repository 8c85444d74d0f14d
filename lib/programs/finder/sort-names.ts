import { isOwn } from '@/lib/text/own-member';

/** Names of the sorts, with the words that people read. */
export const sortNames = {
  outcomes: 'student outcomes, best first',
  distance: 'distance, closest first',
  earnings: "graduates' earnings, highest first",
  debt: "graduates' debt, lowest first",
  tuition: 'tuition, lowest first',
  net_price: 'price after grants, lowest first',
  name: 'name of the school',
} as const;

export type Sort = keyof typeof sortNames;

export const isSort = (value: unknown): value is Sort => typeof value === 'string' && isOwn(sortNames, value);
