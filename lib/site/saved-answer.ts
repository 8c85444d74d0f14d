import { once } from '@/lib/data/once';
import { dataVersion, releaseDate } from '@/lib/data/version';
import { dateInWords } from '@/lib/programs/dates';
import { absoluteUrl } from './urls';

/** An answer as its reader keeps, sends or prints it. */
export interface SavedAnswer {
  /** Absolute address that gives the same answer again. */
  readonly address: string;
  /** What was asked, for the subject of a message: "BSN in Ohio: pay, cost and return". */
  readonly subject: string;
  /** The answer in one or two sentences. */
  readonly summary: string;
  /** The reader's answers in words: "Ohio, BSN, no income now"; empty where nothing was asked. */
  readonly inputs: string;
}

/** Makes an answer that can be kept. @param query canonical query of its page. */
export const savedAnswer = (
  path: string,
  query: string,
  said: Omit<SavedAnswer, 'address'>,
): SavedAnswer => ({ ...said, address: absoluteUrl(path, query) });

const messageOf = ({ summary, address }: SavedAnswer) => encodeURIComponent(`${summary}\n\n${address}`);

/** Address that starts an e-mail with the answer. */
export const emailHref = (answer: SavedAnswer) =>
  `mailto:?subject=${encodeURIComponent(answer.subject)}&body=${messageOf(answer)}`;

/** Address that starts a text message with the answer. `?&` is what both Android and iOS read. */
export const textHref = (answer: SavedAnswer) => `sms:?&body=${messageOf(answer)}`;

/** Returns the data that every answer rests on: "Data version 2026.11.2+0123abcd, November 2, 2026". */
export const dataInWords = once(() => `Data version ${dataVersion()}, ${dateInWords(releaseDate())}`);
